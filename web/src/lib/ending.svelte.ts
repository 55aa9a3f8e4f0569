// The end of a game at a table: everything is laid open, and the next game follows.
import * as api from './api';
import type { Shown } from './protocol';
import { go } from './routes.svelte';
import type { Sitting } from './sitting.svelte';
import { language } from './words.svelte';

export class Ending {
  /** Whether the verdict was put away to see the board. */
  seen = $state(false);
  /** The views of all seats, once they are open. */
  readonly opened = $derived.by(() => (this.sitting.table.position?.over && this.shown ? this.shown.views : null));
  private shown = $state.raw<Shown | null>(null);
  private rematching = $state(false);

  constructor(private readonly sitting: Sitting) {
    const { id, table } = sitting;
    $effect(() => {
      if (table.position?.over) api.shown(id, table.position.at, language()).then((found) => (this.shown = found), () => undefined);
    });
    $effect(() => {
      if (this.rematching && table.rematch) go(`/table/${table.rematch}`);
    });
  }

  rematch(): void {
    this.rematching = true;
    this.sitting.table.ask({ type: 'rematch' });
  }
}
