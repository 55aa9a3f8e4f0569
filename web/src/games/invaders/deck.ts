// A deck as a file: how many of each card stand in it, and how a change is written into it.

export interface Kind {
  card: string;
  /** Copies that set and pool have. */
  most: number;
  /** Copies in the deck as it was. */
  before: number;
}

/** What a seat needs to make or change its deck. */
export interface Settle {
  side: number;
  size: number;
  /** Cards to be exchanged, -1 where the deck is made anew. */
  exchanged: number;
  cards: Kind[];
  text: string;
}

const LINE = /^[ \t]*"?([\w-]+)"?[ \t]*=[ \t]*(\d+)[ \t]*(?:#.*)?$/;

/** How many of each card a deck file has; whatever cannot be read is left to the table to complain about. */
export function countsOf(text: string): Map<string, number> {
  const read = text.split('\n').flatMap((line) => {
    const found = LINE.exec(line);
    return found ? [[found[1]!, Number(found[2])] as const] : [];
  });
  return new Map(read);
}

export function sizeOf(text: string): number {
  return [...countsOf(text).values()].reduce((sum, n) => sum + n, 0);
}

/** The file with another number of a card; everything else stays as it was written. */
export function withCount(text: string, card: string, n: number): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => LINE.exec(line)?.[1] === card);
  const line = n > 0 ? [`${card} = ${n}`] : [];
  if (at >= 0) return lines.toSpliced(at, 1, ...line).join('\n');
  return `${text.trimEnd()}\n${line.join('\n')}\n`;
}

/** Cards that were in the deck and are not any more. */
export function takenOut({ cards }: Settle, text: string): number {
  const counts = countsOf(text);
  return cards.reduce((sum, { card, before }) => sum + Math.max(0, before - (counts.get(card) ?? 0)), 0);
}
