// The log: events as the table told them, and the sentences that are left of them.
import type { Event } from './protocol';

/** A sentence of the log; the same one in a row is written once and counted. */
export interface Line {
  /** Of no other line. */
  key: string;
  number: number;
  kind: Event['kind'];
  seat: number;
  said: string;
  times: number;
}

/** What is known after more was told: everything anew, or what was missed; in its order, and nothing twice. */
export function appended(known: Event[], more: Event[], whole: boolean): Event[] {
  if (whole) return more;
  const numbers = new Set(known.map((event) => event.number));
  const missed = more.filter((event) => !numbers.has(event.number));
  return missed.length > 0 ? [...known, ...missed].sort((one, other) => one.number - other.number) : known;
}

/** What happens beside the game and is told at once, even while the game itself is still being watched. */
export function beside(events: Event[]): Event[] {
  return events.filter(({ kind }) => kind === 'chat' || kind === 'phrase');
}

/** Without the choices that were taken back. */
function standing(events: Event[]): Event[] {
  let left: Event[] = [];
  for (const event of events) {
    if (event.kind === 'undo' || event.kind === 'takeback') left = left.filter((other) => other.kind !== 'choice' || other.at < event.at);
    left.push(event);
  }
  return left;
}

/** Without what was said in passing before the same seat settled it. */
function settled(events: Event[]): Event[] {
  const settledAt = new Map<number, number>();
  for (const event of events) if (event.settles) settledAt.set(event.seat, event.number);
  return events.filter((event) => !event.passing || event.number > (settledAt.get(event.seat) ?? -1));
}

/** The number of one's own last choice, 0 where there is none. */
export function lastOwn(events: Pick<Event, 'kind' | 'seat' | 'number'>[], mine: (seat: number) => boolean): number {
  return events.findLast((event) => event.kind === 'choice' && mine(event.seat))?.number ?? 0;
}

/** What others have done since an event. */
export function since(told: Line[], number: number, mine: (seat: number) => boolean): Line[] {
  return told.filter((line) => line.kind === 'choice' && line.number > number && line.seat >= 0 && !mine(line.seat));
}

export function lines(events: Event[]): Line[] {
  const told: Line[] = [];
  for (const { number, kind, seat, said: sentences } of settled(standing(events)))
    for (const [place, said] of sentences.entries()) {
      const last = told.at(-1);
      if (last && last.said === said && last.kind === kind && kind !== 'chat' && kind !== 'phrase') told[told.length - 1] = { ...last, times: last.times + 1 };
      else told.push({ key: `${number}.${place}`, number, kind, seat, said, times: 1 });
    }
  return told;
}
