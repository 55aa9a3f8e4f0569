// Which options make a difference, and which suit a first game.

export const firstGame = { first_game: 'yes' };

/** Whoever plays alone passes no hand on, and takes no turn of another. */
export function matters(option: string, chosen: Record<string, string>): boolean {
  return option !== 'free_effects' || chosen.players !== '1';
}
