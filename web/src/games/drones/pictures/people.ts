// The people, put together of a face, something on the head, and what they carry: drawn on a field of 100 × 64 as the machines are.

const BODY = '<path class="w" d="M20 66c0-14 12-19 30-19s30 5 30 19z"/>';
const FACE =
  '<path class="p" d="M44 38v8c2 4 10 4 12 0v-8z"/><path class="p" d="M37 26c0-8 5-14 13-14s13 6 13 14c0 10-5 17-13 17s-13-7-13-17z"/>';
const EYES = '<path class="k" d="M43.2 27.4h3v3h-3zM53.8 27.4h3v3h-3z"/>';

const LOOKS = {
  plain: `${EYES}<path d="M46 37c2 1 6 1 8 0"/>`,
  smile: `${EYES}<path d="M45 36.5c3 2.5 7 2.5 10 0"/>`,
  laugh: `${EYES}<path class="s" d="M43 34h14c0 8-14 8-14 0z"/>`,
  moustache: `${EYES}<path class="k" d="M42 35c3-3 6-3 8-1 2-2 5-2 8 1-3 2-6 2-8 .5-2 1.5-5 1.5-8-.5z"/>`,
  whiskers: `${EYES}<path class="k" d="M38 36c3-5 9-5 12-2 3-3 9-3 12 2-4 1-8 1-12-1-4 2-8 2-12 1z"/>`,
  beard: `${EYES}<path class="k" d="M38 32c2 3 6 2 12 2s10 1 12-2c0 8-5 13-12 13s-12-5-12-13z"/><path class="lt" d="M46 38h8"/>`,
  glasses:
    '<circle cx="44" cy="28.5" r="5"/><circle cx="56" cy="28.5" r="5"/><path class="t" d="M42 29c1 1.5 3 1.5 4 0M54 29c1 1.5 3 1.5 4 0"/><path d="M46 37.5c2 1.5 6 1.5 8 0"/>',
  tired: '<path d="M41 28.5h7M52 28.5h7"/><path class="t" d="M42 32c2 1 4 1 5 0M53 32c2 1 4 1 5 0M46 38h8"/>',
  goggles:
    '<rect class="s" x="33" y="20" width="34" height="13" rx="3.5"/><path class="t" d="M38 24h9M38 28h5"/><path d="M45 37.5c3 2 8 2 11-.5"/><path class="s" d="M51 38.5c0 5 5 5 5-.8z"/>',
} satisfies Record<string, string>;

