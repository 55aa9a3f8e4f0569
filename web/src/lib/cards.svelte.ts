// The cards of the game on the table, told in the visitor's language.
import * as api from './api';
import type { Cards } from './protocol';
import { language } from './words.svelte';

export class CardSet {
  /** Undefined as long as nobody has answered, null for a game without a card set. */
  known = $state.raw<Cards | null | undefined>();

  constructor(game: () => string) {
    $effect(() => {
      if (game()) api.cards(game(), language()).then((found) => (this.known = found), () => (this.known = null));
    });
  }
}
