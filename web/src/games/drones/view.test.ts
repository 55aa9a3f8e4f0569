import { describe, expect, it } from 'vitest';
import { defenderOf, phaseOf } from './view';

describe('the steps to do', () => {
  it('tell the phase by the topmost that belongs to one', () => {
    expect(phaseOf(['EndOfRound()', 'Threats()', 'NextTurn(1)', 'Turn(0)', 'AttackStep(0)'])).toBe('command');
    expect(phaseOf(['EndOfRound()', 'PassTheToken()', 'NewThreats()', 'Strike(2)', 'CrewLoss(2)'])).toBe('threats');
    expect(phaseOf(['Round()', 'Income()', 'DiscardOne(0)'])).toBe('recovery');
  });

  it('tell whose defence it is', () => {
    expect(defenderOf(['NewThreats()', 'Defence(3)', 'Strike(2)', 'ShotDown(2, wing)'])).toBe(2);
    expect(defenderOf(['NextTurn(1)', 'Turn(0)'])).toBeNull();
  });
});
