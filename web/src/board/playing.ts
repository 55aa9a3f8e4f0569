// What every board with cards to drag and reasons to ask for does in the same way.

/** What a board's play has to offer for it. */
export interface Playing {
  dropping(card: string, target: string): string | null;
  can(choice: string): boolean;
  choose(choice: string): void;
  putDown(): boolean;
}

/** Dragging a card onto a target makes the choice that belongs there. */
export function carrying(play: Playing) {
  return {
    choice(card: string, target: string): string[] | null {
      const choice = play.dropping(card, target);
      return choice !== null && play.can(choice) ? [choice] : null;
    },
    drop(card: string, target: string): void {
      const choice = play.dropping(card, target);
      if (choice !== null) play.choose(choice);
    },
  };
}

/** Escape puts down what was taken up. */
export function escaping(play: Playing, event: KeyboardEvent): void {
  if (event.key === 'Escape' && play.putDown()) event.preventDefault();
}

/** `?` on what cannot be chosen, inside a board, asks what a click asks. */
export function asking(board: string, event: KeyboardEvent): void {
  const thing = event.target instanceof Element ? event.target.closest<HTMLElement>(`${board} [aria-disabled=true]`) : null;
  if (event.key !== '?' || !thing) return;
  event.preventDefault();
  thing.click();
}
