// The coach of a first game: the aim, then a note the first time that a kind of question comes up.
// A note for one seat alone is named by the kind and the seat's number.
import { untrack } from 'svelte';
import { asking, stepOf } from './asking';
import { guideOf, type CoachNote } from './games';
import { explainedAt, noteExplained } from './settings.svelte';
import type { Sitting } from './sitting.svelte';

const AIM = 'Aim';

export class Coach {
  private notes = $state.raw<Record<string, CoachNote>>({});
  private shown = $state<string | null>(null);
  private kind = '';

  constructor(private readonly sitting: Sitting) {
    $effect(() => {
      const { game } = sitting;
      if (game) untrack(() => void this.load(game));
    });
    $effect(() => {
      const { active, help, table } = sitting;
      const kind = active && help === 'guided' && table.position ? stepOf(asking(table.position).todo) : '';
      if (kind) untrack(() => this.ask(kind));
    });
  }

  /** What is explained now; it stays until it is put away or another question is explained. */
  get note(): CoachNote | undefined {
    const { help, table, curtained } = this.sitting;
    return help !== 'guided' || table.position?.over || curtained || this.shown === null ? undefined : this.notes[this.shown];
  }

  putAway(): void {
    this.noteShown();
    this.shown = null;
    this.explain();
  }

  private async load(game: string): Promise<void> {
    this.notes = await guideOf(game);
    this.explain();
  }

  /** The player is asked a question of this kind. */
  private ask(kind: string): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.explain();
  }

  private explain(): void {
    const next = this.kind && [AIM, this.kind].map((kind) => this.own(kind)).find((kind) => kind !== this.shown && this.news(kind));
    if (!next) return;
    this.noteShown();
    this.shown = next;
  }

  private noteShown(): void {
    if (this.shown) noteExplained(this.sitting.id, this.shown);
  }

  private own(kind: string): string {
    const own = `${kind} ${this.sitting.seat}`;
    return own in this.notes ? own : kind;
  }

  private news(kind: string): boolean {
    return kind in this.notes && !explainedAt(this.sitting.id).includes(kind);
  }
}
