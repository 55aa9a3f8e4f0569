// A board being played on: what the player holds, what may be chosen, and what a click on something means.
import { offered, stepOf } from '../../lib/asking';
import type { BoardProps } from '../../lib/board';
import { cancels, isAction, sorted, type Order } from './cards';
import { CAULDRON, EXPLOSION, RETREAT, atWall, byItself, canGoToAWall, inProgress, parts } from './choices';
import type { SiegeFacts } from './facts';
import { ATTACKER, factsOf, sideOf, wallAids, type Complete } from './view';
import { WALLS_TO_WIN, tileOf, type Tile } from './walls';

const KEY = 'siege.order';

export class Play {
  /** What was taken up to go to a wall: a card, a cauldron, a retreat. */
  private taken = $state<string | null>(null);
  order = $state<Order>(localStorage.getItem(KEY) === 'strength' ? 'strength' : 'colour');

  constructor(readonly board: () => BoardProps) {}

  get facts(): SiegeFacts {
    return factsOf(this.board().position.view);
  }

  /** The seat whose side is drawn below; a spectator looks over the attacker's shoulder. */
  get below(): number {
    return Math.max(this.board().seat, ATTACKER);
  }

  get above(): number {
    return 1 - this.below;
  }

  get step(): string {
    return stepOf(this.facts.todo);
  }

  get held(): string | null {
    const { active, position } = this.board();
    return active ? (this.taken ?? inProgress(position)) : null;
  }

  /** The choices that lead to this one, null if it cannot be chosen now. */
  offered(choice: string): string[] | null {
    const { active, position } = this.board();
    return active ? offered(position, choice) : null;
  }

  tile(wall: number): Tile {
    return tileOf(wall, this.damaged(wall));
  }

  damaged(wall: number): boolean {
    return this.facts.damaged.includes(wall);
  }

  /** Whether the attacker has broken through here: a damaged wall taken once more, which ends the game. */
  broken(wall: number): boolean {
    const { over, damaged, attack } = this.facts;
    const through = over && this.board().position.result?.winners.includes(ATTACKER) === true && damaged.length < WALLS_TO_WIN;
    return through && this.damaged(wall) && attack[wall - 1]!.length === this.tile(wall).spaces;
  }

  cards(seat: number, wall: number): string[] {
    return sideOf(this.facts, seat)[wall - 1]!;
  }

  complete(seat: number, wall: number): Complete | null {
    const aid = wallAids(this.board().position).find((other) => other.wall === wall);
    return (seat === ATTACKER ? aid?.attack : aid?.defence) ?? null;
  }

  /** A seat's hand where it lies open to the visitor, else null. */
  hand(seat: number): string[] | null {
    if (seat === this.facts.seat) return sorted(this.facts.hand, this.order);
    const open = this.board().opened?.map(factsOf).find((view) => view.seat === seat);
    return open ? sorted(open.hand, this.order) : null;
  }

  turnOrder(): void {
    this.order = this.order === 'colour' ? 'strength' : 'colour';
    localStorage.setItem(KEY, this.order);
  }

  /** Whether something can be done with a card of the hand, or with a card that an action may name. */
  usable(card: string): boolean {
    const { active, position } = this.board();
    return active && (byItself(position, card) !== null || canGoToAWall(position, card));
  }

  /** Whether what is held can be brought to a wall. */
  lit(wall: number): boolean {
    return this.held !== null && this.offered(atWall(this.held, wall)) !== null;
  }

  /** Whether a card is held, to be laid at a wall. */
  get laying(): boolean {
    return this.held !== null && ![CAULDRON, RETREAT, EXPLOSION].includes(this.held);
  }

  /** The cards of a seat that would go to the discard if the held thing came to a wall. */
  lost(seat: number, wall: number): string[] {
    const held = this.held;
    const cards = this.cards(seat, wall);
    if (held === null || !this.lit(wall)) return [];
    if (held === EXPLOSION) return cards;
    if (held === RETREAT) return seat === ATTACKER ? cards : [];
    if (held === CAULDRON) return seat === ATTACKER ? cards.slice(0, 1) : [];
    return seat === this.above ? cards.filter((other) => cancels(held, other)) : [];
  }

  /** Whether the best advice is about this card or wall. */
  advised(what: string | number): boolean {
    const choice = this.board().advice?.[0]?.choice;
    if (choice === undefined) return false;
    const about = parts(choice);
    return choice === what || about.card === what || about.wall === what;
  }

  /** The card that would lie at a wall if what is to be confirmed were done. */
  ghost(wall: number): string | null {
    const about = parts(this.board().pending?.at(-1) ?? '');
    return about.wall === wall ? about.card : null;
  }

  leaves(card: string): boolean {
    return parts(this.board().pending?.at(-1) ?? '').card === card;
  }

  take(held: string): void {
    this.taken = this.taken === held ? null : held;
  }

  putBack(): void {
    this.taken = null;
  }

  act(choices: string[]): void {
    this.putBack();
    this.board().act(choices);
  }

  /** Make a choice, or ask why it cannot be made. */
  choose(choice: string): void {
    const choices = this.offered(choice);
    if (choices) this.act(choices);
    else if (this.board().active) this.board().why(choice);
  }

  /** A card of the hand was clicked. */
  useCard(card: string): void {
    const { active, position } = this.board();
    const choices = active ? byItself(position, card) : null;
    if (choices) this.act(choices);
    else if (this.taken === card || this.usable(card)) this.take(card);
    else if (active) this.board().why(isAction(card) ? `play ${card}` : atWall(card, 1));
    else this.board().detail(card);
  }

  /** A card at a wall was clicked: an action may name it, or what is held goes to its wall. */
  usePlaced(card: string, wall: number): void {
    if (this.offered(`pick ${card}`)) this.choose(`pick ${card}`);
    else if (this.held !== null) this.useWall(wall);
    else if (this.naming) this.choose(`pick ${card}`);
    else this.board().detail(card);
  }

  useWall(wall: number): void {
    if (this.held !== null) this.choose(atWall(this.held, wall));
  }

  /** Whether an action card asks for a card to be named. */
  get naming(): boolean {
    return this.board().active && this.facts.options.some((option) => option.startsWith('pick '));
  }

  /** What dropping a card of the hand or a cauldron on a wall would choose. */
  dropped(card: string, wall: number): string {
    return isAction(card) ? `play ${card}` : atWall(card, wall);
  }

  get oilOffered(): boolean {
    return this.board().active && canGoToAWall(this.board().position, CAULDRON);
  }
}
