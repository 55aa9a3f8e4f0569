// What is printed on a card, and where: the same places for every kind of card.
import type { Cards, CardShown } from '../../lib/protocol';
import type { Line, Standing } from './layout';
import { pictureOf } from './pictures';
import type { SignName } from './symbols/signs';

export type Tone = 'drone' | 'character' | 'support' | 'enemy' | 'mishap';

/** A sign with its number, or words; some stand in a frame of their own. */
export interface Figure {
  sign?: SignName;
  text?: string;
  look?: 'die' | 'box' | 'harm';
}

export interface Face {
  tone: Tone;
  cost: number | null;
  /** The sign in the upper right corner. */
  corner: SignName | null;
  points: number | null;
  dice: number[];
  picture: string;
  above: Figure[];
  below: Figure[];
  halves: { crew: Figure[]; hq: Figure[] } | null;
  /** What is said beside the signs where there is room. */
  text: string;
}

/** One effect: what it gives and how much, and what narrows it. */
export interface Effect {
  [word: string]: number | boolean | string | string[] | null | undefined;
  when?: string | null;
  type?: string | null;
  against?: string[];
}

export interface Harm {
  trench?: number | null;
  crew?: number | null;
  shot_down?: number | null;
  broken?: number | null;
  wing?: boolean | null;
  logistics?: number | null;
  support?: number | null;
  actions?: number | null;
}

/** Whatever a card of any deck may have written on it. */
export interface Values {
  type?: string;
  kind?: string;
  cost?: number;
  ground?: number;
  air?: number;
  reach?: number | null;
  needs?: string[];
  hit?: number | null;
  breaks?: number | null;
  kamikaze?: boolean;
  recon?: number | null;
  corrects?: boolean;
  flies?: string[];
  plus?: number | null;
  crew?: Effect | null;
  hq?: Effect | null;
  effect?: Effect;
  spares?: string[];
  against?: string[];
  points?: number;
  numbers?: number[];
  distance?: number;
  exchange?: number;
  harm?: Harm;
  armour?: number | null;
  standing?: { minus?: number | null; dearer?: number | null; type?: string | null } | null;
  benefit?: number | null;
  deactivates?: string[];
  players?: number;
}

const TYPES: Record<string, SignName> = { fpv: 'fpv', mavic: 'mavic', wing: 'wing', multirotor: 'multirotor' };
const KINDS: Record<string, SignName> = { bonus: 'bonus', artillery: 'artillery', protection: 'protection', project: 'project' };
const SPARED: Record<string, SignName> = { trench: 'trench', crew: 'crew', drones: 'mavic' };
const HARMS: [keyof Harm, SignName][] = [
  ['trench', 'trench'],
  ['crew', 'crew'],
  ['shot_down', 'shotDown'],
  ['broken', 'broken'],
  ['logistics', 'logistics'],
  ['support', 'cards'],
  ['actions', 'action'],
];
const EFFECTS: Record<string, SignName> = {
  logistics: 'logistics',
  ammo: 'ammo',
  recon: 'recon',
  recon_for: 'recon',
  plus: 'bonus',
  evacuate: 'evacuate',
  repair: 'repair',
  exchange_more: 'trophy',
  recruit_from: 'recruit',
  extra_action: 'action',
  handle_characters: 'transfer',
  guaranteed_hit: 'aim',
  from_trench: 'trench',
};
const MINUS = '−';
const EVERY_TYPE = 4;

const IN_HQ: Figure[] = [{ sign: 'logistics', text: '+1' }]; // what everybody there brings in Recovery

const some = (...figures: (Figure | false | null | undefined | 0)[]): Figure[] => figures.filter((figure): figure is Figure => Boolean(figure));

const VOWELS = 'аеєиіїоуюяaeiouy';
const BREAK = new RegExp(`(?<=\\p{L}{3})(?=[^${VOWELS}\\P{L}ьй’][${VOWELS}]\\p{L})`, 'giu');

const BEFORE_NUMBER = /-(?=\d)/g; // where browsers do not break, and then break the number

/** A name that breaks between syllables where it has to; browsers know no Ukrainian ones by themselves. */
export function hyphenated(name: string): string {
  return name.replace(BREAK, '\u00ad').replace(BEFORE_NUMBER, '-\u200b');
}

/** The harm on a card, each with its sign. */
export function harmOf(harm: Harm): Figure[] {
  return HARMS.flatMap(([part, sign]) => (harm[part] ? [{ sign, text: `${MINUS}${harm[part]}`, look: 'harm' as const }] : []));
}

function typed(types: string[]): SignName {
  return types.length >= EVERY_TYPE ? 'every' : TYPES[types[0] ?? ''] ?? 'every';
}

