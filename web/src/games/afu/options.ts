// Which options make a difference.

/** The level is that of the solo game. */
export function matters(option: string, chosen: Record<string, string>): boolean {
  return option !== 'level' || chosen.players === '1';
}
