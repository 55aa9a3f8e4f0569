// The socket to a table: it comes back by itself, asks for what it missed, and sends again what was not answered.
import { calm } from '../board/motion';
import type { Code } from './board';
import { appended, beside } from './chronicle';
import type { Advised, Asked, Entered, Event, Explained, News, Pointed, Position, Refused, Seat, Told } from './protocol';
import { keepHash } from './settings.svelte';
import { Staging } from './staging.svelte';
import { sameProtocol } from './version';

export type Status = 'connecting' | 'open' | 'lost' | 'gone' | 'outdated';
export type Answer = Refused | Explained;
type Arrived = News & { came: number };
type Question = Exclude<Asked, { type: 'enter' | 'ping' }>;
type Wish = Question extends infer Q ? (Q extends Question ? Omit<Q, 'id'> : never) : never;

const PAUSES = [250, 500, 1000, 2000, 5000];
const PULSE = 15_000;
const PACE = 350; // between positions, so that a quick opponent's moves can be followed
const POINTED = 8000; // how long something stays pointed at
const MOST_WAITING = 8;
const NO_SUCH_TABLE = 4404;

export class Connection {
  status = $state<Status>('connecting');
  /** What does not change while one sits at the table. */
  table = $state.raw<Entered | null>(null);
  seats = $state.raw<Seat[]>([]);
  events = $state.raw<Event[]>([]);
  position = $state.raw<Position | null>(null);
  /** When the position came, for the clock. */
  came = $state.raw(0);
  verdict = $state('');
  rematch = $state('');
  /** Why something was refused or is not offered. */
  answer = $state.raw<Answer | null>(null);
  advice = $state.raw<Advised[] | null>(null);
  /** What the rules have resolved since, to be watched before the next position is shown. */
  readonly staging = new Staging();
  /** What others point at. */
  pointed = $state.raw<Pointed[]>([]);
  /** Questions that are not answered yet, by kind. */
  waiting = $state.raw<Question['type'][]>([]);
  /** The last event that was shown with one's own last move; 0 where none was made on this page. */
  chose = $state(0);
  /** The position at which a move was sent, until something comes of it. */
  private sent = $state.raw<Position | null>(null);
  private queued = $state.raw<Arrived[]>([]);

  private socket: WebSocket | null = null;
  private asked = new Map<string, Question>();
  private checks = new Map<string, (said: string[]) => void>();
  private last = 0;
  /** The number up to which nobody wants to watch any more. */
  private watched = 0;
  private tries = 0;
  private heard = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pace: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;
  private readonly pulse: ReturnType<typeof setInterval>;

  constructor(
    private readonly id: string,
    private language: Code,
    private seat: number | null,
  ) {
    this.pulse = setInterval(() => this.ping(), PULSE);
    window.addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.connect();
  }

  /** Whether what is on the screen is all there is, and no move is under way. */
  get ready(): boolean {
    return this.status === 'open' && this.queued.length === 0 && this.sent === null;
  }

  close(): void {
    clearInterval(this.pulse);
    clearTimeout(this.retry);
    clearTimeout(this.pace);
    this.staging.clear();
    window.removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.drop();
  }

  /** Come back in another language or at another seat: everything is told anew. */
  enter(language: Code, seat: number | null): void {
    if (language === this.language && seat === this.seat) return;
    [this.language, this.seat, this.last, this.tries] = [language, seat, 0, 0];
    [this.queued, this.answer, this.advice] = [[], null, null];
    this.staging.clear();
    if (this.socket?.readyState === WebSocket.OPEN) this.greet();
    else this.connect();
  }

  /** What is wrong with something that the seat would settle on before the game. */
  check(text: string): Promise<string[]> {
    return new Promise((answer) => this.checks.set(this.ask({ type: 'settle', text, only_check: true }), answer));
  }

  ask(wish: Wish): string {
    const id = freshId();
    const question = { ...wish, id } as Question;
    this.asked.set(id, question);
    if (question.type === 'move') this.sent = this.position;
    this.send(question);
    this.note();
    return id;
  }

  /** Go to where the game is now, past everything that waits to be watched. */
  skip(): void {
    this.watched = this.last;
    this.staging.end();
  }

