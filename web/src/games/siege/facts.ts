// What a seat may know of a game of Siege, as the table sends it, and what the rules count for it.
import type { Position } from '../../lib/protocol';
import type { Counts } from './walls';

export const ATTACKER = 0;
export const DEFENDER = 1;
export const CAULDRONS = 3;

export type Formation = 'sum' | 'run' | 'colour' | 'same strength' | 'colour run';

export interface SiegeFacts {
  seat: number;
  asked: number;
  options: string[];
  todo: string[];
  over: boolean;
  tactics: string;
  turn: number;
  deck: number;
  tactics_deck: number;
  hand: string[];
  aside: string[];
  /** Cards that this seat gave and that are still in the other hand (siege-81). */
  given: string[];
  /** Of each seat how many siege and how many tactics cards. */
  hands: [number, number][];
  asides: [number, number][];
  attack: string[][];
  defence: string[][];
  damaged: number[];
  cauldrons: number;
  discard: string[];
  tactics_played: number[];
  used: string[][];
  /** Cards of this hand that the other seat gave. */
  known: string[];
}

/** A complete formation: its type, that type in words, its total. */
export interface Complete {
  formation: Formation;
  said: string;
  strength: number;
}

export interface WallAid {
  wall: number;
  spaces: number;
  counts: Counts;
  damaged: boolean;
  attack: Complete | null;
  defence: Complete | null;
}

export function factsOf(position: Position): SiegeFacts {
  return position.view as unknown as SiegeFacts;
}

export function wallAids(position: Position): WallAid[] {
  return (position.aids as { walls?: WallAid[] }).walls ?? [];
}

/** The cards on a seat's side, wall by wall, the first next to the wall. */
export function sideOf(facts: SiegeFacts, seat: number): string[][] {
  return seat === ATTACKER ? facts.attack : facts.defence;
}
