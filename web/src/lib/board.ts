// What a game's board is given by the page around it, and what it may ask for. One board component per game.
import type { Line } from './chronicle';
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
  /** What others have done since the visitor's last choice, as the log tells it. */
  moves?: Line[];
  /** Make choices one after the other. */
  act(choices: string[]): void;
  /** Ask why a choice is not offered; the page shows the answer. */
  why(choice: string): void;
  /** Open the requests to computer partners, for whoever plays with some. */
  ask?(): void;
  /** Show everything about a card, by its notation. */
  detail(card: string): void;
  /** Before a game: what is wrong with something that one would settle on as a whole. */
  check?(text: string): Promise<string[]>;
  /** Settle on it. */
  settle?(text: string): void;
  /** Say what has been taken up and is to go somewhere, so that the question can name it. */
  hold?(what: string | null): void;
}