  private wake = (): void => {
    if (this.status === 'lost' && document.visibilityState === 'visible') this.connect();
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.drop();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/socket/${encodeURIComponent(this.id)}`);
    if (this.status !== 'lost') this.status = 'connecting';
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = (message) => this.hear(JSON.parse(message.data as string) as Told);
    socket.onclose = (event) => this.lost(event.code);
  }

  private greet(): void {
    this.send({ type: 'enter', language: this.language, seat: this.seat, since: this.last || null });
  }

  private drop(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
    this.socket.close();
    this.socket = null;
  }

  private lost(code: number): void {
    this.socket = null;
    if (code === NO_SUCH_TABLE) return this.leave('gone');
    this.status = 'lost';
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)];
    this.retry = setTimeout(() => this.connect(), pause);
  }

  /** There is nothing to come back to. */
  private leave(status: Status): void {
    this.status = status;
    this.close();
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (!this.heard) return this.socket.close();
    this.heard = false;
    this.send({ type: 'ping' });
  }

  private send(message: Asked): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: Told): void {
    this.heard = true;
    switch (message.type) {
      case 'entered':
        return this.entered(message);
      case 'news':
        this.last = Math.max(this.last, message.number);
        this.queued = [...this.queued, { ...message, came: Date.now() }];
        this.events = appended(this.events, beside(message.events), false);
        return this.next();
      case 'presence':
        return void (this.seats = message.seats);
      case 'pointed':
        return this.point(message);
      case 'pong':
        return;
      default:
        return this.answered(message);
    }
  }

  private entered(message: Entered): void {
    if (!sameProtocol(message.protocol)) return this.leave('outdated');
    this.showAll();
    this.events = appended(this.events, message.events, message.whole);
    [this.table, this.seats, this.last] = [message, message.seats, message.number];
    [this.verdict, this.rematch] = [message.verdict, message.rematch];
    if (!message.position.over) keepHash(this.id, message.commitment);
    if (message.position.at !== this.position?.at || message.events.length > 0) this.show(message.position, Date.now());
    else [this.position, this.came] = [message.position, Date.now()];
    [this.status, this.tries, this.heard] = ['open', 0, true];
    for (const question of this.asked.values()) this.send(question);
  }

  /** Show the next position, but not sooner than the last one could be seen, and what leads to it was watched. */
  private next(): void {
    clearTimeout(this.pace);
    const news = this.queued[0];
    if (!news || this.staging.scene) return;
    const wait = calm() || this.queued.length > MOST_WAITING ? 0 : this.shown + PACE - performance.now();
    if (wait > 0) return void (this.pace = setTimeout(() => this.next(), wait));
    this.staging.play(news.number > this.watched ? news.events.flatMap((event) => event.scenes) : [], () => this.goOn());
  }

  private goOn(): void {
    const [news, ...rest] = this.queued;
    this.queued = rest;
    if (news) this.tell(news);
    this.next();
  }

  private showAll(): void {
    clearTimeout(this.pace);
    this.staging.clear();
    const rest = this.queued;
    this.queued = [];
    for (const news of rest) this.tell(news);
  }

  private tell(news: Arrived): void {
    this.events = appended(this.events, news.events, false);
    if (news.verdict) this.verdict = news.verdict;
    this.rematch = news.events.find((event) => event.kind === 'rematch')?.table ?? this.rematch;
    if (news.position.at !== this.position?.at) [this.advice, this.answer] = [null, null];
    this.show(news.position, news.came);
  }

  private point(message: Pointed): void {
    this.pointed = [...this.pointed.filter(({ seat }) => seat !== message.seat), message];
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one !== message)), POINTED);
  }

  private show(position: Position, came: number): void {
    if (position.at !== this.position?.at) {
      if (this.sent) this.chose = this.events.at(-1)?.number ?? 0;
      this.sent = null;
    }
    this.position = position;
    this.shown = performance.now();
    this.came = came;
  }

  private answered(message: Exclude<Told, { type: 'entered' | 'news' | 'presence' | 'pointed' | 'pong' }>): void {
    const question = this.asked.get(message.id);
    this.asked.delete(message.id);
    this.note();
    this.checks.get(message.id)?.(message.type === 'checked' ? message.said : message.type === 'refused' ? [message.said] : []);
    if (this.checks.delete(message.id)) return;
    if (message.type === 'advice') this.advice = message.options;
    if (message.type === 'explained' || message.type === 'refused') this.answer = message.said ? message : null;
    if (message.type === 'refused' && question?.type === 'move') this.sent = null;
  }

  private note(): void {
    this.waiting = [...this.asked.values()].map((question) => question.type);
  }
}

/** An id of its own for each question; `crypto.randomUUID` is missing where the page came over plain HTTP. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
