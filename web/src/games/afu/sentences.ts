// AFU's questions as the page asks them: they end with what stands on the button.
import type { Position } from '../../lib/protocol';
import { says } from '../../lib/words.svelte';
import { stepOf } from './choices';
import type { AfuFacts } from './layout';
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
  const asked = ASKED[stepOf((position.view as AfuFacts).todo) as keyof typeof ASKED];
  return asked ? say(asked) : null;
}
