import { describe, expect, it } from 'vitest';
import { fielding, fighterOf, meantByHand, phaseOf, read, takingBack } from './choices';

describe('notations', () => {
  it('are read as they are written', () => {
    expect(read('tank-battalion@2')).toMatchObject({ kind: 'defence', card: 'tank-battalion', n: 1 });
    expect(read('1st-artillery-division+3')).toMatchObject({ kind: 'support', card: '1st-artillery-division', n: 2 });
    expect(read('take back 1')).toMatchObject({ kind: 'take back', n: 0 });
    expect(read('bid 12')).toMatchObject({ kind: 'bid', n: 12 });
    expect(read('calm deck')).toMatchObject({ kind: 'calm', where: 'deck' });
    expect(read('discard panic')).toMatchObject({ kind: 'discard', card: 'panic' });
    expect(read('done').kind).toBe('done');
  });

  it('of places are the same when written and read', () => {
    expect(read(fielding('scouts', 'support', 0))).toMatchObject({ kind: 'support', card: 'scouts', n: 0 });
    expect(read(takingBack(2))).toMatchObject({ kind: 'take back', n: 2 });
  });
});

describe('the step that asks', () => {
  it('says whose fight it is, also while a bonus is being chosen', () => {
    expect(fighterOf(['Combat(0)', 'Field(1)', 'RecoverOne(1)'])).toBe(1);
    expect(fighterOf(['AfterCombat(0)'])).toBe(0);
    expect(fighterOf(['Purchase(0, False)'])).toBeNull();
  });

  it('says what the round is about, also while something is asked in between', () => {
    const round = ['EndOfRound', 'Recruit', 'Compensate(1)', 'Compensate(0)', 'Combat(1)', 'Combat(0)'];
    expect(phaseOf([...round, 'Auction(0, False)'])).toBe('objective');
    expect(phaseOf([...round, 'TakeObjective', 'DiscardCard(0)'])).toBe('front');
    expect(phaseOf([...round.slice(0, 4), 'CalmDown(0)'])).toBe('shop');
    expect(phaseOf(['EndOfRound', 'Forfeit', 'Purchase(0, True)'])).toBe('shop');
    expect(phaseOf(['KeepGoal(0)'])).toBe('front');
  });

  it('says what a click on the hand means', () => {
    expect([meantByHand('Purchase'), meantByHand('RecoverOne')]).toEqual(['spend', null]);
  });
});
