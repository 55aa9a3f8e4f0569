import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Event, News, Position, Scene, Told } from './protocol';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) });
vi.stubGlobal('matchMedia', () => ({ matches: true })); // nothing moves, so that only scenes hold anything up
const nobody = { addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal('window', nobody);
vi.stubGlobal('document', { ...nobody, visibilityState: 'visible' });
vi.stubGlobal('location', { protocol: 'http:', host: 'table.example' });
vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });

const { Staging } = await import('./staging.svelte');
const { Connection } = await import('./connection.svelte');
const { PROTOCOL } = await import('./protocol');
const { currentPace, setPace } = await import('./settings.svelte');

const scene = (title: string): Scene => ({ title, lines: [], cards: [], facts: {} });
const three = ['a', 'b', 'c'].map(scene);

beforeEach(() => {
  vi.useFakeTimers();
  setPace('step');
});
afterEach(() => vi.useRealTimers());

describe('the stage', () => {
  it('holds each scene until it is dismissed, and then lets the game go on', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.play(three, then);
    for (const [n, title] of ['a', 'b', 'c'].entries()) {
      vi.advanceTimersByTime(60_000);
      expect(staging.scene?.title).toBe(title);
      expect(staging.place).toEqual({ n: n + 1, all: 3 });
      expect(then).not.toHaveBeenCalled();
      staging.next();
    }
    expect(staging.scene).toBeNull();
    expect(then).toHaveBeenCalledOnce();
  });

  it('goes on by itself at a pace, the slow one later than the quick one', () => {
    const took = (['slow', 'quick'] as const).map((pace) => {
      const [staging, then] = [new Staging(), vi.fn()];
      const start = Date.now();
      setPace(pace);
      staging.play(three, then);
      vi.runAllTimers();
      expect(then).toHaveBeenCalledOnce();
      return Date.now() - start;
    });
    expect(took[0]).toBeGreaterThan(took[1]!);
    expect(took[1]).toBeGreaterThan(3000);
  });

  it('takes up another pace at once, and remembers it', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.play(three, then);
    staging.go('quick');
    expect([currentPace(), kept.get('pace')]).toEqual(['quick', 'quick']);
    vi.runAllTimers();
    expect(then).toHaveBeenCalledOnce();
  });

  it('holds nothing up where nobody watches, or there is nothing to see', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.play([], then);
    setPace('off');
    staging.play(three, then);
    expect(then).toHaveBeenCalledTimes(2);
    expect(staging.scene).toBeNull();
  });

  it('is left at once by whoever has seen enough', () => {
    const [staging, then] = [new Staging(), vi.fn()];
    staging.play(three, then);
    staging.end();
    staging.end();
    expect(staging.scene).toBeNull();
    expect(then).toHaveBeenCalledOnce();
  });
});

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = Socket.OPEN;
  onmessage: (message: { data: string }) => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
}
vi.stubGlobal('WebSocket', Socket);

const tell = (message: unknown) => Socket.last.onmessage({ data: JSON.stringify(message as Told) });
const position = (at: number) => ({ at, over: true, view: {} }) as Position;
const event = (number: number, kind: Event['kind'], scenes: Scene[]): Event =>
  ({ number, kind, seat: 0, said: [`${kind} ${number}`], at: number - 1, passing: false, settles: false, table: '', scenes });
const news = (number: number, scenes: Scene[] = [], kind: Event['kind'] = 'choice') =>
  tell({ type: 'news', number, events: [event(number, kind, scenes)], position: position(number), verdict: '' } satisfies News);

describe('at the table', () => {
  let table: InstanceType<typeof Connection>;

  beforeEach(() => {
    table = new Connection('t', 'en', 0);
    tell({ type: 'entered', protocol: PROTOCOL, seats: [], number: 0, whole: true, events: [], position: position(0), verdict: '', rematch: '' });
  });
  afterEach(() => table.close());

  it('the board waits for the scenes that lead to the next position, and what came later waits behind them', () => {
    news(1, [scene('a'), scene('b')]);
    news(2);
    news(3, [scene('c')]);
    expect([table.staging.scene?.title, table.position?.at, table.ready]).toEqual(['a', 0, false]);
    table.staging.next();
    expect([table.staging.scene?.title, table.position?.at]).toEqual(['b', 0]);
    table.staging.next();
    expect([table.staging.scene?.title, table.position?.at, table.ready]).toEqual(['c', 2, false]);
    table.staging.next();
    expect([table.staging.scene, table.position?.at, table.ready]).toEqual([null, 3, true]);
  });

  it('whoever skips is where the game is, and watches again what comes after', () => {
    news(1, [scene('a'), scene('b')]);
    news(2, [scene('c')]);
    table.skip();
    expect([table.staging.scene, table.position?.at, table.ready]).toEqual([null, 2, true]);
    news(3, [scene('d')]);
    expect([table.staging.scene?.title, table.position?.at]).toEqual(['d', 2]);
  });

  it('what people say is told at once, in its place', () => {
    news(1, [scene('a')]);
    news(2, [], 'chat');
    expect(table.events.map(({ number }) => number)).toEqual([2]);
    table.staging.next();
    expect(table.events.map(({ number }) => number)).toEqual([1, 2]);
  });

  it('whoever comes in anew sees the position as it is', () => {
    news(1, [scene('a')]);
    tell({ type: 'entered', protocol: PROTOCOL, seats: [], number: 1, whole: false, events: [], position: position(1), verdict: '', rematch: '' });
    expect([table.staging.scene, table.position?.at, table.ready]).toEqual([null, 1, true]);
  });

  it('clocks run from when a position came, also after coming in again where nothing has happened, or after scenes', () => {
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(50_000);
    tell({ type: 'entered', protocol: PROTOCOL, seats: [], number: 0, whole: false, events: [], position: position(0), verdict: '', rematch: '' });
    expect(table.came).toBe(50_000);
    clock.mockReturnValue(60_000);
    news(1, [scene('a')]);
    clock.mockReturnValue(70_000);
    table.staging.next();
    expect([table.position?.at, table.came]).toEqual([1, 60_000]);
    clock.mockRestore();
  });
});
