// Cards move, not jump: what lay elsewhere before flies to its new place, what is new comes from its pile.
import { flying } from './drag';

const FLIGHT: KeyframeAnimationOptions = { duration: 220, easing: 'cubic-bezier(.3,.7,.3,1)', fill: 'backwards' };
const FADE: KeyframeAnimationOptions = { duration: 160, easing: 'linear', fill: 'backwards' };
const HIDDEN = 'back'; // the keys of cards seen from behind begin with this

interface Lying {
  element: HTMLElement;
  parent: HTMLElement | null;
  box: DOMRect;
}

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Measure a board before its position changes, then play the difference. */
export class Motion {
  private before = new Map<string, Lying>();

  constructor(private readonly board: HTMLElement) {}

  measure(): void {
    this.before = this.cards();
  }

  play(): void {
    const now = this.cards();
    const gone = new Map([...this.before].filter(([key]) => !now.has(key)));
    for (const [key, card] of now) {
      const old = this.before.get(key);
      if (old) fly(card, old.box);
      else this.arrive(key, card, gone);
    }
    if (!calm()) for (const [key, card] of gone) this.leave(key, card);
    this.before.clear();
  }

  /** A card played from a hidden hand comes from there, any other from the nearest deck. */
  private arrive(key: string, card: Lying, gone: Map<string, Lying>): void {
    if (calm() || this.before.size === 0) return void card.element.animate({ opacity: [0, 1] }, FADE);
    const pile = card.element.dataset.from ?? 'deck';
    const open = !key.startsWith(HIDDEN) && !card.element.closest('[data-zone=hand]');
    // where a card was drawn in the same moment no back is missing, but the card still came from among them
    const hidden = open ? (nearestBack(gone, card.box) ?? (pile === HIDDEN ? nearestBack(this.before, card.box) : undefined)) : undefined;
    if (hidden) gone.delete(hidden[0]);
    const from = hidden ? hidden[1].box : this.pile(pile, card.box);
    if (from) fly(card, from);
    else card.element.animate({ opacity: [0, 1] }, FADE);
  }

  private leave(key: string, card: Lying): void {
    const to = key.startsWith(HIDDEN) ? null : this.pile('discard', card.box);
    if (card.element.isConnected || !to) return;
    const ghost = flying(card.element, card.parent?.isConnected ? card.parent : this.board, card.box);
    const [x, y] = between(card.box, to);
    const flight = ghost.animate({ translate: ['0 0', `${x}px ${y}px`], opacity: [1, 0.2] }, FLIGHT);
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }

  private cards(): Map<string, Lying> {
    const all = [...this.board.querySelectorAll<HTMLElement>('[data-card]')].filter((element) => element.checkVisibility());
    return new Map(all.map((element) => [element.dataset.card!, { element, parent: element.parentElement, box: element.getBoundingClientRect() }]));
  }

  private pile(name: string, near: DOMRect): DOMRect | null {
    const piles = [...this.board.querySelectorAll(`[data-pile="${CSS.escape(name)}"]`)].map((pile) => pile.getBoundingClientRect());
    const shown = piles.filter((box) => box.width > 0);
    return shown.sort((a, b) => Math.hypot(...between(a, near)) - Math.hypot(...between(b, near)))[0] ?? null;
  }
}

function nearestBack(cards: Map<string, Lying>, near: DOMRect): [string, Lying] | undefined {
  const far = ([, { box }]: [string, Lying]) => Math.hypot(...between(box, near));
  return [...cards].filter(([key]) => key.startsWith(HIDDEN)).sort((a, b) => far(a) - far(b))[0];
}

/** From the middle of one box to the middle of another. */
function between(from: DOMRect, to: DOMRect): [number, number] {
  return [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
}

function fly(card: Lying, from: DOMRect): void {
  const [x, y] = between(card.box, from);
  const scale = card.box.width > 0 ? from.width / card.box.width : 1;
  if (calm() || (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02)) return;
  card.element.animate({ translate: [`${x}px ${y}px`, '0 0'], scale: [scale, 1], zIndex: [20, 20] }, FLIGHT);
}
