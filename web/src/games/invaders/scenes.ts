// What a scene of Invaders tells beside its words.
import type { Scene } from '../../lib/protocol';
import type { Sum } from './view';

/** A zone is attacked: both sums, and what they come to. */
export interface AttackScene extends Sum {
  kind: 'attack';
}

/** The cards that the attack on a zone drains, and the deck before and after. */
export interface DrainScene {
  kind: 'drain';
  zone: number;
  cards: string[];
  seat: number;
  was: number;
  deck: number;
}

/** The drain check has moved the marker. */
export interface CheckScene {
  kind: 'check';
  was: number;
  now: number;
}

/** A hero has left the game, and the next one comes. */
export interface HeroScene {
  kind: 'hero';
  gone: string;
  new: string;
  left: number;
}

export type Staged = AttackScene | DrainScene | CheckScene | HeroScene | { kind: 'skipped' };

export function staged({ facts }: Scene): Staged {
  return facts as unknown as Staged;
}

/** The sums of all zones that are attacked one after the other, so far as they come together. */
export function zonesOf(among: Scene[]): AttackScene[] {
  return among.map(staged).filter((one): one is AttackScene => one.kind === 'attack');
}