const HATS = {
  none: '',
  helmet: '<path class="w" d="M34 25c0-12 6-18 16-18s16 6 16 18c-3-2-6-3-6-3H40s-3 1-6 3z"/>',
  cross:
    '<path class="w" d="M34 25c0-12 6-18 16-18s16 6 16 18c-3-2-6-3-6-3H40s-3 1-6 3z"/><path class="s" d="M47 10h6v4h4v5h-4v4h-6v-4h-4v-5h4z"/>',
  cap: '<path class="w" d="M36 22c0-9 6-14 14-14s14 5 14 14z"/><path class="w" d="M62 18c6 0 10 1 13 4H60z"/>',
  hat: '<path class="w" d="M36 22c-1-10 6-15 14-15s15 5 14 15c-8-2-20-2-28 0z"/><circle class="s" cx="50" cy="6" r="3.5"/>',
  hair: '<path class="k" d="M36 24c-1-11 6-16 14-16s16 4 14 17c-3-5-6-8-9-9-5 4-13 4-19 8z"/>',
  bun: '<circle class="k" cx="50" cy="6" r="5"/><path class="k" d="M36 28c-2-14 5-19 14-19s16 5 14 19c-3-6-5-9-8-10-6 3-14 3-20 10z"/>',
  aerials:
    '<path class="w" d="M37 20c0-8 6-12 13-12s13 4 13 12z"/><path d="M40 19l-6-11M60 19l6-11"/><circle class="s" cx="33" cy="6.5" r="3"/><circle class="s" cx="67" cy="6.5" r="3"/>',
  flying:
    '<path class="w" d="M36 36c-3-20 2-28 14-28s17 8 14 28l-4-3V24H40v9z"/><path class="s" d="M38 12h10v7H38zM52 12h10v7H52z"/><path d="M48 15h4"/>',
  welding:
    '<path class="w" d="M37 21c0-8 5-13 13-13s13 5 13 13c-8-3-18-3-26 0z"/><rect class="s" x="38" y="11" width="10" height="8" rx="3"/><rect class="s" x="52" y="11" width="10" height="8" rx="3"/><path d="M48 15h4"/>',
  headset:
    '<path class="k" d="M37 22c0-10 6-14 13-14s13 4 13 14c-6-5-20-5-26 0z"/><path d="M35 28c-2-30 32-30 30 0"/><path class="s" d="M32 24h6v10h-6zM62 24h6v10h-6z"/><path class="t" d="M35 34c1 6 5 8 11 8"/>',
  officer: '<path class="w" d="M32 18c2-8 8-13 18-13s16 5 18 13z"/><path class="k" d="M36 18h28l2 5c-9-3-23-3-32 0z"/><circle class="s" cx="50" cy="12" r="3"/>',
  cook: '<path class="p" d="M38 20v-6c-6-2-5-10 2-10 2-4 8-5 10-2 3-3 9-2 10 2 7 0 8 8 2 10v6c-8-2-16-2-24 0z"/>',
  hood: '<path class="w" d="M32 40c-4-22 4-34 18-34s22 12 18 34c-2-12-6-20-18-20s-16 8-18 20z"/><path class="s" d="M34 12l6-5 3 6zM60 8l7 5-6 3z"/>',
  bandana: '<path class="s" d="M36 22c1-9 6-13 14-13s13 4 14 13c-8-4-20-4-28 0zM64 20l10 2-8 6z"/>',
} satisfies Record<string, string>;

