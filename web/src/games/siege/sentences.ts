// Siege's sentences: the notation of a card becomes the card, and the question says what is held and what may come first.
import type { Position } from '../../lib/protocol';
import type { Part } from '../../lib/sentences';
import { isAction } from './cards';
import { CAULDRON, EXPLOSION, RETREAT, parts } from './choices';
import { factsOf } from './view';
import { cardName, say } from './names';

const NOTATION = /\b([RYGBS](?:1[01]|\d)|J[12]|SP|SH)\b/;
const FIRST = { 'retreat ': 'firstRetreat', 'oil ': 'firstOil', 'control ': 'firstControl' } as const;
const AT_WALL: Record<string, 'oilWhere' | 'retreatWhere' | 'explodeWhere'> = {
  [CAULDRON]: 'oilWhere',
  [RETREAT]: 'retreatWhere',
  [EXPLOSION]: 'explodeWhere',
};

export function split(text: string): Part[] {
  return text
    .split(NOTATION)
    .map((part, index) => (index % 2 ? { card: part, name: cardName(part) } : part))
    .filter((part) => part !== '');
}

export function question(position: Position, held: string | null): string | null {
  if (held !== null) return AT_WALL[held] ? say(AT_WALL[held]) : say('chooseWallFor', { card: held });
  if (position.then.length === 0) return null;
  const { options } = factsOf(position.view);
  const ways = Object.entries(FIRST).flatMap(([word, way]) => (options.some((option) => option.startsWith(word)) ? [say(way)] : []));
  return ways.length > 0 ? say('playOrFirst', { ways: ways.join(say('or')) }) : null;
}

/** Every card that is laid or played is out of the hand for good. */
export function confirmation(choices: string[]): string | null {
  const choice = choices.at(-1)!;
  const { card, wall } = parts(choice);
  if (card !== null && wall !== null) return say('confirmLay', { card, n: wall });
  if (choice.startsWith('play ') && card !== null && isAction(card)) return say('confirmPlay', { card: cardName(card) });
  const word = ({ oil: 'confirmOil', retreat: 'confirmRetreat', explode: 'confirmExplode' } as const)[choice.split(' ')[0]!];
  return word && wall !== null ? say(word, { n: wall }) : null;
}
