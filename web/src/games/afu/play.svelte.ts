// Playing on the board: what is selected, what may be chosen, and what a click, a drop or a key means.
import { stepOf } from '../../lib/asking';
import type { BoardProps } from '../../lib/board';
import { words } from '../../lib/words/shell';
import { says } from '../../lib/words.svelte';
import { named } from '../../shell/named';
import { fielding, fighterOf, meantByHand, phaseOf, read, takingBack, type Kind, type Meaning, type Row, type Tab } from './choices';
import { CardIndex } from './faces';
import { Layout, PLACES, quiet, type Piece, type Side } from './layout';
import { aidsOf, factsOf } from './view';

/** What the player has picked up: a card of the hand, or what stands at a place. */
export type Subject = { kind: 'hand'; piece: Piece } | { kind: 'place'; n: number };

/** A pile that somebody looks into. */
export interface Looked {
  title: string;
  cards: string[];
}

/** What the middle of the table shows: whatever is decided now, else what everybody waits for. */
export type Middle = 'won' | 'objective' | 'front' | 'fought' | 'quiet';

const say = says(words);
const OF_THE_HAND: Kind[] = ['defence', 'support', 'treat', 'spend', 'offer', 'discard'];

export class Play {
  private readonly props: () => BoardProps;
  readonly cards = $derived.by(() => new CardIndex(this.props().cards));
  readonly v = $derived.by(() => factsOf(this.props().position.view));
  readonly aids = $derived.by(() => aidsOf(this.props().position));
  readonly seats = $derived.by(() => this.props().seats);
  readonly active = $derived.by(() => this.props().active);
  readonly below = $derived.by(() => Math.max(0, this.props().seat));
  readonly layout = $derived.by(() => new Layout(this.v, this.below, this.props().opened?.map(factsOf) ?? null));
  /** The side whose front is shown large: where somebody fights, else one's own unless only the other has invaders. */
  readonly staged = $derived.by<Side>(() => this.upFront());
  readonly step = $derived.by(() => stepOf(this.v.todo));
  readonly meanings = $derived.by(() => (this.active ? this.v.options.map(read) : []));
  private readonly offered = $derived.by(() => new Set(this.meanings.map((it) => it.text)));
  private readonly at = $derived.by(() => this.props().position.at);
  private readonly advised = $derived.by(() => (this.props().advice ?? []).map((it) => read(it.choice)));
  /** Whether the round is about what is for sale. */
  readonly recruiting = $derived.by(() => !this.v.over && phaseOf(this.v.todo) === 'shop');
  /** What stands in the middle, or would while nobody recruits. */
  readonly middle = $derived.by<Middle>(() => this.inTheMiddle());
  private readonly following = $derived.by(() => (this.v.over || this.recruiting ? 'shop' : 'front'));
  tab = $derived.by<Tab>(() => this.following);
  subject = $derived.by<Subject | null>(() => (this.at, null));
  looked = $derived.by<Looked | null>(() => (this.at, null));
  /** Whether somebody wants to know what the signs mean. */
  legend = $derived.by<boolean>(() => (this.at, false));
  /** Whether a place was clicked before any card. */
  early = $derived.by<boolean>(() => (this.at, false));

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  name(seat: number): string {
    const player = this.seats[seat];
    return player ? named(player, say) : '';
  }

  private upFront(): Side {
    const { mine, other } = this.layout;
    const fighter = fighterOf(this.v.todo) ?? (quiet(mine) && other && !quiet(other) ? other.seat : mine.seat);
    return other?.seat === fighter ? other : mine;
  }

  private inTheMiddle(): Middle {
    if (this.v.over) return 'won';
    if (phaseOf(this.v.todo) === 'objective') return 'objective';
    if (!quiet(this.staged)) return 'front';
    return this.staged.fought.length ? 'fought' : 'quiet';
  }

  can(choice: string): boolean {
    return this.offered.has(choice);
  }

  act(choice: string): void {
    this.props().act([choice]);
  }

  detail(card: string): void {
    this.props().detail(card);
  }

  /** Choose it, or ask why not. */
  choose(choice: string): void {
    if (this.can(choice)) this.act(choice);
    else if (this.active) this.props().why(choice);
  }

  ofHand(id: string): Meaning[] {
    return this.meanings.filter((it) => it.card === id && OF_THE_HAND.includes(it.kind));
  }

  /** Whether a hint is about choices of these kinds with a card. */
  hinted(card: string, kinds: Kind[] = OF_THE_HAND): boolean {
    return this.advised[0]?.card === card && kinds.includes(this.advised[0].kind);
  }

  hintedChoice(choice: string): boolean {
    return this.advised[0]?.text === choice;
  }

  picked(piece: Piece): boolean {
    return this.subject?.kind === 'hand' && this.subject.piece.key === piece.key;
  }

  /** Click a card of the hand. */
  pick(piece: Piece): void {
    const meanings = this.ofHand(piece.id);
    if (this.picked(piece)) this.subject = null;
    else if (meanings.length === 1) this.act(meanings[0]!.text);
    else if (meanings.length > 1) this.takeUp(piece);
    else this.refuse(piece.id);
  }

