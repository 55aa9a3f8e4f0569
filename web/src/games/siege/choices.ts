// What can be chosen in Siege and what a click means: a card in the hand, a cauldron or a retreat, and then a wall.
import { offered, stepOf } from '../../lib/asking';
import type { Position } from '../../lib/protocol';
import { isAction } from './cards';
import { factsOf } from './view';
import { WALLS } from './walls';

/** What is about to go to a wall: a card, or one of these. */
export const CAULDRON = 'cauldron';
export const RETREAT = 'retreat';
export const EXPLOSION = 'explosion';

const AT_WALL: Record<string, string> = { [CAULDRON]: 'oil', [RETREAT]: 'retreat', [EXPLOSION]: 'explode' };
const PLACING = ['Move', 'Enlist', 'TurnCoat'];

/** The choice that bringing something to a wall would be: `R7@3`, `oil 3`. */
export function atWall(held: string, wall: number): string {
  const word = AT_WALL[held];
  return word === undefined ? `${held}@${wall}` : `${word} ${wall}`;
}

/** The choice that a card of the hand is by itself: an action to play, or a card to name; null for one that goes to a wall. */
export function byItself(position: Position, card: string): string[] | null {
  return offered(position, `pick ${card}`) ?? (isAction(card) ? offered(position, `play ${card}`) : null);
}

export function canGoToAWall(position: Position, held: string): boolean {
  return WALLS.some((wall) => offered(position, atWall(held, wall)) !== null);
}

/** What an action card in progress puts to a wall, so that it need not be taken up first. */
export function inProgress(position: Position): string | null {
  const { options, todo } = factsOf(position.view);
  const step = stepOf(todo);
  if (step === 'Blast') return options.length > 0 ? EXPLOSION : null;
  return PLACING.includes(step) ? (options.find((option) => option.includes('@'))?.split('@')[0] ?? null) : null;
}

/** What a choice is about, to be marked on the board: a card, a wall, a word. */
export function parts(choice: string): { card: string | null; wall: number | null } {
  const [, card, wall] = /^(?:(?:play|pick) )?([A-Z]+\d*|[a-z]{6,})(?:@(\d))?$/.exec(choice) ?? [];
  const [, about] = /^[a-z]+ (\d)$/.exec(choice) ?? [];
  const number = wall ?? about;
  return { card: card ?? null, wall: number === undefined ? null : Number(number) };
}
