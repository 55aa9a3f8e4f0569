// Dronovody's questions as the page asks them: what is left to do in a turn.
import { stepOf } from '../../lib/asking';
import type { Position } from '../../lib/protocol';
import { says } from '../../lib/words.svelte';
import { factsOf } from './view';
import { words } from './words';

const say = says(words);

export function question(position: Position): string | null {
  const { todo, carded, actions } = factsOf(position.view);
  if (stepOf(todo) !== 'Turn') return null;
  if (carded) return say(actions > 0 ? 'askTurnAction' : 'askTurnEnd');
  return say(actions > 0 ? 'askTurnBoth' : 'askTurnCard');
}
