// What a seat may know of a game of Invaders, and what the rules count for it.
import type { Position } from '../../lib/protocol';
import type { InvadersFacts } from './facts';

export const MANKIND = 0;
export const INVADER = 1;
export const SIDES = ['mankind', 'invader'] as const;
export const ZONES = ['pacific-rim', 'eurasia', 'africa'] as const;
export const SLOTS = 4;
export const DRAWN = 2; // cards a turn
export type Side = 0 | 1;

export type Piece = InvadersFacts['areas'][number][number];
export type Doing = InvadersFacts['doings'][number];

/** What one card adds in its zone. */
export interface Term {
  card: string;
  number: number;
  power: number;
  printed: number;
  turned: boolean;
}

/** A zone as the attack would find it. */
export interface Sum {
  zone: number;
  power: number;
  printed: number;
  attack: number;
  defence: number;
  drain: number;
  invader: Term[];
  mankind: Term[];
}

/** A card in play or a zone that was chosen. */
export interface Target {
  zone: number;
  card?: string;
  number?: number;
}

export interface Price {
  discard: number;
  drain: number;
}

export interface Strategy {
  name: string;
  side: Side;
  used: boolean;
  saves_hero: boolean;
}

/** What the rules count for the player; anything may be missing. */
export interface Aids {
  zones?: Sum[];
  /** The drains once the chain has taken effect without further answers; null where that cannot be told. */
  if_passed?: number[] | null;
  /** Of what is under way, the first one first: whether it will take effect, and what was chosen for it. */
  chain?: { works: boolean; targets: Target[] }[];
  /** What was chosen for the play that is being put together. */
  planned?: Target[];
  prices?: Record<string, Price>;
  track?: { start: number; most: number };
  strategies?: Strategy[];
}

export type { InvadersFacts };

export function factsOf(view: Position['view']): InvadersFacts {
  return view as InvadersFacts;
}

export function aidsOf({ aids }: Position): Aids {
  return aids as Aids;
}

/** From which side the table is seen; whoever looks on sits with Mankind. */
export function sideOf({ seat }: { seat: number }): Side {
  return seat === INVADER ? INVADER : MANKIND;
}

export function areaOf(side: Side, zone: number): number {
  return side * ZONES.length + zone;
}

/** How many whole turns of drawing a deck lasts. */
export function turnsLeft(deck: number): number {
  return Math.floor(deck / DRAWN);
}

/** A number as it is printed, with a true minus. */
export function printed(n: number): string {
  return String(n).replace('-', '−');
}