const THINGS = {
  none: '',
  remote:
    '<path class="p" d="M32 54c0-3 3-4 6-4h24c3 0 6 1 6 4v12H32z"/><path d="M41 50v-4M59 50v-4"/><circle class="k" cx="41" cy="45.5" r="2"/><circle class="k" cx="59" cy="45.5" r="2"/><circle class="t" cx="41" cy="57" r="3.5"/><circle class="t" cx="59" cy="57" r="3.5"/>',
  hovering:
    '<path class="p" d="M76 50c-2-8 0-12 2-16h10c2 4 3 9 0 16z"/><path class="p" d="M72 30h22l-3 6H75z"/><path d="M74 30l-7-6M92 30l7-6M62 24h10M94 24h10"/><circle class="s" cx="83" cy="38" r="2.5"/><path class="t" d="M13 20h4M11 27h6M14 34h3"/>',
  heavy:
    '<path d="M84 26L70 20M84 26l14-6M84 30l-12 8M84 30l12 8"/><path class="w" d="M64 18h12v3H64zM92 18h8v3h-8z"/><path class="p" d="M77 22h14v12H77z"/><path class="s" d="M81 36h6v7l-3 5-3-5z"/>',
  glider: '<path class="p" d="M72 26l25-12-11 24-4-8z"/><path class="t" d="M82 30l15-16"/><path class="s" d="M36 45c8 5 20 5 28 0l3 6c-10 5-24 5-34 0zM34 50L14 46l4 7-10 3 28-1z"/>',
  cat: '<path class="p" d="M34 66c-2-9 0-14 6-15l-1-7 6 4h7l6-4-1 7c6 2 7 8 5 15z"/><path class="t" d="M44 54h1M52 54h1M47 57l1.5 1 1.5-1M34 56h6M57 56h7"/>',
  solder:
    '<path class="p" d="M77 60l10-24 5 2-10 24z"/><path d="M89 36l4-12"/><path class="t" d="M93 20c-4-3 3-5 0-9 4-2-2-4 1-7"/><path class="p" d="M6 54h20v8H6z"/><path d="M10 54v-5M16 54v-8M22 54v-5"/><circle class="k" cx="16" cy="45" r="1.8"/>',
  mine: '<path class="p" d="M30 52h40v14H30z"/><path d="M40 52c0-8 8-2 8-8M60 52c0-6-5-3-5-9"/><path d="M86 62V30"/><path class="s" d="M77 34l9-14 9 14z"/><path class="k" d="M85 25h2v4h-2zM85 30h2v2h-2z"/>',
  tea: '<path class="p" d="M74 42h16v12c0 5-16 5-16 0z"/><path d="M90 45c6 0 6 8 0 8"/><path class="t" d="M78 37c-3-4 3-5 0-9M85 37c-3-4 3-5 0-9"/><path class="p" d="M4 10h22v13H14l-5 5v-5H4z"/><path class="k" d="M9 15.5h2.5v2.5H9zM14 15.5h2.5v2.5H14zM19 15.5h2.5v2.5H19z"/>',
  phone:
    '<path d="M70 60L86 26"/><path class="p" d="M79 6h15v23H79z"/><circle class="s" cx="86.5" cy="14" r="3"/><path class="t" d="M82 22h9"/><path class="s" d="M14 30c-4-5-9-1-6 4l6 6 6-6c3-5-2-9-6-4z"/><path class="s t" d="M26 14c-2-3-5-1-4 2l4 4 4-4c1-3-2-5-4-2z"/>',
  map: '<path class="p" d="M70 30l10-4 10 4 8-3v24l-8 3-10-4-10 4z"/><path class="t" d="M80 26v24M90 30v24M72 44c6-6 8 2 14-4"/><path class="s" d="M84 34l4 7h-8z"/>',
  wheel: '<circle class="p" cx="50" cy="58" r="13"/><circle class="s" cx="50" cy="58" r="4"/><path d="M38 56h8M54 56h8M50 62v8"/><path class="t" d="M6 28h14M4 36h12M8 44h8"/>',
  ladle: '<path d="M84 58V18"/><path class="s" d="M76 14h16c0 10-16 10-16 0z"/><path class="p" d="M4 42h26v16c0 6-26 6-26 0z"/><path class="t" d="M10 36c-3-4 3-5 0-9M18 36c-3-4 3-5 0-9M26 36c-3-4 3-5 0-9"/>',
  radio: '<path class="p" d="M74 34h18v28H74z"/><path d="M78 34V10"/><path class="s" d="M78 39h10v6H78z"/><path class="t" d="M78 50h10M78 55h10M88 26c4-4 4-10 0-14M94 30c7-7 7-16 0-22"/>',
  list: '<path class="p" d="M72 28h22v32H72z"/><path class="w" d="M78 24h10v7H78z"/><path class="t" d="M77 38h12M77 44h12M77 50h8"/><path d="M68 58l-6-10"/>',
  laptop: '<path class="p" d="M28 50h44v16H28z"/><path class="s" d="M46 55h8v5h-8z"/><path class="t" d="M8 20h14M8 26h9M10 32h14M78 20h10M82 26h12M78 32h8"/>',
  scope: '<path d="M62 60l34-26"/><path class="p" d="M74 36l14-11 5 6-14 11z"/><circle class="s" cx="92" cy="26" r="4"/><path class="t" d="M8 20h10M13 15v10M6 46c4-6 10-8 16-6"/>',
  parcel: '<path class="p" d="M68 36h28v24H68z"/><path class="s" d="M79 36h6v24h-6z"/><path class="t" d="M68 46h28M82 34c-8-2-8-8-2-8 3 0 3 5 2 8 4-8 10-4 8-1-1 2-5 2-8 1"/>',
  shells: '<path class="s" d="M72 36c3-9 7-9 10 0v22H72zM86 36c3-9 7-9 10 0v22H86z"/><path class="t" d="M72 50h10M86 50h10M72 54h10M86 54h10"/>',
  wrench: '<path class="p" d="M70 62l16-28c-4-8 4-16 12-12l-7 7 2 5 6-1c-1 8-7 9-9 8L76 66z"/><path class="s" d="M8 46h14v14H8z"/><path class="t" d="M12 50h6M12 54h6"/>',
  spyglass: '<circle class="p" cx="84" cy="34" r="11"/><circle class="s" cx="84" cy="34" r="5"/><path d="M76 42L64 58"/><path class="t" d="M6 18h16v20H6zM10 24h8M10 30h8"/>',
  stretcher: '<path d="M2 58h96M10 62v-8M90 62v-8"/><path class="p" d="M18 50h64v8H18z"/><path class="s" d="M46 46h8v4h4v6h-4v4h-8v-4h-4v-6h4z"/>',
} satisfies Record<string, string>;

