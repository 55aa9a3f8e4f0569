// Which options make a difference.

/** Whoever plays alone passes no hand on, and takes no turn of another. */
export function matters(option: string, chosen: Record<string, string>): boolean {
  return option !== 'free_effects' || chosen.players !== '1';
}
