// Things on a board that are marked from outside it: what somebody points at, what a scene is about.
import type { Scene } from '../lib/protocol';

export interface Mark {
  /** A card or a place by the board's own name for it. */
  thing: string;
  colour: string;
  /** Whose it is, where the same lies at several players. */
  seat?: number;
}

/** What a scene is about; it may say whose. */
export function staged(scene: Scene | null): Mark[] {
  return (scene?.cards ?? []).map((thing) => ({ thing, colour: 'var(--lit)', seat: scene?.facts.seat }));
}

const AT_SEAT = '[data-seat]';
const NAMED = '[data-detail], [data-card]';

/** What a thing on a board is called at the table. */
export function nameOf(target: EventTarget | null): string | undefined {
  const thing = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  return thing?.dataset.detail || thing?.dataset.card;
}

/** Mark everything on a board that bears one of the names, and nothing else. */
export function mark(board: HTMLElement, marks: Mark[]): void {
  for (const thing of board.querySelectorAll<HTMLElement>(NAMED)) {
    const { detail, card } = thing.dataset;
    const found = markOf(marks, [detail, card], thing.closest<HTMLElement>(AT_SEAT)?.dataset.seat);
    thing.toggleAttribute('data-marked', found !== undefined);
    if (found) thing.style.setProperty('--mark', found.colour);
  }
}

/** The last of the marks that means a thing by one of its names, which lies at a seat, or at none. */
export function markOf(marks: Mark[], names: (string | undefined)[], at: string | undefined): Mark | undefined {
  return marks.findLast(({ thing, seat }) => names.includes(thing) && (seat === undefined || at === undefined || seat === Number(at)));
}
