// Which drawing a card has: one that its id asks for, else that of its kind.
import { OURS, PLACES_FOUGHT_FOR, THEIRS } from './units';

export const PICTURES: Record<string, string> = { ...OURS, ...THEIRS, ...PLACES_FOUGHT_FOR };

type Named = [RegExp, string][];

const OURS_NAMED: Named = [
  [/marine|river|coastal-defence/, 'marines'],
  [/assault|airborne|airmobile|special|border|sniper/, 'assault'],
  [/mortar/, 'mortar'],
  [/rocket|missile-battery|long-range/, 'rockets'],
  [/fighting-vehicle|mechanised|motorised/, 'vehicle'],
  [/helicopter/, 'helicopter'],
  [/drone/, 'drones'],
  [/sapper|engineer/, 'engineers'],
  [/hospital|medical|evacuation/, 'medics'],
  [/recon|scout/, 'recon'],
  [/signal/, 'signals'],
  [/headquarters|press/, 'staff'],
  [/repair/, 'repair'],
  [/depot|logistic|aid/, 'stores'],
  [/counsel|band/, 'comfort'],
];
const THEIRS_NAMED: Named = [
  [/landing/, 'enemyLanding'],
  [/^mi-|^ka-/, 'enemyHelicopter'],
  [/orlan|forpost/, 'enemyDrone'],
  [/iskander|tochka/, 'enemyMissile'],
  [/grad|uragan|tos-/, 'enemyRockets'],
  [/radar|jamming/, 'enemyRadar'],
  [/^bmp|^btr|^bmd|motor-rifle/, 'enemyVehicle'],
  [/column/, 'enemyColumn'],
  [/^t-\d|tank/, 'enemyTank'],
];
/** By troop type, mark or what a bonus brings. */
const OURS_KIND: Record<string, string> = {
  infantry: 'infantry', artillery: 'artillery', tank: 'tank', air: 'jet', antiAir: 'airDefence', reinforcements: 'reserve', aid: 'stores',
  hospital: 'medics', recon: 'recon', calm: 'comfort', noPanic: 'comfort', draw: 'signals', points: 'stores',
};
const THEIRS_KIND: Record<string, string> = { air: 'enemyJet', antiAir: 'enemyAirDefence', enemyArtillery: 'enemyArtillery', rocket: 'enemyMissile', reinforcements: 'enemyInfantry' };

const found = (id: string, named: Named): string | undefined => named.find(([words]) => words.test(id))?.[1];

/** The drawing of a card of a deck; `kind` is the sign that stands for it. Null where a large sign says more. */
export function pictureOf(id: string, deck: string, kind: string): string | null {
  if (deck === 'objectives') return kind in PLACES_FOUGHT_FOR ? kind : 'city';
  if (deck === 'invaders') return found(id, THEIRS_NAMED) ?? THEIRS_KIND[kind] ?? 'enemyInfantry';
  if (!['starting', 'afu', 'aid'].includes(deck)) return null;
  return found(id, OURS_NAMED) ?? OURS_KIND[kind] ?? 'infantry';
}
