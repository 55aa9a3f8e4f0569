// Dragging a card to where it is to go, and looking closer at one: with mouse, pen or finger.

export interface Dragging {
  /** What dropping a card on a target would choose, null for what cannot be chosen. */
  choice(card: string, target: string): string[] | null;
  /** A card was dropped on a target, also on one where it cannot go, so that the board can ask why. */
  drop(card: string, target: string): void;
}

interface Carried {
  card: string;
  from: HTMLElement;
  start: { x: number; y: number };
  ghost: HTMLElement | null;
  over: HTMLElement | null;
}

const FIRM = 7; // pixels that make a press a drag

/** An action for a board whose cards have `data-drag` and whose targets have `data-drop`. */
export function dragging(board: HTMLElement, dragging: Dragging) {
  let told = dragging;
  let carried: Carried | null = null;

  function press(event: PointerEvent): void {
    const from = (event.target as Element).closest<HTMLElement>('[data-drag]');
    if (event.button !== 0 || !from || carried) return;
    carried = { card: from.dataset.drag!, from, start: { x: event.clientX, y: event.clientY }, ghost: null, over: null };
    follow(true);
  }

  function move(event: PointerEvent): void {
    if (!carried) return;
    const far = Math.hypot(event.clientX - carried.start.x, event.clientY - carried.start.y);
    if (!carried.ghost && far < FIRM) return;
    carried.ghost ??= lift(board, carried, told);
    carried.ghost.style.translate = `${event.clientX - carried.start.x}px ${event.clientY - carried.start.y}px`;
    hover(carried, targetAt(board, event));
  }

  function release(event: PointerEvent): void {
    const done = carried;
    end();
    if (!done?.ghost) return;
    const target = targetAt(board, event)?.dataset.drop;
    swallowClick();
    if (target !== undefined) told.drop(done.card, target);
  }

  function end(): void {
    if (carried) putDown(board, carried);
    carried = null;
    follow(false);
  }

  function cancel(event: KeyboardEvent): void {
    if (event.key === 'Escape' && carried?.ghost) end();
  }

  function follow(on: boolean): void {
    const listen = on ? window.addEventListener : window.removeEventListener;
    listen('pointermove', move as EventListener);
    listen('pointerup', release as EventListener);
    listen('pointercancel', end);
    listen('keydown', cancel as EventListener);
  }

  board.addEventListener('pointerdown', press);
  return {
    update: (next: Dragging) => void (told = next),
    destroy: () => (end(), board.removeEventListener('pointerdown', press)),
  };
}

/** Show a copy of the card at the pointer and light every target that it may go to. */
function lift(board: HTMLElement, carried: Carried, told: Dragging): HTMLElement {
  const ghost = flying(carried.from, carried.from.parentElement ?? board);
  carried.from.toggleAttribute('data-dragged', true);
  for (const target of targets(board))
    if (told.choice(carried.card, target.dataset.drop!)) target.toggleAttribute('data-can', true);
  return ghost;
}

function hover(carried: Carried, target: HTMLElement | null): void {
  if (target === carried.over) return;
  carried.over?.removeAttribute('data-over');
  target?.toggleAttribute('data-over', true);
  carried.over = target;
}

function putDown(board: HTMLElement, carried: Carried): void {
  hover(carried, null);
  carried.ghost?.remove();
  carried.from.removeAttribute('data-dragged');
  for (const target of targets(board)) target.removeAttribute('data-can');
}

function targets(board: HTMLElement): NodeListOf<HTMLElement> {
  return board.querySelectorAll<HTMLElement>('[data-drop]');
}

function targetAt(board: HTMLElement, event: PointerEvent): HTMLElement | null {
  const target = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-drop]');
  return target && board.contains(target) ? target : null;
}

/** The click that ends a drag or a long press means nothing more. */
export function swallowClick(): void {
  const swallow = (event: Event) => (event.stopPropagation(), event.preventDefault());
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

/** A copy of an element that lies over everything at the same place and cannot be met by keys or pointer. */
export function flying(element: HTMLElement, parent: HTMLElement, box: DOMRect = element.getBoundingClientRect()): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['data-card', 'data-drag', 'data-drop', 'data-detail', 'id']) part.removeAttribute(name);
  copy.classList.add('flying');
  copy.inert = true;
  Object.assign(copy.style, { left: '0px', top: '0px', width: `${box.width}px`, height: `${box.height}px` });
  parent.append(copy);
  const origin = copy.getBoundingClientRect(); // not the window's corner where a container of the board is sized
  Object.assign(copy.style, { left: `${box.left - origin.left}px`, top: `${box.top - origin.top}px` });
  return copy;
}
