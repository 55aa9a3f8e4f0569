// A card in words, for who cannot see it.
import { names } from './symbols/names';
import type { SymbolName } from './symbols/drawings';
import { says } from '../../lib/words.svelte';
import { face, type CardIndex, type Face, type Part } from './faces';
import { words } from './words';

const say = says(words);
const named = says(names);

function part(it: Part, index: CardIndex): string {
  const name = it.badge ? say('saidBadge', { name: index.badge(it.badge) }) : named(it.symbol);
  return it.n ? `${name} ${it.n}` : name;
}

function figures(shown: Face): string[] {
  if (shown.tone === 'objective') return shown.figures.map((it) => say('saidNeeds', { what: named(it.symbol), n: it.value }));
  return shown.figures.map((it) => say(it.enhanced ? 'saidEnhanced' : 'saidFigure', { what: named(it.symbol), n: it.value }));
}

function bonus(shown: Face, index: CardIndex): string[] {
  if (shown.tone === 'event') return shown.reward ? [say('saidEffect', { reward: part(shown.reward, index) })] : [];
  if (shown.tone === 'achievement') return shown.when ? [say('saidCounts', { what: named(shown.when.symbol), n: shown.when.n ?? '' })] : [];
  if (!shown.reward) return [];
  const reward = part(shown.reward, index);
  return [shown.when ? say('saidBonusIf', { when: part(shown.when, index), reward }) : say('saidBonus', { reward })];
}

function given(shown: Face, index: CardIndex): string[] {
  if (!shown.gives) return [];
  const what = part(shown.gives, index);
  return [shown.gives.symbol === 'star' ? what : say('saidGives', { what })];
}

/** Everything on a card in one sentence. */
export function spoken(id: string, index: CardIndex): string {
  const card = index.card(id);
  if (!card) return id;
  const shown = face(card);
  const kinds: SymbolName[] = shown.tone === 'panic' || shown.tone === 'achievement' || shown.tone === 'event' ? [] : [shown.picture];
  const parts = [
    ...(shown.price === null ? [] : [say('saidPrice', { n: shown.price })]),
    ...figures(shown),
    ...[...kinds.filter((kind) => kind !== 'other'), ...shown.marks].map((it) => named(it)),
    ...(shown.badge ? [say('saidBadge', { name: index.badge(shown.badge) })] : []),
    ...bonus(shown, index),
    ...given(shown, index),
  ];
  return [card.name, parts.join(', ')].filter(Boolean).join(': ');
}

/** The reward of a card's bonus in words. */
export function rewardOf(id: string, index: CardIndex): string {
  const card = index.card(id);
  const reward = card && face(card).reward;
  return reward ? part(reward, index) : '';
}
