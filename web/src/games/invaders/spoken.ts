// A card in words, for who cannot see it.
import { says } from '../../lib/words.svelte';
import type { CardIndex } from './faces';
import { names } from './symbols/names';
import { words } from './words';
import { printed } from './view';

const say = says(words);
const named = says(names);

/** Everything on a card in one sentence; its power and price as they are now. */
export function spoken(id: string, index: CardIndex, now: { power?: number; discard?: number; drain?: number } = {}): string {
  const [card, shown] = [index.card(id), index.face(id)];
  if (!card || !shown) return id;
  const { discard = shown.discard, drain = shown.drain } = now;
  const power = now.power ?? shown.power;
  const parts = [
    ...shown.types.map((type) => named(type)),
    ...(power === null ? [say('oneShot')] : [say('powerSaid', { n: printed(power) })]),
    ...(discard ? [say('discardSaid', { n: discard })] : []),
    ...(drain ? [say('drainSaid', { n: drain })] : []),
    ...(shown.text ? [shown.text] : []),
  ];
  return `${card.name}: ${parts.join(', ')}`;
}
