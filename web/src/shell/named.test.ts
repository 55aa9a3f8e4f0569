import { describe, expect, it } from 'vitest';
import type { Seat } from '../lib/protocol';
import { named } from './named';

const say = (key: string, facts = {}) => [key, ...Object.values(facts)].join(' ');
const seat = (kind: string, player: string, title: string) => ({ kind, player, title }) as Seat;

describe('somebody at a table', () => {
  const [olena, bot, other] = [seat('person', 'Olena', 'First player'), seat('bot', 'amateur', 'Second player'), seat('bot', 'master', 'Third player')];

  it('has a name, or a level', () => {
    expect(named(olena, say, [olena, bot])).toBe('Olena');
    expect(named(bot, say, [olena, bot])).toBe('computerOf amateur');
    expect(named(seat('person', '', 'First player'), say)).toBe('First player');
    expect(named(seat('open', '', 'First player'), say)).toBe('openSeat');
  });

  it('is called by the role where several could be meant', () => {
    expect(named(bot, say, [olena, bot, other])).toBe('Second player');
    expect(named(olena, say, [olena, { ...olena, title: 'Second player' }])).toBe('First player');
    expect(named(olena, say, [olena, bot, other])).toBe('Olena');
  });
});
