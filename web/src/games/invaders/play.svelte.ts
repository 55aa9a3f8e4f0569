// Playing on the board: what may be chosen, and what a click, a drop or a key means.
import { stepOf } from '../../lib/asking';
import type { BoardProps } from '../../lib/board';
import { words } from '../../lib/words/shell';
import { says } from '../../lib/words.svelte';
import { named } from '../../shell/named';
import { aboutPiece, inZone, read, slotText, WORDS, type Meaning, type Word } from './choices';
import { CardIndex } from './faces';
import { chain, held, slots, touched, type Held } from './layout';
import { aidsOf, areaOf, factsOf, INVADER, sideOf, ZONES, type Doing, type Piece, type Side, type Strategy, type Sum } from './view';

/** What lies over the zones: an open discard pile, a side's strategies, the heroes. */
export type Sheet = { kind: 'discard' | 'strategies'; side: Side } | { kind: 'heroes' };

/** An own card in play that can be used in more than one way. */
export interface Subject {
  zone: number;
  place: number;
}

const say = says(words);

export class Play {
  private readonly props: () => BoardProps;
  readonly cards = $derived.by(() => new CardIndex(this.props().cards));
  readonly v = $derived.by(() => factsOf(this.props().position.view));
  readonly aids = $derived.by(() => aidsOf(this.props().position));
  readonly seats = $derived.by(() => this.props().seats);
  readonly active = $derived.by(() => this.props().active);
  readonly question = $derived.by(() => this.props().position.question);
  /** Whose cards lie below, and whose above. */
  readonly below = $derived.by(() => sideOf(this.props()));
  readonly above = $derived.by(() => (1 - this.below) as Side);
  readonly step = $derived.by(() => stepOf(this.v.todo));
  readonly meanings = $derived.by(() => (this.active ? this.v.options.map(read) : []));
  readonly hand = $derived.by(() => held(this.v.hand));
  readonly sums = $derived.by<Sum[]>(() => this.aids.zones ?? []);
  readonly links = $derived.by(() => chain(this.v, this.aids.chain ?? [], this.cards));
  /** What the seat itself is putting together, unseen by the other. */
  readonly planned = $derived.by<Doing | null>(() => (this.v.plan.doing.kind ? this.v.plan.doing : null));
  private readonly underWay = $derived.by(() => [...this.v.doings, ...(this.planned ? [this.planned] : [])]);
  private readonly targets = $derived.by(() => [...(this.aids.planned ?? []), ...this.links.flatMap(({ targets }) => targets)]);
  /** The numbers of the cards in play that are aimed at. */
  readonly aimed = $derived.by(() => new Set(this.targets.flatMap(({ number }) => number ?? [])));
  /** Whether the number of cards to be exchanged is named, before a game of a match. */
  readonly naming = $derived.by(() => this.meanings.some(({ kind }) => kind === 'limit'));
  readonly words = $derived.by(() => WORDS.filter((word) => this.can(word)));
  private readonly offered = $derived.by(() => new Set(this.meanings.map((it) => it.text)));
  private readonly at = $derived.by(() => this.props().position.at);
  private readonly advised = $derived.by(() => (this.props().advice ?? []).map((it) => read(it.choice)));
  private readonly inSight = $derived.by(() => {
    const near = [...touched(this.underWay, this.targets, this.v), this.worst(), 0, 1, 2];
    const asking = this.step !== 'Main' || this.planned !== null;
    return (asking ? near.find((zone) => this.asks(zone)) : undefined) ?? near[0]!;
  });
  /** The zone that lies open on a phone. */
  open = $derived.by(() => this.inSight);
  subject = $derived.by<Subject | null>(() => (this.at, this.active, null));
  sheet = $derived.by<Sheet | null>(() => (this.at, null));

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  /** The zone that would drain most, else the one in the middle. */
  private worst(): number {
    const most = Math.max(0, ...this.sums.map(({ drain }) => drain));
    return most > 0 ? this.sums.findIndex(({ drain }) => drain === most) : 1;
  }

  name(seat: number): string {
    const player = this.seats[seat];
    return player ? named(player, say, this.seats) : '';
  }

  can(choice: string): boolean {
    return this.offered.has(choice);
  }

  act(...choices: string[]): void {
    this.props().act(choices);
  }

  detail(card: string): void {
    this.props().detail(card);
  }

  /** Choose it, or ask why not. */
  choose(choice: string): void {
    if (this.can(choice)) this.act(choice);
    else if (this.active) this.props().why(choice);
  }

