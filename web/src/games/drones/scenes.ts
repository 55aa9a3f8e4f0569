// What a scene of Dronovody tells beside its words.
import type { Scene } from '../../lib/protocol';
import type { Harm, Term } from './view';

interface Ledger {
  wounded: number;
  trench: number;
}

/** An enemy that a defence roll has woken does what it does; a roll may wake nobody. */
export interface DefenceScene {
  kind: 'defence';
  die: number;
  seat: number;
  enemy: string | null;
  number: number;
  many: number;
  harm: Harm;
  spared: boolean;
  before: Ledger;
  after: Ledger;
  /** Of everybody in turn order; null for those who have still to roll. */
  rolls: { seat: number; die: number | null }[];
}

/** An attack with a drone or an artillery card; a hit without a roll has no die. */
export interface AttackScene {
  kind: 'attack';
  die: number | null;
  seat: number;
  needs: number;
  terms: Term[];
  hit: boolean;
  broke: boolean;
  drone: string;
  target: string;
}

/** A mishap and whom it has hit. */
export interface MishapScene {
  kind: 'mishap';
  seat: number;
  card: string;
  hit: number[];
  spared: number[];
}

export function staged({ facts }: Scene): DefenceScene | AttackScene | MishapScene {
  return facts as unknown as DefenceScene | AttackScene | MishapScene;
}

const AROUND = 2;

/** The enemies of the same roll, with those before and after the one that acts now, as far as they come one after the other. */
export function struck(among: Scene[], now: DefenceScene): DefenceScene[] {
  return among
    .map(staged)
    .filter((one): one is DefenceScene => one.kind === 'defence' && one.seat === now.seat && one.enemy !== null)
    .filter(({ number }) => Math.abs(number - now.number) <= AROUND);
}
