// The stones of a wall tile as paths, for whatever size the tile has: battlements, courses, and what a breach leaves.

export interface Stonework {
  outline: string;
  joints: string;
  shaded: string;
  breach: string;
  cracks: string;
  rubble: string;
  /** Right through the wall, from battlements to foundation. */
  gap: string;
}

const COURSE = 13;
const MERLON = 7; // how high the battlements are

/** The same stones for the same wall at the same size. */
export function stonework(wall: number, width: number, height: number, tower: boolean): Stonework {
  const next = numbers(wall * 7919 + 17);
  const top = MERLON + (tower ? 0 : 4);
  const { joints, shaded } = courses(width, height, top, next);
  return {
    outline: battlements(width, height, top, tower),
    joints,
    shaded,
    breach: breach(width, height, next),
    cracks: cracks(width, height, next),
    rubble: rubble(width, height, next),
    gap: gap(width, height, next),
  };
}

/** Numbers from 0 to 1 that look random and are always the same. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function battlements(width: number, height: number, top: number, tower: boolean): string {
  const count = Math.max(3, Math.round(width / 17)) | 1;
  const step = width / count;
  const rise = tower ? 0 : top - MERLON;
  const merlons = Array.from({ length: count }, (_, n) => `V${n % 2 ? top : rise}h${step}`);
  return `M0 ${height}${merlons.join('')}V${height}z`;
}

function courses(width: number, height: number, top: number, next: () => number) {
  let [joints, shaded] = ['', ''];
  const count = Math.max(3, Math.round((height - top) / COURSE));
  const tall = (height - top) / count;
  for (let n = 0; n < count; n++) {
    const y = top + n * tall;
    joints += `M0 ${y}H${width}`;
    for (let x = (n % 2 ? 8 : 15) + next() * 6; x < width - 5; ) {
      const stone = 14 + next() * 14;
      joints += `M${x} ${y}v${tall}`;
      if (next() < 0.22) shaded += `M${x} ${y}h${Math.min(stone, width - x)}v${tall}H${x}z`;
      x += stone;
    }
  }
  return { joints, shaded };
}

/** Where the wall has fallen: a jagged notch from above. */
function breach(width: number, height: number, next: () => number): string {
  const [left, right] = [width * 0.1, width * 0.9];
  const depth = height * 0.3;
  const edge = Array.from({ length: 7 }, (_, n) => {
    const across = left + ((right - left) * (n + 0.5)) / 7;
    const deep = depth * Math.sin(((n + 1) / 8) * Math.PI) * (0.75 + 0.5 * next());
    return `L${across} ${deep}h${(right - left) / 16}`;
  });
  return `M${left} -2${edge.join('')}L${right} -2z`;
}

function cracks(width: number, height: number, next: () => number): string {
  const crack = (x: number) => {
    const steps = Array.from({ length: 5 }, (_, n) => `L${x + (next() - 0.5) * 14} ${height * (0.36 + n * 0.13)}`);
    return `M${x} ${height * 0.22}${steps.join('')}`;
  };
  return [0.14, 0.5, 0.86].map((share) => crack(width * share)).join('');
}

function gap(width: number, height: number, next: () => number): string {
  const steps = Array.from({ length: 6 }, (_, n) => (height * (n + 0.5)) / 6);
  const edge = (share: number, down: number[]) => down.map((y) => `L${width * (share + (next() - 0.5) * 0.1)} ${y}`).join('');
  return `M${width * 0.08} -2${edge(0.14, steps)}L${width * 0.2} ${height}H${width * 0.8}${edge(0.86, steps.toReversed())}L${width * 0.92} -2z`;
}

function rubble(width: number, height: number, next: () => number): string {
  const stone = (n: number) => {
    const [x, size] = [(width * (n + 0.2 + next() * 0.6)) / 6, 5 + next() * 5];
    return `M${x - size} ${height}L${x - size * 0.6} ${height - size}L${x + size * 0.5} ${height - size * 1.1}L${x + size} ${height}z`;
  };
  return Array.from({ length: 6 }, (_, n) => stone(n)).join('');
}
