import { describe, expect, it, vi } from 'vitest';
import type { Position } from '../../lib/protocol';

vi.stubGlobal('localStorage', { getItem: () => 'en' });
const { confirmation, question, split } = await import('./sentences');
const { say } = await import('./names');

function position(options: string[], then: string[]): Position {
  return { view: { options }, then } as unknown as Position;
}

describe('a sentence of Siege', () => {
  it('has its cards drawn and named', () => {
    expect(split('The attacker plays Y10 at wall 3: it meets SP.')).toEqual([
      'The attacker plays ',
      { card: 'Y10', name: 'yellow 10' },
      ' at wall 3: it meets ',
      { card: 'SP', name: 'Spy' },
      '.',
    ]);
  });

  it('keeps what only looks like a card', () => {
    expect(split('Wall 4 of SPQR, R12, siege-15')).toEqual(['Wall 4 of SPQR, R12, siege-15']);
  });

  it('counts', () => {
    expect([0, 1, 2].map((n) => say('backs', { n }))).toEqual(['0 siege cards', '1 siege card', '2 siege cards']);
  });
});

describe('the question', () => {
  it('says what may come first', () => {
    expect(question(position(['pass', 'retreat 1', 'control 2'], ['R1@1']), null)).toBe('Play a card, or first retreat or declare control.');
    expect(question(position(['R1@1'], []), null)).toBeNull();
  });

  it('names what is held', () => {
    expect(question(position([], []), 'Y4')).toBe('Choose a wall for Y4.');
    expect(question(position([], []), 'retreat')).toBe('Choose a wall to retreat from.');
  });
});

describe('what is to be confirmed', () => {
  it.each([
    [['R7@3'], 'Play R7 at wall 3?'],
    [['pass', 'SP@1'], 'Play SP at wall 1?'],
    [['play desertion'], 'Play Desertion?'],
    [['oil 5'], 'Throw a cauldron over wall 5?'],
  ])('%s', (choices, said) => expect(confirmation(choices)).toBe(said));

  it.each([[['pass']], [['draw']], [['pick R7']], [['control 3']]])('%s is not', (choices) => expect(confirmation(choices)).toBeNull());
});
