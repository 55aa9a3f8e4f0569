// A view of Invaders as it lies on the table: slots, the hand, and the chain of answers.
import type { CardIndex } from './faces';
import { areaOf, SLOTS, type Aids, type Doing, type InvadersFacts, type Piece, type Side, type Target } from './view';

/** A card of the hand; a key belongs to one card of a position. */
export interface Held {
  id: string;
  key: string;
}

/** Copies share an id: the first that is met gets `id#1`, the next `id#2`. */
export function held(hand: string[]): Held[] {
  const met = new Map<string, number>();
  return hand.map((id) => {
    const n = (met.get(id) ?? 0) + 1;
    met.set(id, n);
    return { id, key: `${id}#${n}` };
  });
}

/** The four slots of a side of a zone, free ones as null. */
export function slots(v: InvadersFacts, side: Side, zone: number): (Piece | null)[] {
  const there = v.areas[areaOf(side, zone)] ?? [];
  return Array.from({ length: SLOTS }, (_, place) => there[place] ?? null);
}

/** Where a piece lies, by its number. */
export function located(v: InvadersFacts, number: number): { side: Side; zone: number; piece: Piece } | null {
  for (const [area, pieces] of v.areas.entries()) {
    const piece = pieces.find((one) => one.number === number);
    if (piece) return { side: (area < 3 ? 0 : 1) as Side, zone: area % 3, piece };
  }
  return null;
}

/** One thing under way, with its place in the chain from 1, whether it will take effect, and what was chosen for it. */
export interface Link {
  n: number;
  doing: Doing;
  works: boolean;
  targets: Target[];
  /** Whether it cancels what it answers, and whether it prevents a drain. */
  cancels: boolean;
  prevents: boolean;
}

/** The chain, the newest first. */
export function chain(v: InvadersFacts, told: NonNullable<Aids['chain']>, cards: CardIndex): Link[] {
  return v.doings
    .map((doing, at): Link => {
      const answer = doing.kind === 'card' ? cards.values(doing.card).answer : null;
      const { works = true, targets = [] } = told[at] ?? {};
      return { n: at + 1, doing, works, targets, cancels: Boolean(answer?.cancel) && at > 0, prevents: Boolean(answer?.prevent_drain) };
    })
    .toReversed();
}

/** The zones that a chain or a play touches, the nearest first. */
export function touched(doings: Doing[], targets: Target[], v: InvadersFacts): number[] {
  const own = doings.toReversed().flatMap(({ zone, piece }) => (zone >= 0 ? [zone] : (located(v, piece)?.zone ?? [])));
  return [...new Set([...targets.map(({ zone }) => zone), ...own])];
}
