// A finished game being watched: where one is in it, and what is seen there.
import * as api from './api';
import type { Code } from './board';
import { fightsOf, roundsOf, stopAt, stopsOf, turnsOf } from './moves';
import type { Position, Replay, Scene, Shown } from './protocol';
import { Staging } from './staging.svelte';

const PACE = 900;
const STAY = 80; // a place that is only passed by is not asked for

export type Jump = 'turn' | 'round' | 'fight';

/** What only belongs to a game that is being played. */
const NOTHING_SAID = { then: [], undo: false, takeback: -1, requests: [], intents: [], offers: {}, proposals: [], window: false, passing: [], settling: [], settle: null, settled: false, seals: [], asking: null, clock: null };

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

  /** Where one stops: at every choice of a player, with all that follows it by itself, and at the end. */
  readonly stops = $derived.by(() => stopsOf(this.replay?.steps ?? []));
  /** Where turns and rounds begin, and what fights lead to. */
  readonly jumps = $derived.by<Record<Jump, number[]>>(() => {
    const steps = this.replay?.steps ?? [];
    return { turn: turnsOf(steps), round: roundsOf(steps), fight: fightsOf(steps) };
  });
  /** Which of the stops one is at, or has just passed. */
  readonly move = $derived.by(() => Math.max(0, this.stops.findLastIndex((stop) => stop <= this.at)));

  async load(code: Code): Promise<void> {
    this.code = code;
    this.seen.clear();
    try {
      const first = this.replay === null;
      this.replay = await api.replay(this.id, code);
      this.failed = null;
      this.to(first ? (this.start ?? this.stops[0] ?? 0) : this.at);
    } catch (error) {
      this.failed = api.saidOf(error);
    }
  }

  /** Go to the position after so many choices; whoever watches sees first what the choices from a place on lead to. */
  to(at: number, from: number | null = null): void {
    this.at = Math.min(Math.max(at, 0), this.length);
    clearTimeout(this.staying);
    this.staging.clear();
    if (this.shown === null || this.seen.has(this.at)) this.stay(from);
    else this.staying = setTimeout(() => this.stay(from), STAY);
  }

  /** One move on, and all that follows it. */
  forward(): void {
    const next = this.stops.find((stop) => stop > this.at);
    if (next !== undefined) this.to(next, this.shown === null ? null : this.at);
  }

  back(): void {
    this.to(this.stops.findLast((stop) => stop < this.at) ?? this.stops[0] ?? 0);
  }

  /** To the stop that a choice belongs to. */
  toStep(at: number): void {
    this.to(stopAt(this.stops, at));
  }

  /** To the next turn, round or fight, or the one before; a fight is watched. */
  jump(what: Jump, by: 1 | -1): void {
    const places = this.jumps[what];
    const found = by > 0 ? places.find((stop) => stop > this.at) : places.findLast((stop) => stop < this.at);
    if (found === undefined) return;
    const before = this.stops.findLast((stop) => stop < found) ?? 0;
    this.to(found, what === 'fight' ? before : null);
  }

  play(): void {
    if (this.at >= this.length) this.to(this.stops[0] ?? 0);
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
    if (this.shown?.at === this.at) this.forward(); // not while something is being watched
    this.timer = setTimeout(() => this.goOn(), PACE);
  }

  /** Show where one is, and have the next position ready. */
  private stay(from: number | null): void {
    const wanted = this.at;
    Promise.all([this.look(wanted), this.scenesBetween(from ?? wanted, wanted)]).then(
      ([shown, scenes]) => wanted === this.at && this.staging.play(scenes, () => (this.shown = shown)),
      (error) => {
        this.pause();
        if (this.shown === null) this.failed = api.saidOf(error);
      },
    );
    const next = this.stops.find((stop) => stop > wanted);
    if (next !== undefined) this.look(next).catch(() => undefined);
  }

  /** What the choices after one place up to another brought about. */
  private async scenesBetween(from: number, to: number): Promise<Scene[]> {
    const staged = (this.replay?.steps ?? []).slice(from, to).flatMap((step, n) => (step.staged ? [from + n + 1] : []));
    const shown = await Promise.all(staged.map((at) => this.look(at)));
    return shown.flatMap(({ scenes }) => scenes[this.side()] ?? []);
  }

  private look(at: number): Promise<Shown> {
    const known = this.seen.get(at) ?? api.shown(this.id, at, this.code);
    this.seen.set(at, known);
    known.catch(() => this.seen.delete(at));
    return known;
  }
}
