// Which drawing a card has: one that its id asks for, else that of its kind or of what it does.
import type { Effect, Values } from '../faces';
import type { COMICS } from './comics';
import type { DRONES, ENEMIES, SUPPORTS } from './machines';
import type { Role } from './people';

type Comic = keyof typeof COMICS;
type Machine = keyof typeof DRONES | keyof typeof ENEMIES | keyof typeof SUPPORTS;

/** The first pattern that an id matches. */
function named<T>(id: string, names: [RegExp, T][]): T | undefined {
  return names.find(([pattern]) => pattern.test(id))?.[1];
}

const DRONE_NAMES: [RegExp, Machine][] = [
  [/furia|fury/, 'furia'],
  [/leleka|stork|shark|poseidon/, 'leleka'],
  [/vampire|baba|heavy|hexa/, 'vampire'],
  [/intercept|sting|hunter/, 'interceptor'],
  [/bomber|kazhan|nemesis|perun/, 'bomber'],
];
const DRONE_TYPES: Record<string, Machine> = { fpv: 'fpv', mavic: 'mavic', wing: 'valkyrie', multirotor: 'vampire' };

const ROLES: [RegExp, Role][] = [
  [/instructor/, 'instructor'],
  [/night/, 'nightPilot'],
  [/fpv/, 'fpvPilot'],
  [/wing/, 'wingPilot'],
  [/mavic/, 'mavicPilot'],
  [/multirotor|heavy|bomber/, 'heavyPilot'],
  [/pilot/, 'pilot'],
  [/engineer/, 'engineer'],
  [/sapper/, 'sapper'],
  [/psycholog/, 'psychologist'],
  [/blogger|press|smm/, 'blogger'],
  [/evacu|rescu|stretcher/, 'rescuer'],
  [/medic|doctor|nurse/, 'medic'],
  [/chief|staff/, 'chief'],
  [/sergeant/, 'sergeant'],
  [/command|officer/, 'commander'],
  [/driver/, 'driver'],
  [/cook/, 'cook'],
  [/signal|radio|communic/, 'signaller'],
  [/clerk|accountant|supply|quartermaster|storekeeper|logist/, 'clerk'],
  [/program|developer|hacker|it-|admin/, 'programmer'],
  [/spotter|gunner|artill|sniper/, 'spotter'],
  [/volunteer|fundrais/, 'volunteer'],
  [/armour|ammo/, 'armourer'],
  [/mechanic|repair|techni|solder/, 'mechanic'],
  [/scout|intel|analyst|recon|navigator/, 'scout'],
];
/** Whom an effect makes of somebody without a known name. */
const BY_EFFECT: Record<string, Role> = {
  ammo: 'armourer',
  recon: 'scout',
  evacuate: 'rescuer',
  repair: 'mechanic',
  exchange_more: 'clerk',
  recruit_from: 'psychologist',
  extra_action: 'commander',
  handle_characters: 'commander',
  logistics: 'volunteer',
};

const ENEMY_NAMES: [RegExp, Machine][] = [
  [/buggy|golf|^quad|atv/, 'buggy'],
  [/bike|moto/, 'bikes'],
  [/shed$|turtle/, 'shed'],
  [/sniper|machine-gun|observer|sabot/, 'sniper'],
  [/manpads|shotgun|anti-tank/, 'launcher'],
  [/mortar|grenade/, 'mortar'],
  [/technical|gun-truck|zu-?23|pickup/, 'gunTruck'],
  [/control-post|aeroscope/, 'radar'],
  [/depot/, 'ammoBox'],
  [/btr|loaf/, 'wheels'],
  [/shahed|geran/, 'shahed'],
  [/lancet|kub|molniya/, 'lancet'],
  [/orlan|zala|supercam|eleron/, 'orlan'],
];
const ENEMY_KINDS: Record<string, Machine> = {
  infantry: 'assault',
  vehicle: 'ifv',
  tank: 'tank',
  artillery: 'howitzer',
  mlrs: 'mlrs',
  tos: 'tos',
  ew: 'jammer',
  'air-defence': 'airDefence',
  supply: 'supply',
  drone: 'enemyFpv',
};

