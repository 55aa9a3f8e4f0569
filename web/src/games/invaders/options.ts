// Which options make a difference.

/** A handicap is for decks of 70 cards; a match knows who has lost before, and only then cards are exchanged. */
export function matters(option: string, chosen: Record<string, string>): boolean {
  if (option === 'handicap') return (chosen.deck ?? '70') === '70';
  if (option === 'lost_before') return chosen.match !== 'yes';
  return option !== 'swap' || chosen.match === 'yes' || (chosen.lost_before ?? 'no') !== 'no';
}
