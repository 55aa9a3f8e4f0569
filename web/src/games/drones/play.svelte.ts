// Playing on the board: what is taken up, what is aimed at, what may be chosen, and what a click, a drop or a key means.
import { stepOf } from '../../lib/asking';
import type { BoardProps } from '../../lib/board';
import { words } from '../../lib/words/shell';
import { says } from '../../lib/words.svelte';
import { named } from '../../shell/named';
import { about, atOnce, meant, read, type Meaning, type Zone } from './choices';
import { CardIndex } from './faces';
import { Layout, round, table, type Group, type Piece } from './layout';
import { aidsOf, factsOf, phaseOf, seatOf, type Odds } from './view';

/** A card that the player has picked up, and where it lies. */
export interface Subject {
  zone: Zone;
  piece: Piece;
}

/** What fires: a drone or an artillery card, what has to be chosen before the target, and its odds. */
export interface Gun {
  kind: 'sortie' | 'artillery';
  card: string;
  first: string[];
  odds: Record<string, Odds>;
}

/** What lies over the middle: somebody's board, a pile, the enemies of one place, the reminder card. */
export type Sheet =
  | { kind: 'mate'; seat: number }
  | { kind: 'pile'; title: string; cards: string[] }
  | { kind: 'enemies'; groups: Group[] }
  | { kind: 'reminder' };

export type Tab = 'field' | 'shop' | 'mates';

const PHASE = '──'; // how the log heads a phase

const say = says(words);

export class Play {
  private readonly props: () => BoardProps;
  readonly cards = $derived.by(() => new CardIndex(this.props().cards));
  readonly v = $derived.by(() => factsOf(this.props().position.view));
  readonly aids = $derived.by(() => aidsOf(this.props().position));
  readonly seats = $derived.by(() => this.props().seats);
  readonly active = $derived.by(() => this.props().active);
  readonly question = $derived.by(() => this.props().position.question);
  readonly below = $derived.by(() => seatOf(this.props()));
  /** Whether the board below is the visitor's own: nobody's who watches, or has handed over their seat. */
  readonly yours = $derived.by(() => this.v.seat === this.below && Boolean(this.seats[this.below]?.mine));
  /** Whose defence is foreseen. */
  readonly defender = $derived.by(() => (this.v.seat < 0 ? this.v.officer : this.v.seat));
  readonly layout = $derived.by(() => new Layout(this.v));
  readonly mine = $derived.by(() => this.layout.sides[this.below]!);
  readonly others = $derived.by(() => round(this.below, this.layout.sides.length).slice(1).map((seat) => this.layout.sides[seat]!));
  readonly step = $derived.by(() => stepOf(this.v.todo));
  readonly phase = $derived.by(() => phaseOf(this.v.todo));
  readonly spots = $derived.by(() => table(this.v.field, this.cards.standing));
  readonly meanings = $derived.by(() => (this.active ? this.v.options.map(read) : []));
  /** Whether nothing is asked but which card of the hand is to go or to stay. */
  readonly sorts = $derived.by(() => this.meanings.length > 0 && this.meanings.every(({ kind }) => kind === 'discard' || kind === 'keep'));
  /** Whether characters are to be placed, by whomever. */
  readonly placing = $derived.by(() => this.layout.looked.length > 0);
  private readonly offered = $derived.by(() => new Set(this.meanings.map((it) => it.text)));
  private readonly at = $derived.by(() => this.props().position.at);
  private readonly advised = $derived.by(() => (this.props().advice ?? []).map((it) => read(it.choice)));
  private readonly following = $derived.by<Tab>(() => (this.step === 'Shopping' ? 'shop' : 'field'));
  tab = $derived.by<Tab>(() => this.following);
  subject = $derived.by<Subject | null>(() => (this.at, this.active, null));
  aim = $derived.by<string | null>(() => (this.at, this.lastTarget()));
  sheet = $derived.by<Sheet | null>(() => (this.at, null));
  readonly gun = $derived.by(() => this.firing());

  constructor(props: () => BoardProps) {
    this.props = props;
  }

  name(seat: number): string {
    const player = this.seats[seat];
    return player ? named(player, say, this.seats) : '';
  }

  /** Whether a comrade is a computer that takes requests. */
  asks(seat: number): boolean {
    return this.seats[seat]?.kind === 'bot' && this.props().ask !== undefined && !this.v.over;
  }

  ask(): void {
    this.props().ask?.();
  }

  /** What a comrade's computer means to do. */
  intent(seat: number): string {
    return this.v.over ? '' : this.props().position.intents[seat] ?? '';
  }

  /** What a comrade has done since one's own last choice: of each choice the first sentence, what comes of it is in the log. */
  moved(seat: number): string[] {
    const moves = this.props().moves ?? [];
    return moves.filter((line, n) => line.seat === seat && line.number !== moves[n - 1]?.number && !line.said.startsWith(PHASE)).map(({ said }) => said);
  }

  can(choice: string): boolean {
    return this.offered.has(choice);
  }

