// The last picture of a game, by its ending: five prints of the side that has won.
import type { Side } from '../view';

interface Last {
  winner: Side;
  prints: string[];
}

const mankind = (...prints: string[]): Last => ({ winner: 0, prints });
const invader = (...prints: string[]): Last => ({ winner: 1, prints });

export const ENDINGS: Last[] = [
  mankind('radio', 'crowd', 'city', 'speech', 'dome'),
  mankind('saboteur', 'plans', 'code', 'agent', 'crowd'),
  mankind('crate', 'lab', 'spray', 'squad', 'crowd'),
  invader('tripod', 'legions', 'saucer', 'hive', 'beacon'),
  invader('leviathan', 'quake', 'tripod', 'obelisk', 'worm'),
  invader('tsunami', 'kraken', 'deep', 'pyramid', 'locusts'),
  invader('hunter', 'judge', 'swarm', 'tripod', 'overseer'),
  invader('sprayer', 'slug', 'rain', 'plague', 'pit'),
  mankind('burning', 'ruins', 'flash', 'gate', 'crowd'),
];