  private takeUp(piece: Piece): void {
    this.subject = { kind: 'hand', piece };
    [this.looked, this.early] = [null, false];
    this.tab = 'front';
  }

  /** A card of the hand that cannot be chosen: why not, or all about it where nothing was meant. */
  private refuse(id: string): void {
    const choice = this.meant(id);
    if (this.active && choice) this.props().why(choice);
    else this.detail(id);
  }

  private meant(id: string): string | null {
    const verb = meantByHand(this.step);
    const never = this.cards.card(id)?.deck === 'panic' && verb !== 'discard'; // nothing else can ever be said of Panic
    if (never) return null;
    if (this.step === 'Field') return this.meantByFielding(id);
    return verb && `${verb} ${id}`;
  }

  /** A card that can stand in front was meant for a free place, another for one that it could support. */
  private meantByFielding(id: string): string {
    const row: Row = this.fits(id, 'defence') ? 'defence' : 'support';
    const free = (n: number) => (row === 'defence' ? this.layout.mine.invaders[n] : this.layout.mine.defence[n]) && !this.layout.mine[row][n];
    return fielding(id, row, Math.max(0, PLACES.findIndex(free)));
  }

  /** What can be done with what stands at a place. */
  ofPlace(n: number): Meaning[] {
    const { defence, support } = this.layout.mine;
    const here = [defence[n]?.id, support[n]?.id];
    return this.meanings.filter((it) => (it.kind === 'take back' && it.n === n) || (it.kind === 'bonus' && here.includes(it.card)));
  }

  litPlace(row: Row, n: number): boolean {
    if (this.subject?.kind === 'hand') return this.can(fielding(this.subject.piece.id, row, n));
    return this.layout.mine[row][n] !== null && this.ofPlace(n).length > 0;
  }

  /** Click a place of one of the two own rows. */
  pressPlace(row: Row, n: number): void {
    const piece = this.layout.mine[row][n];
    const meanings = this.ofPlace(n);
    if (this.subject?.kind === 'hand') this.choose(fielding(this.subject.piece.id, row, n));
    else if (!piece) this.pressEmpty(row, n);
    else if (meanings.length === 1) this.act(meanings[0]!.text);
    else if (meanings.length > 1) this.subject = { kind: 'place', n };
    else if (this.active && this.step === 'Field') this.choose(takingBack(n));
    else if (this.active && this.step === 'AfterCombat') this.choose(`bonus ${piece.id}`);
    else this.detail(piece.id);
  }

  /** Click an empty place with nothing picked up: why no card can go there, or that a card comes first. */
  private pressEmpty(row: Row, n: number): void {
    const hand = this.layout.mine.hand.filter((piece) => this.fits(piece.id, row));
    if (!this.active || hand.length === 0) return;
    if (hand.some((piece) => this.can(fielding(piece.id, row, n)))) this.early = true;
    else this.choose(fielding(hand[0]!.id, row, n));
  }

  private fits(id: string, row: Row): boolean {
    const { attack, defence, support } = this.cards.values(id);
    return row === 'support' ? Boolean(support) : Boolean(attack || defence);
  }

  /** Click an invader: with a card picked up it is to stand opposite. */
  pressInvader(id: string, n: number): void {
    if (this.subject?.kind === 'hand') this.choose(fielding(this.subject.piece.id, 'defence', n));
    else this.detail(id);
  }

  /** Click the objective: with a card picked up it is to be used for it. */
  pressObjective(id: string): void {
    if (this.subject?.kind === 'hand') this.choose(`offer ${this.subject.piece.id}`);
    else this.detail(id);
  }

  /** Click a card for sale. */
  buy(id: string): void {
    if (this.active) this.choose(`buy ${id}`);
    else this.detail(id);
  }

  /** What dropping a card somewhere would choose. */
  dropping(card: string, target: string): string | null {
    const [where = '', n = '0'] = target.split('-');
    if (where === 'defence' || where === 'support') return fielding(card, where, Number(n));
    if (where === 'objective') return `offer ${card}`;
    if (where === 'shop') return `spend ${card}`;
    if (where === 'hospital') return `treat ${card}`;
    if (where === 'discard') return this.step === 'DiscardCard' ? `discard ${card}` : `spend ${card}`;
    return where === 'mine' ? this.toMe(card) : null;
  }

  private toMe(card: string): string | null {
    if (this.step === 'Purchase') return `buy ${card}`;
    const { defence, support } = this.layout.mine;
    const place = PLACES.find((n) => defence[n]?.id === card || support[n]?.id === card);
    return place === undefined ? null : takingBack(place);
  }

  look(title: string, cards: string[]): void {
    this.looked = { title, cards };
  }

  /** Take back what was picked up or opened; whether there was anything. */
  putDown(): boolean {
    const some = this.subject !== null || this.looked !== null || this.legend;
    [this.subject, this.looked, this.early, this.legend] = [null, null, false, false];
    return some;
  }
}
