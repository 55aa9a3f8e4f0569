import { describe, expect, it } from 'vitest';
import { fightsOf, roundsOf, stopAt, stopsOf, turnsOf } from './moves';
import type { Replay } from './protocol';

type Step = Replay['steps'][number];

/** A deal is `.`, a forced step `f`, a choice the number of its seat, with `!` where it is staged and `|` before a new round. */
function game(written: string): Step[] {
  const steps: Step[] = [];
  let round = 0;
  for (const sign of written)
    if (sign === '|') round += 1;
    else if (sign === '!') steps.push({ ...steps.pop()!, staged: true });
    else steps.push({ seat: sign === '.' ? -1 : Number(sign) || 0, choice: '', said: [], options: [], forced: sign === '.' || sign === 'f', staged: false, round });
  return steps;
}

describe('moves', () => {
  it('begin where a player first chooses, and take along what is dealt and forced', () => {
    expect(stopsOf(game('..0.f10.'))).toEqual([2, 5, 6, 8]);
    expect([stopAt([2, 5, 6, 8], 4), stopAt([2, 5, 6, 8], 5)]).toEqual([5, 5]);
  });

  it('are found by turn, by round and by fight', () => {
    const steps = game('..|00.1!.0|.1!0');
    expect(turnsOf(steps)).toEqual([2, 5, 7, 9, 10]);
    expect(roundsOf(steps)).toEqual([2, 9]);
    expect(fightsOf(steps)).toEqual([7, 10]);
    expect(roundsOf(game('01'))).toEqual([]);
  });
});
