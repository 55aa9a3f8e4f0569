// The coach of a first game: the aim, then a note the first time that a kind of question comes up.
import { guideOf, type CoachNote } from './games';
import { explainedAt, noteExplained } from './settings.svelte';

const AIM = 'Aim';

export class Coach {
  private notes = $state.raw<Record<string, CoachNote>>({});
  private shown = $state<string | null>(null);
  private kind = '';

  constructor(private readonly table: string) {}

  /** What is explained now; it stays until it is put away or another question is explained. */
  get note(): CoachNote | undefined {
    return this.shown === null ? undefined : this.notes[this.shown];
  }

  async load(game: string): Promise<void> {
    this.notes = await guideOf(game);
    this.explain();
  }

  /** The player is asked a question of this kind. */
  ask(kind: string): void {
    if (kind === this.kind) return;
    this.kind = kind;
    this.explain();
  }

  putAway(): void {
    if (this.shown) noteExplained(this.table, this.shown);
    this.shown = null;
    this.explain();
  }

  private explain(): void {
    const next = this.kind && [AIM, this.kind].find((kind) => kind !== this.shown && this.news(kind));
    if (!next) return;
    if (this.shown) noteExplained(this.table, this.shown);
    this.shown = next;
  }

  private news(kind: string): boolean {
    return kind in this.notes && !explainedAt(this.table).includes(kind);
  }
}