interface Person {
  look: keyof typeof LOOKS;
  hat: keyof typeof HATS;
  thing: keyof typeof THINGS;
}

const ROLES = {
  pilot: { look: 'moustache', hat: 'cap', thing: 'hovering' },
  fpvPilot: { look: 'goggles', hat: 'aerials', thing: 'remote' },
  wingPilot: { look: 'smile', hat: 'flying', thing: 'glider' },
  mavicPilot: { look: 'plain', hat: 'bun', thing: 'hovering' },
  heavyPilot: { look: 'beard', hat: 'hood', thing: 'heavy' },
  engineer: { look: 'beard', hat: 'welding', thing: 'solder' },
  sapper: { look: 'whiskers', hat: 'helmet', thing: 'mine' },
  medic: { look: 'smile', hat: 'cross', thing: 'cat' },
  psychologist: { look: 'glasses', hat: 'hat', thing: 'tea' },
  blogger: { look: 'laugh', hat: 'hair', thing: 'phone' },
  commander: { look: 'moustache', hat: 'officer', thing: 'map' },
  driver: { look: 'plain', hat: 'bandana', thing: 'wheel' },
  cook: { look: 'whiskers', hat: 'cook', thing: 'ladle' },
  signaller: { look: 'plain', hat: 'headset', thing: 'radio' },
  clerk: { look: 'glasses', hat: 'bun', thing: 'list' },
  programmer: { look: 'tired', hat: 'hood', thing: 'laptop' },
  spotter: { look: 'plain', hat: 'helmet', thing: 'scope' },
  volunteer: { look: 'smile', hat: 'bun', thing: 'parcel' },
  armourer: { look: 'beard', hat: 'bandana', thing: 'shells' },
  mechanic: { look: 'whiskers', hat: 'cap', thing: 'wrench' },
  scout: { look: 'tired', hat: 'headset', thing: 'spyglass' },
  instructor: { look: 'glasses', hat: 'cap', thing: 'remote' },
  nightPilot: { look: 'tired', hat: 'headset', thing: 'remote' },
  chief: { look: 'whiskers', hat: 'officer', thing: 'list' },
  sergeant: { look: 'beard', hat: 'helmet', thing: 'list' },
  rescuer: { look: 'plain', hat: 'cross', thing: 'stretcher' },
} satisfies Record<string, Person>;

export type Role = keyof typeof ROLES;

/** Goggles lie over what is on the head, everything else on the face below it. */
function drawn({ look, hat, thing }: Person): string {
  return look === 'goggles' ? BODY + FACE + HATS[hat] + LOOKS[look] + THINGS[thing] : BODY + FACE + LOOKS[look] + HATS[hat] + THINGS[thing];
}

export const PEOPLE = Object.fromEntries(Object.entries(ROLES).map(([role, person]) => [role, drawn(person)])) as Record<Role, string>;
