// A card in words, for who cannot see it.
import { says } from '../../lib/words.svelte';
import { face, type CardIndex, type Figure } from './faces';
import { names } from './symbols/names';
import { words } from './words';

const say = says(words);
const named = says(names);

function figure({ sign, text = '', look }: Figure): string {
  if (look === 'die') return say('saidHits', { n: text.replace('+', '') });
  return [sign ? named(sign) : '', text].filter(Boolean).join(' ');
}

/** The numbers of the die that wake an enemy. */
export function waking(numbers: number[]): string {
  return say('wakes', { numbers: numbers.join(', ') });
}

/** Everything on a card in one sentence. */
export function spoken(id: string, index: CardIndex): string {
  const card = index.card(id);
  if (!card) return id;
  const shown = face(card);
  const parts = [
    ...(shown.cost === null ? [] : [say('saidCost', { n: shown.cost })]),
    ...(shown.corner ? [named(shown.corner)] : []),
    ...(shown.dice.length ? [waking(shown.dice)] : []),
    ...(shown.points === null ? [] : [say('saidPoints', { n: shown.points })]),
    ...[...shown.above, ...shown.below].map(figure),
    ...(shown.halves ? (['crew', 'hq'] as const).map((half) => `${say(half)}: ${shown.halves![half].map(figure).join(' ') || '–'}`) : []),
  ];
  return [card.name, parts.join(', ')].filter(Boolean).join(': ');
}
