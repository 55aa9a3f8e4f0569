// What a seat may know of a game of Siege, and what the rules count for it.
import type { Position } from '../../lib/protocol';
import type { SiegeFacts } from './facts';

export const ATTACKER = 0;
export const DEFENDER = 1;
export const CAULDRONS = 3;

export type Formation = 'sum' | 'run' | 'colour' | 'same strength' | 'colour run';

/** A complete formation: its type, that type in words, its total. */
export interface Complete {
  formation: Formation;
  said: string;
  strength: number;
}

export interface WallAid {
  wall: number;
  attack: Complete | null;
  defence: Complete | null;
}

/** Cards seen from behind. */
export interface Backs {
  siege: number;
  tactics: number;
}

export function factsOf(view: Position['view']): SiegeFacts {
  return view as SiegeFacts;
}

export function wallAids({ aids }: Position): WallAid[] {
  return (aids as { walls?: WallAid[] }).walls ?? [];
}

/** The cards on a seat's side, wall by wall, the first next to the wall. */
export function sideOf(facts: SiegeFacts, seat: number): string[][] {
  return seat === ATTACKER ? facts.attack : facts.defence;
}

/** How many cards of each back a seat has among those counted: its hand, or what it set aside. */
export function backsOf(counted: number[][], seat: number): Backs {
  const [siege = 0, tactics = 0] = counted[seat] ?? [];
  return { siege, tactics };
}