/** What an effect does, as signs. */
function effect(one: Effect | null | undefined): Figure[] {
  const found = Object.entries(one ?? {}).find(([word, value]) => word in EFFECTS && value != null && value !== false);
  if (!one || !found) return [];
  const [word, value] = found;
  const sign = EFFECTS[word]!;
  if (one.when === 'trophy') return [{ sign: 'trophy' }, { sign, text: `+${Number(value)}` }];
  if (word === 'plus') return some(one.type ? { sign: TYPES[one.type], text: `+${Number(value)}` } : { sign: 'aim', text: `+${Number(value)}` });
  if (word === 'exchange_more') return [{ sign }, { sign: 'logistics', text: `+${Number(value)}` }];
  if (word === 'logistics') return [{ sign, text: `+${Number(value)}` }];
  return [{ sign, text: typeof value === 'number' ? String(value) : undefined }];
}

const BLANK: Face = { tone: 'support', cost: null, corner: null, points: null, dice: [], picture: '', above: [], below: [], halves: null, text: '' };

function drone(values: Values): Partial<Face> {
  const { ground = 0, air = 0, reach, needs = [], hit, breaks, kamikaze, recon, corrects } = values;
  return {
    tone: 'drone',
    cost: values.cost ?? null,
    corner: TYPES[values.type ?? ''] ?? null,
    above: some(
      ground > 0 && { sign: 'aim', text: String(ground) },
      air > 0 && { sign: 'drone', text: String(air) },
      reach && { sign: reach > 1 ? 'far' : 'near' },
    ),
    below: some(
      recon && { sign: 'recon', text: String(recon) },
      needs.includes('recon') && !recon && { sign: 'recon' },
      needs.includes('ammo') && { sign: 'ammo' },
      hit && { text: `${hit}+`, look: 'die' },
      breaks && !kamikaze && { sign: 'broken', text: String(breaks), look: 'harm' },
      kamikaze && { sign: 'kamikaze' },
      corrects && { sign: 'reroll' },
    ),
  };
}

function character(values: Values): Partial<Face> {
  const { flies = [], plus } = values;
  const pilot: Figure[] = flies.length ? [{ sign: typed(flies), text: plus ? `+${plus}` : undefined }] : [];
  const hq = effect(values.hq);
  return { tone: 'character', halves: { crew: [...pilot, ...effect(values.crew)], hq: hq.length ? hq : IN_HQ } };
}

function support(values: Values): Partial<Face> {
  const { reach, hit, spares = [], against = [] } = values;
  return {
    cost: values.cost ?? null,
    corner: KINDS[values.kind ?? ''] ?? null,
    below: some(
      reach && { sign: 'recon', text: String(reach) },
      hit && { text: `${hit}+`, look: 'die' },
      ...spares.map((part): Figure => ({ sign: SPARED[part] })),
      against.includes('drone') && { sign: 'drone' },
      ...effect(values.effect),
    ),
  };
}

function enemy(values: Values): Partial<Face> {
  const { armour, standing, benefit } = values;
  return {
    tone: 'enemy',
    points: values.points ?? 0,
    dice: values.numbers ?? [],
    below: some(
      ...harmOf(values.harm ?? {}),
      armour && { sign: 'armour', text: `${MINUS}${armour}`, look: 'box' },
      standing?.minus && { sign: standing.type ? TYPES[standing.type] : 'aim', text: `${MINUS}${standing.minus}`, look: 'box' },
      standing?.dearer && { sign: 'logistics', text: `+${standing.dearer}`, look: 'box' },
      benefit && { sign: 'logistics', text: `+${benefit}` },
    ),
  };
}

function mishap(values: Values): Partial<Face> {
  return { tone: 'mishap', below: [...harmOf(values.harm ?? {}), { sign: 'recruit', text: String(values.players ?? 1) }] };
}

const OF_DECK: Record<string, (values: Values) => Partial<Face>> = {
  drones: drone,
  characters: character,
  support,
  enemies: enemy,
  mishaps: mishap,
};
const SHOWN_AS_SIGNS = 2; // the first lines of what is said about a card: kind and cost, or whom it hits and how

/** Where everything stands on a card. */
export function face(card: CardShown): Face {
  const values = card.values as Values;
  const told = card.deck === 'support' || card.deck === 'mishaps' ? card.lines.slice(SHOWN_AS_SIGNS) : [];
  return { ...BLANK, ...OF_DECK[card.deck]?.(values), picture: pictureOf(card.id, card.deck, values), text: told.map(([, text]) => text).join('. ') };
}

const IN_THE_AIR: Line = 3;

/** The cards of a set by id. */
export class CardIndex {
  private readonly byId: Map<string, CardShown>;

  constructor(cards: Cards | null) {
    this.byId = new Map((cards?.cards ?? []).map((card) => [card.id, card]));
  }

  card(id: string): CardShown | null {
    return this.byId.get(id) ?? null;
  }

  name(id: string): string {
    return this.byId.get(id)?.name ?? id;
  }

  values(id: string): Values {
    return (this.byId.get(id)?.values ?? {}) as Values;
  }

  /** Where an enemy stands on the field. */
  standing = (id: string): Standing => {
    const { distance, numbers = [] } = this.values(id);
    return { line: (distance ?? IN_THE_AIR) as Line, numbers };
  };
}