  hinted(choice: string): boolean {
    return this.advised[0]?.text === choice;
  }

  /** What a card of the hand would be chosen for. */
  ofHeld(id: string): Meaning[] {
    return this.meanings.filter(({ card, kind }) => card === id && (kind === 'play' || kind === 'discard'));
  }

  /** Click a card of the hand. */
  pressHeld({ id }: Held): void {
    const [only] = this.ofHeld(id);
    if (only) this.act(only.text);
    else if (this.active && !this.naming) this.props().why(this.paying ? `discard ${id}` : `play ${id}`);
    else this.detail(id);
  }

  /** Whether cards are discarded as a price now. */
  readonly paying = $derived.by(() => this.meanings.some(({ kind }) => kind === 'discard'));

  ofPiece(side: Side, zone: number, place: number): Meaning[] {
    return this.meanings.filter((it) => it.place >= 0 && aboutPiece(it, side, zone, place, this.below));
  }

  hintedPiece(side: Side, zone: number, place: number): boolean {
    const [first] = this.advised;
    return first !== undefined && first.place >= 0 && aboutPiece(first, side, zone, place, this.below);
  }

  /** Click a card in play. */
  pressPiece(side: Side, zone: number, place: number): void {
    const ways = this.ofPiece(side, zone, place);
    const [only] = ways;
    const again = this.subject?.zone === zone && this.subject.place === place;
    if (ways.length > 1) this.subject = again ? null : { zone, place };
    else if (only) this.act(only.text);
    else this.refuse(side, zone, place);
  }

  /** A card in play that cannot be chosen: why not, where something may have been meant, else all about it. */
  private refuse(side: Side, zone: number, place: number): void {
    const piece = this.v.areas[areaOf(side, zone)]?.[place];
    const choosing = this.meanings.some(({ kind }) => kind === 'slot');
    const usable = side === this.below && Boolean(this.cards.values(piece?.card ?? '').use?.length);
    if (this.active && choosing) this.props().why(slotText(side, zone, place));
    else if (this.active && usable && this.step === 'Main' && !this.planned) this.props().why(`use ${ZONES[zone]} ${place + 1}`);
    else if (piece) this.detail(piece.card);
  }

  slots(side: Side, zone: number): (Piece | null)[] {
    return slots(this.v, side, zone);
  }

  /** Whether a zone can be chosen as a whole. */
  zoneLit(zone: number): boolean {
    return this.can(inZone(zone));
  }

  /** Whether anything can be chosen in a zone, or the zone itself. */
  asks(zone: number): boolean {
    return this.meanings.some((it) => it.zone === zone);
  }

  /** Carry out a strategy, ask why it cannot be, or look at it. */
  pressStrategy({ name, side, used, saves_hero }: Strategy): void {
    const choice = `strategy ${name}`;
    const meant = this.active && side === this.below && this.step === 'Main' && !this.planned && !used && !saves_hero;
    if (this.can(choice) || meant) this.choose(choice);
    else this.detail(name);
  }

  /** What a card of the hand costs now. */
  price(id: string): { discard: number; drain: number } {
    const { discard = 0, drain = 0 } = this.cards.values(id);
    return this.aids.prices?.[id] ?? { discard, drain };
  }

  /** What dropping a card of the hand somewhere would choose. */
  dropping(card: string, target: string): string | null {
    if (target === 'discard') return `discard ${card}`;
    return target === 'table' || ZONES.includes(target as (typeof ZONES)[number]) ? `play ${card}` : null;
  }

  /** Drop a card: played, and at once in the zone where it was let go. */
  drop(card: string, target: string): void {
    const choice = this.dropping(card, target);
    if (choice === null) return;
    const zone = ZONES.indexOf(target as (typeof ZONES)[number]);
    const lies = this.cards.values(card).power != null;
    if (this.can(choice) && zone >= 0 && lies && this.step === 'Main') this.act(choice, inZone(zone));
    else this.choose(choice);
  }

  /** Which of the words stands out: that what goes on by itself is chosen last. */
  main(word: Word): boolean {
    return word === 'end turn' || word === 'pass' || word === 'do it' || word === 'save hero' || word === 'full price' || word === 'done';
  }

  readonly invaderTurn = $derived.by(() => this.v.turn === INVADER);

  /** Take back what was opened, or what is being put together; whether there was anything. */
  putDown(): boolean {
    const had = this.sheet !== null || this.subject !== null;
    [this.sheet, this.subject] = [null, null];
    if (!had && this.can('back')) this.act('back');
    return had || this.can('back');
  }
}
