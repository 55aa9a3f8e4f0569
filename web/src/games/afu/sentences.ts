// AFU's questions as the page asks them: they end with what stands on the button.
import { stepOf } from '../../lib/asking';
import type { Position } from '../../lib/protocol';
import { says } from '../../lib/words.svelte';
import { factsOf } from './view';
import { words } from './words';

const say = says(words);
const ASKED = {
  Field: 'askField',
  AfterCombat: 'askAfterCombat',
  Compensate: 'askCompensate',
  DismissOne: 'askDismissOne',
  SoloOffer: 'askSoloOffer',
} as const;

export function question(position: Position): string | null {
  const asked = ASKED[stepOf(factsOf(position.view).todo) as keyof typeof ASKED];
  return asked ? say(asked) : null;
}
