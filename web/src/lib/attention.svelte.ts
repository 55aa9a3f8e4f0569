// What a player looks at and is about to do: a card, something taken up, choices to be confirmed, the drawer.
import { untrack } from 'svelte';
import { confirmationOf, questionOf } from './sentences';
import { confirmsMoves } from './settings.svelte';
import type { Sitting } from './sitting.svelte';

export type Tab = 'log' | 'chat' | 'rules' | 'players' | 'settings';

export class Attention {
  /** What the drawer shows, null where it is closed. */
  tab = $state<Tab | null>(null);
  /** The card that is looked at closely. */
  card = $state<string | null>(null);
  /** What was taken up on the board and is to go somewhere. */
  held = $state<string | null>(null);
  /** Choices that are to be confirmed. */
  pending = $state.raw<string[] | null>(null);
  /** What is asked, told by the game with regard to what is held where it can. */
  readonly question = $derived.by(() => {
    const { active, game, shown } = this.sitting;
    return (active && shown && questionOf(game, shown, this.held)) || shown?.question || '';
  });

  private readonly at = $derived.by(() => this.sitting.table.position?.at);

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      void this.at;
      this.pending = null;
    });
    $effect(() => {
      if (sitting.curtained) untrack(() => (this.putAway(), (this.tab = null)));
    });
  }

  /** Make choices, or show them first where they are to be confirmed. */
  act(choices: string[]): void {
    this.putAway();
    if (confirmsMoves() && confirmationOf(this.sitting.game, choices)) this.pending = choices;
    else this.sitting.move(choices);
  }

  confirm(): void {
    const choices = this.pending;
    this.pending = null;
    if (choices) this.sitting.move(choices);
  }

  why(choice: string): void {
    [this.card, this.pending] = [null, null];
    this.sitting.table.ask({ type: 'why', choice });
  }

  /** A closer look at a card; one that the mouse merely rests on waits until an answer has been read. */
  look(card: string, by: 'hover' | 'wish'): void {
    if (by === 'wish') this.sitting.table.answer = null;
    if (this.sitting.table.answer === null) this.card = card;
  }

  putAway(): void {
    const { table } = this.sitting;
    [this.card, this.pending, table.answer, table.advice] = [null, null, null, null];
  }

  toggle(tab: Tab): void {
    this.tab = this.tab === tab ? null : tab;
  }

  /** Escape closes what is nearest: the drawer that one is in, what is said about the game, the drawer. */
  escape(): void {
    const { answer, advice } = this.sitting.table;
    const within = document.activeElement?.closest('[data-drawer]');
    if (within || (this.card === null && this.pending === null && !answer && !advice)) this.tab = null;
    else this.putAway();
  }
}
