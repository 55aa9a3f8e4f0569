// Cutting linoleum: three inks (i ink, p paper, t tone) on a block of 120 by 168, with the strokes of a gouge.

export const WIDTH = 120;
export const HEIGHT = 168;

export const ink = (d: string): string => `<path class="i" d="${d}"/>`;
export const paper = (d: string): string => `<path class="p" d="${d}"/>`;
/** Ink with a rim of paper, so that it stands off from other ink. */
export const rimmed = (d: string): string => `<path class="i rim" d="${d}"/>`;
export const stroke = (d: string, width: number, colour: 'i' | 'p' = 'i'): string => `<path class="${colour}l" stroke-width="${width}" d="${d}"/>`;
export const disc = (x: number, y: number, r: number, colour: 'i' | 'p' = 'i'): string => `<circle class="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;
export const at = (x: number, y: number, scale: number, drawn: string, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
/** The same, looking the other way. */
export const turned = (drawn: string): string => `<g transform="translate(${WIDTH} 0) scale(-1 1)">${drawn}</g>`;

/** The same strokes for the same seed, so that a drawing never changes. */
function gouge(seed: number): () => number {
  let state = seed * 2654435761 + 1;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const round = (n: number): number => Math.round(n * 10) / 10;

/** A cut from here to there: thin at both ends. */
function cut(x: number, y: number, tox: number, toy: number, thick: number): string {
  const [mx, my] = [(x + tox) / 2, (y + toy) / 2];
  return `M${round(x)} ${round(y)}Q${round(mx)} ${round(my + thick)} ${round(tox)} ${round(toy)}Q${round(mx)} ${round(my - thick)} ${round(x)} ${round(y)}z`;
}

/** The sun and the light around it. */
export function dawn(x: number, y: number, r: number, rays = 17): string {
  const wedges = Array.from({ length: rays }, (_, n) => {
    const middle = Math.PI * (0.95 + (1.1 * n) / (rays - 1));
    const point = (far: number, angle: number) => `${round(x + far * Math.cos(angle))} ${round(y + far * Math.sin(angle))}`;
    return `M${point(r + 6, middle)}L${point(220, middle - 0.035)}L${point(220, middle + 0.035)}z`;
  });
  return paper(wedges.join('')) + disc(x, y, r, 'p');
}

/** Rows of short cuts between two heights, as a sky, a field or water is cut. */
export function rows(from: number, to: number, seed: number, step = 7): string {
  const next = gouge(seed);
  const found: string[] = [];
  for (let y = from; y < to; y += step)
    for (let x = next() * 10; x < WIDTH; ) {
      const end = x + 10 + next() * 24;
      found.push(cut(x, y, end, y + next() - 0.5, 1.2));
      x = end + 5 + next() * 8;
    }
  return paper(found.join(''));
}

/** Ground up to a height, with its furrows. */
export const ground = (y: number, seed: number): string => ink(`M0 ${y}Q30 ${y - 10} 62 ${y - 5}T120 ${y - 7}V168H0z`) + rows(y + 7, 166, seed);

/** A field that runs to the horizon. */
export function field(y: number): string {
  const furrows = Array.from({ length: 18 }, (_, n) => cut(15 + n * 5, y + 3, (n - 9) * 26 + 60, 168, 1.3));
  return ink(`M0 ${y}Q60 ${y - 8} 120 ${y}V168H0z`) + paper(furrows.join(''));
}

export const sea = (y: number, seed: number): string =>
  ink(`M0 ${y}Q15 ${y - 5} 30 ${y}T60 ${y}T90 ${y}T120 ${y}V168H0z`) + rows(y + 7, 166, seed, 8);

/** Sandbags in two rows, each laid on the joint of two below. */
export function sandbags(y: number): string {
  const bag = (x: number, top: number) => `M${x + 5} ${top}h18q5 0 5 6t-5 6h-18q-5 0-5-6t5-6z`;
  const all = [0, 1, 2, 3, 4, 5].map((n) => bag(n * 30 - 29, y) + bag(n * 30 - 14, y + 13)).join('');
  return ink(`M0 ${y}h120v${HEIGHT - y}H0z`) + `<path class="p bag" d="${all}"/>`;
}
