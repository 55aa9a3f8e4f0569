// What a scene of AFU tells beside its words.
import type { Scene } from '../../lib/protocol';
import type { Fight } from './view';

/** A part of a strength: the card's own points, its bonus, or what its support adds. */
export interface Term {
  kind: 'card' | 'bonus' | 'support';
  n: number;
  card: string;
}

type Sum = Record<'attack' | 'defence', Term[]>;

/** A place as it is decided: who stood there, what their strengths consist of, and where each card goes. */
export interface FightScene extends Fight {
  kind: 'fight';
  seat: number;
  place: number;
  defenders: string[];
  invaders: string[];
  /** Ours and theirs. */
  sums: [Sum, Sum];
  fates: { card: string; to: 'trophies' | 'escaped' | 'discard' | 'hospital' }[];
}

interface Objective {
  card: string;
  what: 'attack' | 'defence';
  need: number;
  points: number;
}

/** Somebody bids or passes; `stood` is the bid before, by `bidder`. */
export interface BidScene extends Objective {
  kind: 'bid';
  seat: number;
  bid: number;
  stood: number;
  bidder: number;
  pays: number | null;
  open: boolean;
}

/** What was used for the objective, and whether that took it. */
export interface TakenScene extends Objective {
  kind: 'taken';
  seat: number;
  took: boolean;
  worth: number;
  used: string[];
  enemy: { card: string; n: number } | null;
}

export type Staged = FightScene | BidScene | TakenScene | (Objective & { kind: 'objective' }) | { kind: 'event'; card: string };

export function staged({ facts }: Scene): Staged {
  return facts as unknown as Staged;
}

/** The places of the same front that are decided one after the other. */
export function placesOf(among: Scene[], now: FightScene): FightScene[] {
  return among.map(staged).filter((one): one is FightScene => one.kind === 'fight' && one.seat === now.seat);
}
