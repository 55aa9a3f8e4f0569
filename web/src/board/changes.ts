// What has changed on a board since one chose last: cards that have come, or lie in another part of it.

/** Parts in which only one's own cards lie, and those that show cards a second time. */
const LEFT_OUT = '[data-zone=hand], [data-zone=mine], [data-zone=self], [data-zone=tray], [data-copies]';
const HIDDEN = 'back'; // the keys of cards seen from behind begin with this

/** The cards that lie elsewhere than before. */
export function changed(before: Map<string, string>, now: Map<string, string>): string[] {
  return [...now].filter(([card, zone]) => before.get(card) !== zone).map(([card]) => card);
}

export class Changes {
  private before = new Map<string, string>();
  private since: number | null = null;

  constructor(private readonly board: HTMLElement) {}

  /** Mark what has changed since a choice of one's own, by its number: another number begins anew. */
  mark(since: number): void {
    const now = this.lying();
    if (since !== this.since) [this.before, this.since] = [now, since];
    if (this.before.size === 0) this.before = now; // the board had not been drawn yet
    const fresh = new Set(changed(this.before, now));
    for (const card of this.board.querySelectorAll<HTMLElement>('[data-card]'))
      card.toggleAttribute('data-fresh', fresh.has(card.dataset.card!) && card.closest(LEFT_OUT) === null);
  }

  private lying(): Map<string, string> {
    const cards = [...this.board.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => !card.dataset.card!.startsWith(HIDDEN));
    return new Map(cards.filter((card) => card.closest('[data-copies]') === null).map((card) => [card.dataset.card!, card.closest<HTMLElement>('[data-zone]')?.dataset.zone ?? '']));
  }
}
