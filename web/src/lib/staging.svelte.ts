// What the rules have resolved, played scene by scene: each is held until it is dismissed, or for as long as the pace says.
import type { Scene } from './protocol';
import { currentPace, setPace, type Pace } from './settings.svelte';

const HELD: Partial<Record<Pace, number>> = { slow: 6000, quick: 2200 };

export class Staging {
  private scenes = $state.raw<Scene[]>([]);
  private at = $state(0);
  private then: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is on the stage now, null where nothing is. */
  get scene(): Scene | null {
    return this.scenes[this.at] ?? null;
  }

  /** All that come one after the other. */
  get all(): Scene[] {
    return this.scenes;
  }

  /** Which of how many. */
  get place(): { n: number; all: number } {
    return { n: this.at + 1, all: this.scenes.length };
  }

  /** Play scenes, and then let the game go on: at once where there are none, or where nobody wants to watch. */
  play(scenes: Scene[], then: () => void): void {
    this.clear();
    if (scenes.length === 0 || currentPace() === 'off') return then();
    [this.scenes, this.then] = [scenes, then];
    this.hold();
  }

  next(): void {
    if (this.at + 1 >= this.scenes.length) return this.end();
    this.at += 1;
    this.hold();
  }

  /** Show no more of these scenes, and let the game go on. */
  end(): void {
    if (!this.scene) return;
    const then = this.then;
    this.clear();
    then();
  }

  /** Forget the scenes and what was to follow. */
  clear(): void {
    clearTimeout(this.timer);
    [this.scenes, this.at] = [[], 0];
  }

  /** From now on at another pace, what is on the stage included. */
  go(pace: Pace): void {
    setPace(pace);
    if (this.scene) this.hold();
  }

  private hold(): void {
    clearTimeout(this.timer);
    const held = HELD[currentPace()];
    if (held !== undefined) this.timer = setTimeout(() => this.next(), held);
  }
}
