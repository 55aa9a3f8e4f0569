// A finished game as moves: a choice of a player with the deals and forced steps that follow it.
import type { Replay } from './protocol';

type Step = Replay['steps'][number];

const free = (step: Step) => !step.forced;

/** The positions at which a player has a choice, and the end. */
export function stopsOf(steps: Step[]): number[] {
  return [...steps.flatMap((step, at) => (free(step) ? [at] : [])), steps.length];
}

/** The stop up to which the choice that leads to a position goes. */
export function stopAt(stops: number[], at: number): number {
  return stops.find((stop) => stop >= at) ?? at;
}

/** The stops at which something begins that the choices before did not have. */
function begins(steps: Step[], what: (step: Step) => number): number[] {
  let before: number | null = null;
  return steps.flatMap((step, at) => {
    if (!free(step)) return [];
    const anew = what(step) !== before;
    before = what(step);
    return anew ? [at] : [];
  });
}

export function turnsOf(steps: Step[]): number[] {
  return begins(steps, (step) => step.seat);
}

export function roundsOf(steps: Step[]): number[] {
  return steps.some((step) => step.round > 0) ? begins(steps, (step) => step.round) : [];
}

/** The stops to which something leads that is staged. */
export function fightsOf(steps: Step[]): number[] {
  const stops = stopsOf(steps);
  return [...new Set(steps.flatMap((step, at) => (step.staged ? [stopAt(stops, at + 1)] : [])))];
}
