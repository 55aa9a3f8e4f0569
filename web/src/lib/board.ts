// What a game's board is given by the page around it, and what it may ask for. One board component per game.
import type { Advised, Cards, Position, Seat } from './protocol';

export type Code = 'en' | 'uk';

export interface BoardProps {
  game: string;
  position: Position;
  seats: Seat[];
  /** Where the visitor sits; -2 for a spectator. The board is drawn from this side (a spectator's from seat 0). */
  seat: number;
  /** The cards of a game that has a card set. */
  cards: Cards | null;
  /** Whether the visitor is asked now and the board may be played on. */
  active: boolean;
  /** The other seats' views where everything is open: in a replay and after the end. */
  opened: Position['view'][] | null;
  /** The options of a hint, the best first, to be marked on the board. */
  advice: Advised[] | null;
  /** Choices that are made but not confirmed yet, to be shown as if they were. */
  pending: string[] | null;
  /** Make choices one after the other. */
  act(choices: string[]): void;
  /** Ask why a choice is not offered; the page shows the answer. */
  why(choice: string): void;
  /** Show everything about a card, by its notation. */
  detail(card: string): void;
  /** Say what has been taken up and is to go somewhere, so that the question can name it. */
  hold?(what: string | null): void;
}
