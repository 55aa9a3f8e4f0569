// A finished game being watched: where one is in it, and what is seen there.
import * as api from './api';
import type { Code } from './board';
import type { Position, Replay, Shown } from './protocol';
import { Staging } from './staging.svelte';

const PACE = 900;
const STAY = 80; // a place that is only passed by is not asked for

/** What only belongs to a game that is being played. */
const NOTHING_SAID = { then: [], undo: false, takeback: -1, requests: [], intents: [], offers: {}, proposals: [], asking: null, clock: null };

export class Reel {
  replay = $state.raw<Replay | null>(null);
  shown = $state.raw<Shown | null>(null);
  at = $state(0);
  playing = $state(false);
  /** Why there is nothing to watch. */
  failed = $state.raw<string | null>(null);

  /** What the choice that one comes to brought about, to be watched before its position is shown. */
  readonly staging = new Staging();

  private seen = new Map<number, Promise<Shown>>();
  private code: Code = 'en';
  private timer: ReturnType<typeof setTimeout> | undefined;
  private staying: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly id: string,
    private readonly start: number | null,
    private readonly side: () => number,
  ) {}

  get length(): number {
    return this.replay?.steps.length ?? 0;
  }

  async load(code: Code): Promise<void> {
    this.code = code;
    this.seen.clear();
    try {
      const first = this.replay === null;
      this.replay = await api.replay(this.id, code);
      this.failed = null;
      this.to(first ? (this.start ?? 0) : this.at);
    } catch (error) {
      this.failed = api.saidOf(error);
    }
  }

  /** Go to the position after so many choices; whoever takes one step forward watches what leads there. */
  to(at: number): void {
    const watches = this.shown !== null && at === this.at + 1;
    this.at = Math.min(Math.max(at, 0), this.length);
    clearTimeout(this.staying);
    this.staging.clear();
    if (this.shown === null || this.seen.has(this.at)) this.stay(watches);
    else this.staying = setTimeout(() => this.stay(watches), STAY);
  }

  play(): void {
    if (this.at >= this.length) this.to(0);
    this.playing = true;
    this.timer = setTimeout(() => this.goOn(), PACE);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  close(): void {
    this.pause();
    clearTimeout(this.staying);
    this.staging.clear();
  }

  position(seat: number): Position | null {
    const [replay, shown] = [this.replay, this.shown];
    const view = shown?.views[seat] ?? shown?.views[0];
    if (!replay || !shown || !view) return null;
    const over = shown.at >= this.length;
    const aids = shown.aids[seat] ?? {};
    const [ending, result] = over ? [replay.ending, replay.result] : ['', null];
    return { ...NOTHING_SAID, at: shown.at, view, aids, question: shown.question, over, ending, result };
  }

  private goOn(): void {
    if (!this.playing) return;
    if (this.at >= this.length) return this.pause();
    if (this.shown?.at === this.at) this.to(this.at + 1); // not while something is being watched
    this.timer = setTimeout(() => this.goOn(), PACE);
  }

  /** Show where one is, and have the next position ready. */
  private stay(watches: boolean): void {
    const wanted = this.at;
    this.look(wanted).then(
      (shown) => wanted === this.at && this.staging.play(watches ? (shown.scenes[this.side()] ?? []) : [], () => (this.shown = shown)),
      (error) => {
        this.pause();
        if (this.shown === null) this.failed = api.saidOf(error);
      },
    );
    if (wanted < this.length) this.look(wanted + 1).catch(() => undefined);
  }

  private look(at: number): Promise<Shown> {
    const known = this.seen.get(at) ?? api.shown(this.id, at, this.code);
    this.seen.set(at, known);
    known.catch(() => this.seen.delete(at));
    return known;
  }
}
