// The dealer of the engine once more, so that the page can check by itself that every deal came from the seed.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { NATURE } from './asking';
import type { Replay, Step } from './protocol';

const MASK = (1n << 64n) - 1n;

/** Marsaglia's xorshift128, as in the engine. */
export class Dealer {
  private x: number;
  private y: number;
  private z: number;
  private w: number;

  constructor(seed: bigint) {
    this.x = word(seed, 1n);
    this.y = word(seed, 2n);
    this.z = word(seed, 3n);
    this.w = (word(seed, 4n) | 1) >>> 0;
  }

  /** A number from 0 to n - 1, each equally likely. */
  below(n: number): number {
    const t = (this.x ^ (this.x << 11)) >>> 0;
    [this.x, this.y, this.z] = [this.y, this.z, this.w];
    this.w = (this.w ^ (this.w >>> 19) ^ (t ^ (t >>> 8))) >>> 0;
    return Number((BigInt(this.w) * BigInt(n)) >> 32n);
  }

  pick(options: string[]): string {
    return options[this.below(options.length)]!;
  }
}

/** 32 well-mixed bits of a seed of any size (SplitMix64, folded over the seed's 64-bit parts). */
function word(seed: bigint, stream: bigint): number {
  let mixed = stream;
  do {
    mixed = (mixed + (seed & MASK) + 0x9e3779b97f4a7c15n) & MASK;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    mixed ^= mixed >> 31n;
    seed >>= 64n;
  } while (seed > 0n);
  return Number(mixed >> 32n);
}

export function commitmentTo(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** What the checking of a game found: that the seed is another, or a secret deck, the first deal that differs, or that all is as it should be. */
export type Verdict = { kind: 'fair'; deals: number } | { kind: 'seed' } | { kind: 'sealed'; seat: string } | { kind: 'deal'; deal: number; at: number };

export function verified({ seed, commitment, steps, sealed }: Pick<Replay, 'seed' | 'commitment' | 'steps' | 'sealed'>): Verdict {
  if (commitmentTo(seed) !== commitment) return { kind: 'seed' };
  const changed = sealed.find(({ seat, secret, hash }) => commitmentTo(`${seed} ${seat} ${secret}`) !== hash);
  if (changed) return { kind: 'sealed', seat: changed.seat };
  const deals = [...steps.entries()].filter(([, step]) => step.seat === NATURE);
  const wrong = deals.findIndex(([, step], deal) => dealt(BigInt(seed), deal, step) !== step.choice);
  return wrong < 0 ? { kind: 'fair', deals: deals.length } : { kind: 'deal', deal: wrong + 1, at: deals[wrong]![0] };
}

function dealt(seed: bigint, deal: number, step: Step): string {
  return new Dealer((seed << 32n) | BigInt(deal)).pick(step.options);
}
