// What a seat may know of a game of AFU, and what the rules count for it.
import type { Position } from '../../lib/protocol';
import type { AfuFacts } from './facts';

export interface Strength {
  attack: number;
  defence: number;
  enhanced_attack: boolean;
  enhanced_defence: boolean;
}

export interface Fight {
  ours: Strength | null;
  theirs: Strength | null;
  destroyed: boolean;
  lost: boolean;
  support_lost: boolean;
  /** False where a hand that is not seen may still change the verdict. */
  certain: boolean;
  said: string;
}

export interface GoalCount {
  card: string;
  have: (number | null)[];
  need: number;
  at_most: boolean;
  points: number;
  met: boolean[];
  secret: boolean;
}

export interface ObjectiveCount {
  worth: number | null;
  /** With {0} and {1} where the names of the seats belong. */
  offers: string[];
}

/** What the rules count for the player; anything may be missing. */
export interface Aids {
  phase?: string;
  steps?: { said: string; here: boolean }[];
  points?: (number | null)[];
  /** At the end, of each seat what its points are for: said, and how many. */
  score?: [string, number][][];
  fights?: (Fight | null)[][];
  goals?: GoalCount[];
  /** While one recruits: of each card for sale the achievements that it would count for. */
  advances?: Record<string, string[]>;
  bonuses?: Record<string, boolean>;
  objective?: ObjectiveCount | null;
}

export function factsOf(view: Position['view']): AfuFacts {
  return view as AfuFacts;
}

export function aidsOf({ aids }: Position): Aids {
  return aids as Aids;
}