  /** Choose; what lay over the middle is done with, before anybody answers. */
  act(...choices: string[]): void {
    this.sheet = null;
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

  of(card: string, zone: Zone): Meaning[] {
    return this.meanings.filter((it) => about(it, card, zone));
  }

  hinted(card: string, zone: Zone): boolean {
    return this.advised[0] !== undefined && about(this.advised[0], card, zone);
  }

  hintedChoice(choice: string): boolean {
    return this.advised[0]?.text === choice;
  }

  /** What would be chosen with the card that is picked up, but for attacks. */
  readonly ways = $derived.by(() => (this.subject ? this.of(this.subject.piece.id, this.subject.zone) : []));

  picked(piece: Piece): boolean {
    return this.subject?.piece.key === piece.key;
  }

  /** Click a card of the own board, the hand or the shop. */
  press(piece: Piece, zone: Zone): void {
    const meanings = this.of(piece.id, zone);
    if (this.picked(piece)) this.putDown();
    else if (atOnce(meanings, this.step)) this.act(meanings[0]!.text);
    else if (meanings.length > 0 || (zone === 'shop' && this.can('shop'))) this.takeUp(piece, zone);
    else this.refuse(piece.id, zone);
  }

  private takeUp(piece: Piece, zone: Zone): void {
    this.subject = { piece, zone };
    [this.aim, this.sheet] = [null, null];
    if (this.gun) this.tab = 'field';
  }

  /** A card that cannot be chosen: why not, or all about it where nothing was meant. */
  private refuse(id: string, zone: Zone): void {
    const choice = meant(id, zone, this.step);
    if (this.active && choice && this.mayBeMeant(id, zone)) this.props().why(choice);
    else this.detail(id);
  }

  /** Whether somebody may have thought that a card could do something: it has an effect to be used, or flies. */
  private mayBeMeant(id: string, zone: Zone): boolean {
    const { ground, air, crew, hq, effect } = this.cards.values(id);
    if (zone === 'depot') return Boolean(ground || air);
    if (zone === 'crew') return Boolean(crew?.once_a_round);
    if (zone === 'hq') return Boolean(hq?.once_a_round);
    return zone !== 'projects' || Boolean(effect?.once_a_round);
  }

  private firing(): Gun | null {
    const [[flown = ''], [shell = '']] = [this.v.flown, this.v.shell];
    if (!this.meanings.some((it) => it.kind === 'attack')) return this.subject && this.loaded(this.subject);
    if (this.step === 'AttackStep') return { kind: 'sortie', card: flown, first: [], odds: this.aids.sorties?.[flown] ?? {} };
    return { kind: 'artillery', card: shell, first: [], odds: this.aids.artillery?.[shell] ?? {} };
  }

  /** What is picked up may fire as soon as it has a target. */
  private loaded({ piece: { id }, zone }: Subject): Gun | null {
    const [sortie, play] = [`sortie ${id}`, `play ${id}`];
    if (zone === 'depot' && this.can(sortie)) return { kind: 'sortie', card: id, first: [sortie], odds: this.aids.sorties?.[id] ?? {} };
    const odds = this.aids.artillery?.[id];
    return zone === 'hand' && odds && this.can(play) ? { kind: 'artillery', card: id, first: [play], odds } : null;
  }

  /** Whoever was missed stays aimed at, as long as the sortie has attacks left. */
  private lastTarget(): string | null {
    const [target = ''] = this.v.target;
    return this.v.begun && this.can(`attack ${target}`) ? target : null;
  }

  odds(enemy: string): Odds | undefined {
    return this.gun?.odds[enemy];
  }

  /** Whether what fires can fire at an enemy. */
  within(enemy: string): boolean {
    return this.gun !== null && (this.gun.first.length ? this.odds(enemy) !== undefined : this.can(`attack ${enemy}`));
  }

  /** Click an enemy: it is aimed at, a second time attacked; without anything that fires, the best drone is taken. */
  pressEnemy(id: string): void {
    if (this.aim === id) this.fire();
    else if (this.gun && this.within(id)) this.aim = id;
    else if (this.gun && this.active) this.props().why(`attack ${id}`);
    else if (!this.takeBestFor(id)) this.detail(id);
  }

  private takeBestFor(enemy: string): boolean {
    const drones = this.mine.depot.filter(({ id }) => this.can(`sortie ${id}`) && this.aids.sorties?.[id]?.[enemy]);
    const chance = ({ id }: Piece) => this.aids.sorties![id]![enemy]!.chance;
    const best = drones.sort((a, b) => chance(b) - chance(a))[0];
    if (!best) return false;
    this.subject = { piece: best, zone: 'depot' };
    this.aim = enemy;
    return true;
  }

  /** Attack what is aimed at; with a sure hit first, where one is used. */
  fire(sure?: string): void {
    if (this.gun && this.aim) this.act(...this.gun.first, ...(sure ? [`use ${sure}`] : []), `attack ${this.aim}`);
  }

  /** How many attacks the sortie has left against an enemy. */
  attacksLeft(enemy: string): number {
    if (this.gun?.kind !== 'sortie') return 1;
    const air = this.cards.standing(enemy).line === 3;
    if (this.gun.first.length === 0) return air ? this.v.air_left : this.v.ground_left;
    const { ground = 0, air: flying = 0 } = this.cards.values(this.gun.card);
    return air ? flying : ground;
  }

  /** The projects that would make the next attack a sure hit. */
  sureHits(): string[] {
    const ready = this.mine.projects.filter(({ id, turned }) => !turned && this.cards.values(id).effect?.guaranteed_hit);
    return this.gun?.kind === 'sortie' && !this.v.sure ? [...new Set(ready.map(({ id }) => id))] : [];
  }

  /** What dropping a card somewhere would choose. */
  dropping(card: string, target: string): string | null {
    if (target === 'crew' || target === 'hq' || target === 'trench') return `${card} to ${target}`;
    if (target === 'discard') return `discard ${card}`;
    if (target === 'table') return `play ${card}`;
    return target === 'depot' ? `buy ${card}` : null;
  }

  look(sheet: Sheet): void {
    this.sheet = sheet;
  }

  /** Take back what was aimed at, picked up or opened; whether there was anything. */
  putDown(): boolean {
    const some = this.subject !== null || this.sheet !== null || this.aim !== null;
    if (this.aim !== null && this.subject === null) this.aim = null;
    else [this.subject, this.sheet, this.aim] = [null, null, null];
    return some;
  }
}
