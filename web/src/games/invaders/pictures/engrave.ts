// Cutting linoleum: three inks (i ink, p paper, t tone) on a block of 100 by 78, with the strokes of a gouge for the sky.

export const WIDTH = 100;
export const HEIGHT = 78;

export type Ink = 'i' | 'p' | 't';

export const shape = (d: string, ink: Ink = 'i'): string => `<path class="${ink}" d="${d}"/>`;
export const paper = (d: string): string => shape(d, 'p');
export const line = (d: string, width = 2.4, ink: Ink = 'i'): string => `<path class="${ink}l" stroke-width="${width}" d="${d}"/>`;
export const disc = (x: number, y: number, r: number, ink: Ink = 'i'): string => `<circle class="${ink}" cx="${x}" cy="${y}" r="${r}"/>`;
export const eye = (x: number, y: number, r: number): string => disc(x, y, r, 'p') + disc(x, y, r * 0.45);
export const moved = (x: number, y: number, scale: number, drawn: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;

/** The same strokes for the same seed, so that a drawing never changes. */
function gouge(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** Rays of light around a point, and the light itself. */
export function sun(x: number, y: number, r: number, rays = 15): string {
  const wedges = Array.from({ length: rays }, (_, n) => {
    const middle = Math.PI * (0.94 + (1.12 * n) / (rays - 1));
    const at = (distance: number, angle: number) => `${round(x + distance * Math.cos(angle))} ${round(y + distance * Math.sin(angle))}`;
    return `M${at(r + 4, middle)}L${at(120, middle - 0.035)}L${at(120, middle + 0.035)}z`;
  });
  return paper(wedges.join('')) + disc(x, y, r, 'p');
}

/** Rows of short cuts, as a sky or water is cut. */
export function cuts(from: number, to: number, seed: number, ink: Ink = 'p'): string {
  const next = gouge(seed);
  const found: string[] = [];
  for (let y = from; y < to; y += 6)
    for (let x = next() * 10; x < WIDTH; ) {
      const [end, mid] = [x + 9 + next() * 18, y + (next() - 0.5)];
      found.push(`M${round(x)} ${round(y)}Q${round((x + end) / 2)} ${round(mid + 0.9)} ${round(end)} ${round(mid)}Q${round((x + end) / 2)} ${round(y - 0.9)} ${round(x)} ${round(y)}z`);
      x = end + 5 + next() * 7;
    }
  return shape(found.join(''), ink);
}

/** A city on the horizon: how small everybody is. */
export function skyline(top: number, seed: number): string {
  const next = gouge(seed);
  let d = `M0 78V${top + 6}`;
  for (let x = 0; x < WIDTH; x += 4 + next() * 5) d += `V${round(top + next() * 9)}H${round(Math.min(x + 9, WIDTH))}`;
  return shape(`${d}V78z`);
}

export const ground = (y = 68): string => shape(`M0 ${y}Q50 ${y - 6} 100 ${y}V78H0z`);
export const floor = (y = 72): string => shape(`M0 ${y}h100v${78 - y}H0z`);
export const sea = (y = 54): string => shape(`M0 ${y}Q12 ${y - 4} 25 ${y}T50 ${y}T75 ${y}T100 ${y}V78H0z`) + cuts(y + 6, 76, y);

/** Somebody seen from behind: a helmet, shoulders, legs. */
export const somebody = (x: number, y: number, scale: number): string =>
  moved(
    x, y, scale,
    shape('M-9-1q-1-13 9-13t9 13l3 4h-24zM-14 36v-20q2-10 14-11q12 1 14 11v20zM-12 36h11v22h-12zM1 36h11l1 22h-12z') +
      paper('M-6-3Q-3.7-5.8-3-11Q-5.9-6.6-6-3zM-11 32Q-9.4 25.7-10 16Q-11.8 25.5-11 32zM6 32Q7.4 24.9 7 14Q5.4 24.7 6 32z'),
  );

/** A head that is not from here. */
export const stranger = (x: number, y: number, scale: number): string =>
  moved(
    x, y, scale,
    shape('M-7 35V21q0-5 7-6q7 1 7 6v14z') +
      '<path class="i rim" d="M0 0c9 0 7 13 0 17c-7-4-9-17 0-17z"/>' +
      paper('M-4 7q.5 2.1 3 4q-1.1-2.9-3-4zM4 7q-1.9 1.1-3 4q2.5-1.9 3-4z'),
  );

export const ring = (x: number, y: number, r: number, width = 2, ink: Ink = 'i'): string =>
  `<circle class="${ink}l" stroke-width="${width}" cx="${x}" cy="${y}" r="${r}"/>`;
