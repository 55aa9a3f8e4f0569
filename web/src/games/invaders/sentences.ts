// What cannot be taken back in Invaders: the end of a turn, after which the attack follows, and a strategy.
import { says } from '../../lib/words.svelte';
import { words } from './words';

const say = says(words);

export function confirmation(choices: string[]): string | null {
  return choices.at(-1) === 'end turn' ? say('confirmEnd') : null;
}
