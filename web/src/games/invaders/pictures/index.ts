// Which drawing a card has: one that its id asks for, else that of its type.
import { INVADERS } from './invaders';
import { HEROES, MANKIND } from './mankind';

export const PICTURES: Record<string, string> = { ...INVADERS, ...MANKIND, ...HEROES };

const NAMED: Record<string, string> = {
  'reaper-tripod': 'tripod', 'hive-carrier': 'saucer', 'spore-drifter': 'drifter', 'alien-legions': 'legions', 'the-thing': 'thing', chameleon: 'thing',
  anthraxus: 'slug', deathworm: 'worm', 'carrion-swarm': 'locusts', 'brain-tick': 'tick', 'tentacle-from-the-deep': 'deep', 'rail-strangler': 'strangler',
  'web-of-feelers': 'deep', 'leviathan-arm': 'leviathan', 'obelisk-of-silence': 'obelisk', 'step-pyramid': 'steps', 'pyramid-of-dusk': 'dusk',
  'beacon-pyramid': 'beacon', 'warden-pyramid': 'warden', 'toll-pyramid': 'steps', 'brood-cocoon': 'cocoon', 'ripe-cocoon': 'cocoon', 'leech-pod': 'pods',
  'spawning-pit': 'pit', 'hero-hunter': 'hunter', adjudicator: 'judge', 'nanobot-kill-swarm': 'swarm', 'psychic-scream': 'scream', 'psi-static': 'scream',
  'orbital-cutter': 'ray', 'oblivion-ray': 'ray', demagnetiser: 'magnet', 'tectonic-charge': 'quake', 'tsunami-engine': 'tsunami', 'steel-locusts': 'locusts',
  'mutual-plague': 'plague', 'hive-mind': 'hive', 'scrap-recycler': 'recycler', 'orbital-shipyard': 'shipyard', 'black-slime-sprayer': 'sprayer',
  'nullifier-field': 'field', 'false-order': 'order', 'time-loop': 'clock', 'regeneration-vat': 'flask', 'growth-serum': 'flask', 'acid-rain': 'rain',
  'mass-hypnosis': 'hypnosis',
  saladin: 'vtol', mako: 'walker', ramses: 'sub', 'shanty-town': 'shanty', hetman: 'tank', lynx: 'light', sviatohor: 'giant', 'home-guard': 'squad',
  'bohdana-5': 'gun', minefield: 'mines', norad: 'bunker', 'new-york': 'city', 'mount-rushmore': 'faces', 'early-warning-post': 'post',
  'field-hospital': 'hospital', arsenal: 'stores', 'kharkiv-tank-works': 'works', 'robotics-lab': 'lab', maglev: 'train', 'radio-free-earth': 'radio',
  'oberih-dome': 'dome', 'black-narcissus': 'array', 'seductive-succubus': 'crate', ambush: 'ruins', 'orbital-strike': 'orbit', 'flamethrower-crew': 'flame',
  'bunker-buster': 'bomb', 'one-way-sortie': 'plane', 'pest-control': 'spray', 'emp-charge': 'pulse', 'clean-slate': 'flash', 'exo-suit': 'suit',
  'reconstruction-brigade': 'crane', 'supply-convoy': 'convoy', 'general-mobilisation': 'crowd', 'sabotage-team': 'saboteur', 'captured-plans': 'plans',
  'guerrilla-squad': 'squad', 'jamming-burst': 'jam', codebreakers: 'code', bumblebee: 'scout', 'ganymede-veterans': 'squad', chaika: 'carrier',
  'museum-of-armour': 'museum', 'underground-lviv': 'tunnel', 'metro-shelter': 'tunnel', 'evacuation-corridor': 'gate', harpooners: 'harpoon',
  'tank-hunters': 'ruins', 'scorched-earth': 'burning', blackout: 'blackout', 'press-conference': 'speech', 'terraforming-station': 'station',
  'double-agent': 'agent', 'emergency-shutdown': 'lever',
};
const OF_TYPE: Record<string, string> = {
  hero: 'squad', desolator: 'kraken', tentacles: 'deep', pyramid: 'pyramid', alien: 'legions', cocoon: 'cocoon', punisher: 'hunter', 'alien-tech': 'scream',
  defender: 'walker', skull: 'flash', location: 'city', tech: 'radio', aid: 'squad',
};
const STRATEGIES = 'board';

/** The name of a card's drawing; an owner's cards with other names have that of their type. */
export function pictureOf(id: string, deck: string, types: string[]): string {
  if (id in PICTURES) return id;
  const known = NAMED[id] ?? types.map((type) => OF_TYPE[type]).find((name) => name !== undefined);
  return known ?? (deck === STRATEGIES ? 'plans' : 'squad');
}
