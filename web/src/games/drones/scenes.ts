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
