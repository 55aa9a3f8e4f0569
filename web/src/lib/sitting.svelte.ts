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
  /** Whether several seats are all on one side, so that nobody has to look away. */
  readonly together = $derived.by(() => this.table.seats.length > 1 && new Set(this.table.table?.sides).size === 1);
  /** Several share this screen and another one is to look: until then nothing of the game is on the page. */
  readonly curtained = $derived.by(() => this.elsewhere !== null && !this.together && !playsAllSides(this.id));
  /** Whether somebody is still to come. */
  readonly waits = $derived.by(() => this.table.seats.some((one) => one.kind === 'open'));
  /** Whether the visitor is to choose now. */
  readonly active = $derived.by(() => this.table.ready && this.asked === this.seat && this.table.seats[this.seat]?.mine === true && !this.waits);
  /** Whether one's seat passes by itself wherever it could answer. */
  readonly passing = $derived.by(() => this.table.position?.passing.includes(this.seat) ?? false);
  /** Whether one has passed, and others will be shown so in a moment. */
  readonly passed = $derived.by(() => this.table.position?.window === true && this.asked === this.seat && this.table.waiting.includes('move'));
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
      if (this.elsewhere !== null && (this.together || playsAllSides(id))) this.sit(this.elsewhere);
    });
  }

  sit(seat: number): void {
    go(`/table/${this.id}?seat=${seat}`, 'replace');
  }

  /** Whether somebody else's seat is on the visitor's side. */
  partner(seat: number): boolean {
    const sides = this.table.table?.sides ?? [];
    return seat !== this.seat && sides[seat] === sides[this.seat];
  }

  move(choices: string[]): void {
    if (this.table.position && this.active) this.table.ask({ type: 'move', at: this.table.position.at, choices });
  }

  /** Settle on something as a whole before the game, unseen by the others. */
  settle(text: string): void {
    if (this.table.position?.settle && !this.curtained) this.table.ask({ type: 'settle', text });
  }

  /** Take one's last choice back, or where that is not one's own to decide ask the others to. */
  undo(): void {
    const { position } = this.table;
    if (!position || !this.table.ready || this.curtained) return;
    if (position.undo) this.table.ask({ type: 'undo' });
    else if (position.takeback >= 0) this.table.ask({ type: 'takeback', at: position.takeback });
  }

  /** Let one's seat pass by itself from now on, or no more. */
  switchPassing(): void {
    if (!this.table.table?.windows || this.seat === SPECTATOR || this.curtained || this.table.position?.over) return;
    if (!this.table.waiting.includes('passing')) this.table.ask({ type: 'passing', on: !this.passing });
  }

  /** Let everybody see a card or a place. */
  point(thing: string): void {
    if (this.seat !== SPECTATOR && this.table.seats.length > 1 && !this.curtained) this.table.ask({ type: 'point', thing });
  }

  hint(): void {
    if (this.active && this.help !== 'bare' && !this.table.waiting.includes('hint')) this.table.ask({ type: 'hint' });
  }
}
