// The engraver's hatching for each colour, so that a print without colour still tells them apart (after Petra Sancta).
import type { Colour } from './cards';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The lines of a colour's hatching in a box, as a path. */
export function hatching(colour: Colour, box: Box, gap: number): string {
  switch (colour) {
    case 'R':
      return upright(box, gap);
    case 'Y':
      return dots(box, gap);
    case 'G':
      return slanting(box, gap);
    case 'B':
      return level(box, gap);
    case 'S':
      return upright(box, gap * 1.4) + level(box, gap * 1.4);
  }
}

function marks(from: number, to: number, gap: number): number[] {
  const count = Math.floor((to - from) / gap);
  const margin = (to - from - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, n) => from + margin + n * gap);
}

function upright({ x, y, width, height }: Box, gap: number): string {
  return marks(x, x + width, gap).map((at) => `M${at} ${y}v${height}`).join('');
}

function level({ x, y, width, height }: Box, gap: number): string {
  return marks(y, y + height, gap).map((at) => `M${x} ${at}h${width}`).join('');
}

function dots({ x, y, width, height }: Box, gap: number): string {
  const rows = marks(y, y + height, gap);
  const row = (at: number, n: number) => marks(x + (n % 2) * gap, x + width - (n % 2) * gap, gap * 2).map((dot) => `M${dot - 0.8} ${at}h1.6`);
  return rows.flatMap(row).join('');
}

/** Lines from the upper left to the lower right, cut at the edges of the box. */
function slanting({ x, y, width, height }: Box, gap: number): string {
  const line = (shift: number) => {
    const [from, to] = [Math.max(0, shift), Math.min(width, shift + height)];
    return `M${x + from} ${y + from - shift}L${x + to} ${y + to - shift}`;
  };
  return marks(-height, width, gap * 1.4).map(line).join('');
}
