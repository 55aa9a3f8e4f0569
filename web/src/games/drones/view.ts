// What a seat may know of a game of Dronovody, and what the rules count for it.
import type { Position } from '../../lib/protocol';
import type { DronesFacts } from './facts';

/** One thing that goes into a number to be rolled. */
export interface Term {
  said: string;
  amount: number;
  /** The card that it comes from, empty for none. */
  card: string;
}

export interface Odds {
  needs: number;
  /** In percent; of artillery with a drone that spots for it, of both rolls. */
  chance: number;
  terms: Term[];
}

export interface Harm {
  trench: number;
  crew: number;
  shot_down: number;
  broken: number;
  logistics: number;
}

/** What the viewer's own next defence would bring on one number. */
export interface Forecast extends Harm {
  face: number;
  enemies: { card: string; spared: boolean }[];
  wounded_after: number;
  loses: boolean;
}

export interface Points {
  trophies: number;
  projects: number;
  wounded: number;
  total: number;
  characters: number;
}

type Targets = Record<string, Record<string, Odds>>;

/** What the rules count for the player; anything may be missing. */
export interface Aids {
  forecast?: Forecast[];
  /** Of each own drone that can fly now, the enemies that it can attack. */
  sorties?: Targets;
  /** Of each artillery card that can fire now, the enemies that it can hit. */
  artillery?: Targets;
  /** How far each seat sees, and whether it has Ammo. */
  recon?: number[];
  ammo?: boolean[];
  prices?: Record<string, number>;
  technology?: { have: number; need: number };
  scores?: Points[];
}

export type { DronesFacts };

export function factsOf(view: Position['view']): DronesFacts {
  return view as DronesFacts;
}

export function aidsOf({ aids }: Position): Aids {
  return aids as Aids;
}

/** Whoever looks on sits with nobody, and is shown the first board. */
export function seatOf(view: { seat: number }): number {
  return Math.max(0, view.seat);
}

export type Phase = 'command' | 'threats' | 'recovery';

const PHASES: Record<string, Phase> = {
  NextTurn: 'command',
  Turn: 'command',
  Threats: 'threats',
  Defence: 'threats',
  DefenceRoll: 'threats',
  NewThreats: 'threats',
  Mishap: 'threats',
  PassTheToken: 'threats',
  EndOfRound: 'recovery',
  Income: 'recovery',
  EndOfDraft: 'recovery',
};

/** The phase of the topmost step that belongs to one; what is being done is the last of those to do. */
export function phaseOf(todo: string[]): Phase {
  for (const step of todo.toReversed()) {
    const phase = PHASES[step.replace(/\(.*/s, '')];
    if (phase) return phase;
  }
  return 'recovery';
}

/** Whose defence it is, where there is one. */
export function defenderOf(todo: string[]): number | null {
  const strike = todo.findLast((step) => /^(DefenceRoll|Strike)\(/.test(step));
  return strike ? Number(/\d/.exec(strike)![0]) : null;
}
