// Things on a board that are marked from outside it: what somebody points at, what a scene is about.

export interface Mark {
  /** A card or a place by the board's own name for it. */
  thing: string;
  colour: string;
}

const NAMED = '[data-detail], [data-card]';

/** What a thing on a board is called at the table. */
export function nameOf(target: EventTarget | null): string | undefined {
  const thing = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  return thing?.dataset.detail || thing?.dataset.card;
}

/** Mark everything on a board that bears one of the names, and nothing else. */
export function mark(board: HTMLElement, marks: Mark[]): void {
  for (const thing of board.querySelectorAll<HTMLElement>(NAMED)) {
    const found = marks.findLast((one) => one.thing === thing.dataset.detail || one.thing === thing.dataset.card);
    thing.toggleAttribute('data-marked', found !== undefined);
    if (found) thing.style.setProperty('--mark', found.colour);
  }
}
