import { describe, expect, it } from 'vitest';
import { Dealer, commitmentTo, verified } from './dealer';
import type { Step } from './protocol';

const RANGES = [60, 60, 6, 1000, 7, 2, 1 << 20];

describe('the dealer', () => {
  // dealt by the engine's own Dealer
  it.each([
    [0n, [40, 58, 4, 296, 2, 0, 381536]],
    [7n, [29, 39, 3, 390, 0, 1, 178239]],
    [1n << 64n, [32, 1, 3, 928, 6, 0, 84437]],
    [(((1n << 128n) - 1n) << 32n) | 5n, [1, 51, 5, 123, 5, 1, 346810]],
  ])('deals the same as the engine from %s', (seed, expected) => {
    const dealer = new Dealer(seed);
    expect(RANGES.map((n) => dealer.below(n))).toEqual(expected);
  });
});

describe('the check of a game', () => {
  const seed = '123456789';
  const step = (seat: number, choice: string, options: string[]): Step => ({ seat, choice, options, said: [], forced: seat < 0, staged: false, round: 0 });
  const steps = [
    step(-1, 'a', ['a', 'b', 'c', 'd']),
    step(0, 'pass', []),
    step(-1, 'c', ['a', 'b', 'c']),
    step(-1, '35', Array.from({ length: 60 }, (_, n) => String(n))),
  ];
  const commitment = '15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225';

  it('finds that all is as it should be', () => {
    expect(commitmentTo(seed)).toBe(commitment);
    expect(verified({ seed, commitment, steps, sealed: [] })).toEqual({ kind: 'fair', deals: 3 });
  });

  it('finds the first deal that differs', () => {
    const cheated = steps.with(2, step(-1, 'a', ['a', 'b', 'c']));
    expect(verified({ seed, commitment, steps: cheated, sealed: [] })).toEqual({ kind: 'deal', deal: 2, at: 2 });
  });

  it('finds another seed', () => {
    expect(verified({ seed: '123456788', commitment, steps, sealed: [] })).toEqual({ kind: 'seed' });
  });

  it('notices a deck that is not the one whose hash was told', () => {
    const seal = { seat: 'mankind', secret: '2 mako', hash: commitmentTo(`${seed} mankind 2 mako`) };
    expect(verified({ seed, commitment, steps, sealed: [seal] }).kind).toBe('fair');
    expect(verified({ seed, commitment, steps, sealed: [{ ...seal, secret: '1 mako, 1 norad' }] })).toEqual({ kind: 'sealed', seat: 'mankind' });
  });
});
