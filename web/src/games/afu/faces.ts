// What is printed on a card, and where: the same places for every kind of card.
import type { Cards, CardShown } from '../../lib/protocol';
import type { SymbolName } from './symbols/drawings';

export type Tone = 'yellow' | 'blue' | 'afu' | 'aid' | 'panic' | 'invader' | 'event' | 'objective' | 'achievement';

/** A symbol with its number, such as a condition, a reward or a compensation. */
export interface Part {
  symbol: SymbolName;
  n?: string;
  badge?: string;
}

export interface Figure {
  symbol: 'attack' | 'defence' | 'support';
  value: string;
  enhanced: boolean;
}

export interface Face {
  tone: Tone;
  price: number | null;
  badge: string | null;
  corner: string;
  figures: Figure[];
  picture: SymbolName;
  marks: SymbolName[];
  when: Part | null;
  reward: Part | null;
  gives: Part | null;
}

type One = Record<string, number | string | boolean | null>;

interface Values {
  type?: string;
  colour?: 'yellow' | 'blue';
  cost?: number;
  attack?: number | null;
  defence?: number | null;
  support?: number | null;
  enhanced?: string[];
  marks?: string[];
  badge?: string | null;
  bonus?: { when: One | null; reward: One } | null;
  compensation?: One | null;
  penalty?: number;
  deck?: string;
  chain?: boolean;
  effect?: One;
  kind?: SymbolName;
  need?: One;
  points?: number;
  goal?: { count: string; at_least: number | null; at_most: number | null };
}

const MARKS: Record<string, SymbolName> = {
  air: 'air',
  'anti-air': 'antiAir',
  reinforcements: 'reinforcements',
  artillery: 'enemyArtillery',
  rocket: 'rocket',
};
const TYPES: Record<string, SymbolName> = { infantry: 'infantry', artillery: 'artillery', tank: 'tank', air: 'air', other: 'other' };
const WHENS: Record<string, SymbolName> = {
  destroyed: 'destroyed',
  panic: 'panic',
  normal_defence: 'normalDefence',
  enhanced_defence: 'enhancedDefence',
  objective: 'objective',
};
const REWARDS: Record<string, SymbolName> = {
  no_panic: 'noPanic',
  hospital: 'hospital',
  calm: 'calm',
  points: 'points',
  draw: 'draw',
  support: 'support',
  attack: 'attack',
  defence: 'defence',
  recon: 'recon',
};
const EFFECTS: Record<string, SymbolName> = {
  redraw: 'exchange',
  buy: 'points',
  fewer_invaders: 'fewer',
  panic: 'panic',
  air_lost: 'airLost',
  discard: 'discard',
  recon: 'recon',
  hospital: 'hospital',
};
export const COUNTED: Record<string, SymbolName> = {
  infantry: 'infantry',
  artillery: 'artillery',
  tank: 'tank',
  air: 'air',
  'anti-air': 'antiAir',
  enhanced: 'enhanced',
  cards: 'cards',
  trophies: 'destroyed',
  'air-trophies': 'airDestroyed',
  objectives: 'objective',
  aid: 'aid',
  panic: 'panic',
};
const ROMAN: Record<string, string> = { I: 'I', II: 'II' };

/** The one thing written in a record of alternatives, and its value. */
function written(one: One): [string, number | string | boolean] {
  const [name, value] = Object.entries(one).find(([, value]) => value !== null)!;
  return [name, value!];
}

function figures(values: Values): Figure[] {
  const enhanced = values.enhanced ?? [];
  const alone = (name: string) => enhanced.includes(name) && values[name as 'attack'] == null; // an arrow without a number
  return (['attack', 'defence', 'support'] as const)
    .filter((symbol) => values[symbol] != null || alone(symbol))
    .map((symbol) => ({ symbol, value: `${symbol === 'support' ? '+' : ''}${values[symbol] ?? ''}`, enhanced: enhanced.includes(symbol) }));
}

function condition(when: One): Part {
  const [name, value] = written(when);
  if (name === 'badge') return { symbol: 'achievement', badge: String(value) };
  return { symbol: WHENS[name] ?? 'other', n: typeof value === 'number' && value > 1 ? String(value) : undefined };
}

