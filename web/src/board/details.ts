// Looking closer at a card: a long press, a mouse that rests on it, or `?`.
import { swallowClick } from './drag';

export interface Details {
  show(card: string, by: 'press' | 'hover' | 'key'): void;
  /** The mouse has left the card that it rested on. */
  leave(): void;
}

const PRESSED = 500;
const RESTED = 600;
const STEADY = 8;

function thing(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-detail], [data-drag]') : null;
}

function cardOf(target: EventTarget | null): string | undefined {
  const element = thing(target);
  return element?.dataset.detail ?? element?.dataset.drag;
}

/** A card that says everything by itself, `data-plain`, is explained only if asked. */
function restedOn(target: EventTarget | null): string | undefined {
  return thing(target)?.dataset.plain === undefined ? cardOf(target) : undefined;
}

/** An action for the element around a board whose cards have `data-detail`. */
export function detailing(board: HTMLElement, details: Details) {
  let told = details;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let resting: string | undefined;
  let start = { x: 0, y: 0 };
  let pressed = false;
  let hovering = false; // whether what the mouse rests on is shown

  const stop = () => clearTimeout(timer);

  /** Whoever chooses does not look any longer. */
  function lookAway(): void {
    stop();
    if (hovering) told.leave();
    hovering = false;
  }

  function press(event: PointerEvent): void {
    lookAway();
    const card = cardOf(event.target);
    start = { x: event.clientX, y: event.clientY };
    pressed = false;
    if (card && event.pointerType !== 'mouse') timer = setTimeout(() => ((pressed = true), told.show(card, 'press')), PRESSED);
  }

  function release(): void {
    stop();
    if (pressed) swallowClick();
    pressed = false;
  }

  function move(event: PointerEvent): void {
    if (event.pointerType === 'mouse') return rest(event);
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STEADY) stop();
  }

  function rest(event: PointerEvent): void {
    const card = event.buttons ? undefined : restedOn(event.target);
    if (card === resting) return;
    if (resting) leave();
    resting = card;
    stop();
    if (card) timer = setTimeout(() => ((hovering = true), told.show(card, 'hover')), RESTED);
  }

  function leave(): void {
    lookAway();
    resting = undefined;
  }

  function key(event: KeyboardEvent): void {
    if (event.key === 'Enter' || event.key === ' ') lookAway();
    const card = cardOf(document.activeElement);
    if (event.key !== '?' || event.defaultPrevented || !card || !board.contains(document.activeElement)) return;
    told.show(card, 'key');
    event.preventDefault();
  }

  const gone = new AbortController();
  const heard = { signal: gone.signal };
  board.addEventListener('pointerdown', press, heard);
  board.addEventListener('pointermove', move, heard);
  board.addEventListener('pointerup', release, heard);
  board.addEventListener('pointercancel', release, heard);
  board.addEventListener('pointerleave', leave, heard);
  window.addEventListener('keydown', key, heard);
  return {
    update: (next: Details) => void (told = next),
    destroy: () => (stop(), gone.abort()),
  };
}
