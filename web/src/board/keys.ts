// Arrow keys move the focus on a board from one thing to the next that lies in that direction.

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';
export interface Place {
  x: number;
  y: number;
}

const THINGS = '[data-zone] button, [data-zone] [tabindex]';
const ASIDE = 2.5; // how much worse it is to lie aside than to lie far
const BESIDE = 10_000; // what lies more beside than ahead is gone to only where nothing lies ahead
const TYPING = 'input, textarea, select, [contenteditable], [role=tablist], [role=slider]';

/** The nearest of the places in a direction, or -1; what lies aside counts as farther away. */
export function nearest(from: Place, places: Place[], direction: Direction): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const [ahead, aside] = apart(from, place, direction);
    const far = ahead + ASIDE * aside + (aside > ahead ? BESIDE : 0);
    if (ahead > 1 && far < least) [best, least] = [index, far];
  });
  return best;
}

function apart(from: Place, to: Place, direction: Direction): [number, number] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  switch (direction) {
    case 'ArrowLeft':
      return [-dx, Math.abs(dy)];
    case 'ArrowRight':
      return [dx, Math.abs(dy)];
    case 'ArrowUp':
      return [-dy, Math.abs(dx)];
    case 'ArrowDown':
      return [dy, Math.abs(dx)];
  }
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function things(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>(THINGS)].filter((thing) => thing.tabIndex >= 0 && thing.checkVisibility());
}

function isDirection(key: string): key is Direction {
  return key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown';
}

/** Whether keys go to something that uses them itself, such as a text being typed. */
export function busy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** An action for the element around a board; from nowhere, an arrow goes to the hand. */
export function roaming(board: HTMLElement) {
  function move(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || !isDirection(event.key) || busy(event.target)) return;
    const all = things(board);
    const here = all.indexOf(document.activeElement as HTMLElement);
    if (here < 0 && document.activeElement !== document.body && !board.contains(document.activeElement)) return;
    const next = here < 0 ? board.querySelector<HTMLElement>('[data-zone=hand] button') ?? all[0] : all[nearest(middle(all[here]!), all.map(middle), event.key)];
    next?.focus();
    event.preventDefault();
  }
  window.addEventListener('keydown', move); // after the board's own handlers, which Svelte hears at the root
  return { destroy: () => window.removeEventListener('keydown', move) };
}