function gain(reward: One): Part {
  const [name, value] = written(reward);
  const counts = typeof value === 'number' && name !== 'draw';
  return { symbol: REWARDS[name] ?? 'other', n: counts ? `+${value}` : undefined };
}

function compensation(one: One): Part {
  const [name, value] = written(one);
  return name === 'points' ? { symbol: 'points', n: String(value) } : { symbol: 'calm' };
}

const BLANK: Face = { tone: 'afu', price: null, badge: null, corner: '', figures: [], picture: 'other', marks: [], when: null, reward: null, gives: null };

function troop(values: Values, tone: Tone): Face {
  const marks = (values.marks ?? []).map((mark) => MARKS[mark] ?? 'other');
  const reward = values.bonus ? gain(values.bonus.reward) : null;
  const typeless = tone === 'aid' ? 'aid' : marks[0] ?? reward?.symbol ?? 'other';
  const picture = values.type === 'other' ? typeless : TYPES[values.type ?? ''] ?? 'other';
  return {
    ...BLANK,
    tone,
    price: values.cost ?? null,
    badge: values.badge ?? null,
    figures: figures(values),
    picture,
    marks: marks.filter((mark) => mark !== picture),
    when: values.bonus?.when ? condition(values.bonus.when) : null,
    reward,
    gives: values.compensation ? compensation(values.compensation) : null,
  };
}

function invader(values: Values): Face {
  const [picture = 'invader', ...marks] = (values.marks ?? []).map((mark) => MARKS[mark] ?? 'other');
  return { ...BLANK, tone: 'invader', corner: ROMAN[values.deck ?? ''] ?? '', figures: figures(values), picture, marks };
}

function event(values: Values): Face {
  const [name, value] = written(values.effect!);
  const n = name === 'buy' || name === 'fewer_invaders' ? String(value) : undefined;
  const symbol = EFFECTS[name] ?? 'event';
  return { ...BLANK, tone: 'event', picture: symbol, reward: { symbol, n }, marks: values.chain ? ['chain'] : [] };
}

function objective(values: Values): Face {
  const [name, value] = written(values.need!);
  const figure: Figure = { symbol: name === 'attack' ? 'attack' : 'defence', value: String(value), enhanced: false };
  return { ...BLANK, tone: 'objective', figures: [figure], picture: values.kind!, gives: { symbol: 'star', n: String(values.points) } };
}

function achievement(values: Values): Face {
  const goal = values.goal!;
  const n = goal.at_most !== null ? `≤${goal.at_most}` : `${goal.at_least}`;
  const symbol = COUNTED[goal.count] ?? 'achievement';
  return { ...BLANK, tone: 'achievement', picture: symbol, when: { symbol, n }, gives: { symbol: 'star', n: String(values.points) } };
}

/** Where everything stands on a card. */
export function face(card: CardShown): Face {
  const values = card.values as Values;
  switch (card.deck) {
    case 'starting':
      return troop(values, values.colour ?? 'yellow');
    case 'afu':
    case 'aid':
      return troop(values, card.deck);
    case 'panic':
      return { ...BLANK, tone: 'panic', picture: 'panic', gives: { symbol: 'star', n: `−${values.penalty}` } };
    case 'invaders':
      return invader(values);
    case 'objectives':
      return objective(values);
    case 'achievements':
      return achievement(values);
    default:
      return event(values);
  }
}

/** The cards of a set by id, and the badges that some bonus asks for. */
export class CardIndex {
  private readonly byId: Map<string, CardShown>;
  readonly asked: Set<string>;
  readonly badges: Record<string, string>;

  constructor(cards: Cards | null) {
    const all = cards?.cards ?? [];
    this.byId = new Map(all.map((card) => [card.id, card]));
    this.badges = cards?.badges ?? {};
    this.asked = new Set(all.flatMap((card) => (card.values as Values).bonus?.when?.badge ?? []).map(String));
  }

  card(id: string): CardShown | null {
    return this.byId.get(id) ?? null;
  }

  name(id: string): string {
    return this.byId.get(id)?.name ?? id;
  }

  /** The one card of a deck that has no other. */
  ofDeck(deck: string): string | null {
    for (const card of this.byId.values()) if (card.deck === deck) return card.id;
    return null;
  }

  badge(id: string): string {
    return this.badges[id] ?? id;
  }

  values(id: string): Values {
    return (this.byId.get(id)?.values ?? {}) as Values;
  }
}