const SUPPORT_NAMES: [RegExp, Machine][] = [
  [/dugout|shelter/, 'dugout'],
  [/cat/, 'cat'],
  [/decoy|inflat|mock/, 'decoy'],
  [/-net/, 'net'],
  [/himars|rocket|mlrs|grad/, 'himars'],
  [/bohdana|self-propelled/, 'ownGun'],
  [/position/, 'decoy'],
  [/briefing|roster/, 'roster'],
  [/school/, 'poster'],
  [/van|truck/, 'van'],
  [/warhead|charge/, 'warhead'],
  [/stream|camera/, 'camera'],
  [/mortar/, 'mortarOurs'],
  [/stab/, 'stab'],
  [/delta/, 'delta'],
  [/^ai-|-ai$|ai-module/, 'ai'],
  [/coffee|energy/, 'coffee'],
  [/workshop|printer|repair/, 'workshop'],
  [/museum|scrap/, 'museum'],
  [/radar|counter-battery|satellite/, 'radar'],
];
const GIFTS: Record<string, Machine> = {
  logistics: 'jar',
  ammo: 'ammoBox',
  recon: 'binoculars',
  recon_for: 'radar',
  plus: 'repeater',
  evacuate: 'pickup',
  repair: 'workshop',
  exchange_more: 'museum',
  guaranteed_hit: 'ai',
  from_trench: 'order',
};
const SUPPORT_KINDS: Record<string, Machine> = { artillery: 'gun', protection: 'ew', project: 'repeater', bonus: 'jar' };

const COMIC_NAMES: [RegExp, Comic][] = [
  [/cat/, 'guilty'],
  [/mice|mouse/, 'mice'],
  [/rain|flood|water/, 'rain'],
  [/mud|stuck|pickup/, 'mud'],
  [/wind|tree|home|icing/, 'wind'],
  [/phone/, 'phone'],
  [/starlink|update/, 'updating'],
  [/finger|propeller/, 'bandage'],
  [/generator|power/, 'generator'],
  [/fundraiser/, 'stalled'],
  [/mushroom/, 'mushrooms'],
  [/^flu$|fever/, 'fever'],
  [/football/, 'football'],
  [/bath/, 'steam'],
  [/shawarma/, 'shawarma'],
  [/fitness/, 'strain'],
];
const COMIC_HARMS: [keyof NonNullable<Values['harm']>, Comic][] = [
  ['broken', 'mice'],
  ['shot_down', 'wind'],
  ['trench', 'rain'],
  ['crew', 'cold'],
  ['support', 'post'],
  ['actions', 'inspection'],
  ['logistics', 'mud'],
];

function byEffect<T>(effect: Effect | null | undefined, among: Record<string, T>): T | undefined {
  if (effect?.when === 'trophy') return undefined;
  const word = Object.keys(effect ?? {}).find((word) => word in among && effect![word] != null && effect![word] !== false);
  return word === undefined ? undefined : among[word];
}

function supportOf(id: string, values: Values): string {
  const trophies: Machine | undefined = values.effect?.when === 'trophy' ? 'camera' : undefined;
  return named(id, SUPPORT_NAMES) ?? trophies ?? byEffect(values.effect, GIFTS) ?? SUPPORT_KINDS[values.kind ?? ''] ?? 'jar';
}

export function pictureOf(id: string, deck: string, values: Values): string {
  switch (deck) {
    case 'drones':
      return named(id, DRONE_NAMES) ?? DRONE_TYPES[values.type ?? ''] ?? 'mavic';
    case 'characters':
      return named(id, ROLES) ?? byEffect(values.crew, BY_EFFECT) ?? byEffect(values.hq, BY_EFFECT) ?? 'pilot';
    case 'enemies':
      return named(id, ENEMY_NAMES) ?? ENEMY_KINDS[values.kind ?? ''] ?? 'assault';
    case 'mishaps':
      return named(id, COMIC_NAMES) ?? COMIC_HARMS.find(([part]) => values.harm?.[part])?.[1] ?? 'mice';
    default:
      return supportOf(id, values);
  }
}
