// A visitor at a table: where they sit, who is asked, and what they may do there.
import { onDestroy, untrack } from 'svelte';
import { SPECTATOR, askedSeat } from './asking';
import { Connection } from './connection.svelte';
import { go } from './routes.svelte';
import { helpAt, playsAllSides } from './settings.svelte';
import { language } from './words.svelte';

export class Sitting {
  readonly table: Connection;
  readonly game = $derived.by(() => this.table.table?.game ?? '');
  readonly help = $derived.by(() => helpAt(this.id));
  readonly seat = $derived.by(() => this.table.table?.seat ?? SPECTATOR);
  readonly asked = $derived.by(() => (this.table.position ? askedSeat(this.table.position, this.table.seats) : null));
  /** Another seat of the same visitor that is asked. */
  readonly elsewhere = $derived.by(() => {
    const [here, asked] = [this.seat, this.asked];
    return here !== SPECTATOR && asked !== null && asked !== here && this.table.seats[asked]!.mine ? asked : null;
  });
  /** Several share this screen and another one is to look: until then nothing of the game is on the page. */
  readonly curtained = $derived.by(() => this.elsewhere !== null && !playsAllSides(this.id));
  /** Whether somebody is still to come. */
  readonly waits = $derived.by(() => this.table.seats.some((one) => one.kind === 'open'));
  /** Whether the visitor is to choose now. */
  readonly active = $derived.by(() => this.table.ready && this.seat !== SPECTATOR && this.asked === this.seat && !this.waits);
  /** The position as it is shown: whoever wants no help counts themselves. */
  readonly shown = $derived.by(() => {
    const { position } = this.table;
    return this.help === 'bare' && position && !position.over ? { ...position, aids: {} } : position;
  });

  constructor(
    readonly id: string,
    wanted: () => number | null,
  ) {
    this.table = new Connection(id, language(), wanted());
    onDestroy(() => this.table.close());
    $effect(() => {
      const [code, seat] = [language(), wanted()];
      untrack(() => this.table.enter(code, seat));
    });
    $effect(() => {
      if (this.elsewhere !== null && playsAllSides(id)) this.sit(this.elsewhere);
    });
  }

  sit(seat: number): void {
    go(`/table/${this.id}?seat=${seat}`, 'replace');
  }

  move(choices: string[]): void {
    if (this.table.position && this.active) this.table.ask({ type: 'move', at: this.table.position.at, choices });
  }

  undo(): void {
    if (this.table.position?.undo && this.table.ready && !this.curtained) this.table.ask({ type: 'undo' });
  }

  hint(): void {
    if (this.active && this.help !== 'bare' && !this.table.waiting.includes('hint')) this.table.ask({ type: 'hint' });
  }
}
