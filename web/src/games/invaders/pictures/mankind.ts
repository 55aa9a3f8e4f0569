// What is ours: machines, places, people from behind, and their tools.
import { cuts, disc, floor, ground, line, moved, paper, ring, sea, shape, skyline, somebody, sun } from './engrave';

const gun = shape('M-10 6h20l4 8h-28zM-4-2l24-22l5 5l-22 24zM-8-4h14v10h-14z') + paper('M0 0Q9-7 20-19Q7-8 0 0z');
const tank = (s: number, x: number, y: number): string =>
  moved(x, y, s, shape('M-34 4h68l6 8-6 10h-68l-6-10zM-16-10h26l6 14h-38zM14-8h34v5H14z') + disc(-26, 14, 4, 'p') + disc(-10, 14, 4, 'p') + disc(6, 14, 4, 'p') + disc(22, 14, 4, 'p') + paper('M-12-5h14v3h-14z'));
const walker = (s: number, x: number, y: number): string =>
  moved(x, y, s, shape('M-18-24h32l10 8v12l-10 8h-32l-8-8v-12zM20-18h26v5H20zM22-9h18v4H22z') + line('M-14 2L-24 12L-16 30M8 2L16 14L10 30', 6) + shape('M-26 28h18v5h-18zM0 28h20v5H0z') + paper('M-16-18h14v8h-14zM-24-4Q-8-3 12-4Q-8-5-24-4z'));
const tower = line('M36 72L48 12M64 72L52 12M40 54H60M43 40H57M46 26H54M38 64L60 54M62 64L40 54M41 48L57 40M59 48L43 40') + disc(50, 11, 4);
const waves = line('M40 4A12 12 0 0 0 40 18M60 4A12 12 0 0 1 60 18M33-2A21 21 0 0 0 33 24M67-2A21 21 0 0 1 67 24M26-7A30 30 0 0 0 26 29M74-7A30 30 0 0 1 74 29');
const truck = (x: number, y: number, s: number): string => moved(x, y, s, shape('M-20-14h26v18h-26zM8-8h10l6 7v5H8z') + disc(-13, 5, 4) + disc(13, 5, 4) + disc(-13, 5, 1.5, 'p') + disc(13, 5, 1.5, 'p') + paper('M11-5h5l3 4h-8zM-16-9h18v2h-18z'));
const crate = (x: number, y: number, s: number, sign: string): string =>
  moved(x, y, s, shape('M-30-21h60v42h-60z') + paper('M-26-15Q-5-14 26-15Q-5-16-26-15zM-26 15Q-5 16 26 15Q-5 14-26 15z') + sign);

/** A hero from behind against the light, with what they are known for. */
const hero = (tool: string): string =>
  sun(50, 30, 20) +
  moved(50, 26, 0.78, shape('M-11-2q-1-15 11-15t11 15l3 5h-28zM-6 3h12v6h-12zM-20 66l4-44q2-11 16-13q14 2 16 13l8 44z') + paper('M-8-4Q-5-7-4-13Q-8-8-8-4zM-14 60Q-11 45-10 22Q-14 45-14 60zM10 62Q11 47 8 24Q8 47 10 62z')) +
  tool +
  shape('M0 72Q50 64 100 72V78H0z');

export const HEROES: Record<string, string> = {
  'oksana-vovk': hero(shape('M64 42l22-20 2 3-20 23z') + moved(28, 50, 0.8, shape('M-6-6h12v12h-12z') + line('M6-3q6 3 0 6', 2))),
  petrivna: hero(shape('M26 44h-4v30h4z') + line('M24 20V74', 3) + shape('M14 14h20v10H14z') + paper('M17 17h14v4H17z')),
  'musa-okoye': hero(tank(0.45, 76, 60) + line('M38 40L22 30', 4)),
  'ada-lindqvist': hero(moved(76, 46, 0.55, shape('M-6-24h12v16l14 26h-40l14-26z') + paper('M-8 6h16l6 10h-28z')) + ring(24, 36, 8, 2.4) + line('M18 42l-6 8', 3)),
  'tomas-quispe': hero(line('M62 44Q80 40 80 60', 2.4) + shape('M70 58h20v10H70z') + paper('M74 61h4v4h-4zM82 61h4v4h-4z')),
  null: hero(moved(78, 50, 0.8, shape('M-14-10h28v18h-28zM-18 10h36v4h-36z') + line('M-8-2l4 4-4 4M2 4h6', 1.8, 'p')) + line('M16 26v14M10 33h12', 2)),
  'amara-diallo': hero(moved(78, 52, 0.75, shape('M-16-10h32v24h-32zM-8-16h16v6h-16z') + paper('M-3-5h6v5h5v5h-5v5h-6v-5h-5v-5h5z'))),
  'mei-tanaka': hero(moved(76, 24, 0.9, shape('M-18 2L0-6L20-2L0 4zM-4 0L-12 14L6 2zM-16-2l-4-8 8 6z')) + shape('M38 14h24v4H38z')),
  'lesia-horobets': hero(moved(78, 46, 0.9, line('M-8 22L6-8', 4) + shape('M-2-14q10-6 16 2l-8 2 2 6 8-2q0 10-10 10z')) + line('M10 70V52h20v18M10 60h20', 2.4)),
  'unit-seven':
    sun(50, 30, 20) + shape('M36 10h28v20H36zM46 30h8v6h-8zM26 36h48v30H26zM14 38h8v24h-8zM78 38h8v24h-8zM32 66h12v10H32zM56 66h12v10H56z') + disc(43, 20, 3.5, 'p') + disc(57, 20, 3.5, 'p') + line('M50 10V2', 2) + disc(50, 3, 2.4) +
    paper('M42 44h16l-10 16h-5l6-11h-7z') + shape('M0 72Q50 64 100 72V78H0z'),
  'idris-farah': hero(moved(78, 50, 0.9, shape('M-16-12h32v24h-32z') + line('M-10-6q6 10 10 2t10 8', 1.8, 'p') + disc(-9, 6, 2, 'p')) + shape('M36 8h28l-4 6H40z')),
};

export const MANKIND: Record<string, string> = {
  vtol:
    sun(24, 56, 9) + shape('M18 40Q30 32 52 33L82 36L90 40L82 44L52 47Q30 47 18 40zM34 30h34v4H34zM34 14h4v17h-4zM64 14h4v17h-4zM80 36l6-16h6l-2 18z') +
    line('M18 13H54M48 13H86', 2.6) + paper('M22 39Q28 35 36 35V41zM40 42Q58 42 84 40Q58 40 40 42z') + ground(70),
  walker: sun(78, 24, 10) + ground(68) + walker(1, 48, 44),
  giant: sun(50, 20, 12) + walker(1.25, 42, 42) + skyline(68, 21),
  tank: sun(24, 24, 10) + ground(66) + tank(1, 46, 48),
  light: cuts(4, 56, 25) + ground(68) + tank(0.7, 40, 56) + tank(0.4, 82, 50),
  sub: cuts(4, 38, 26) + shape('M6 48Q10 38 30 38H84Q96 40 96 46Q94 56 80 58H22Q8 56 6 48zM42 38v-16h18l4 16zM50 22v-12h3v12zM55 22v-8h2.5v8z') + paper('M14 45Q44 46 88 45Q44 44 14 45z') + sea(54),
  carrier: sun(70, 18, 9) + shape('M4 44h92l-10 16H16zM56 44V26h18v18zM60 26v-8h3v8zM66 26V14h3v12z') + paper('M60 30h10v3H60zM10 48Q50 50 88 48Q50 47 10 48z') + moved(24, 38, 0.5, shape('M-18 2L0-6L20-2L0 4z')) + sea(60),
  shanty:
    sun(30, 22, 11) + shape('M4 74V48l14-10l14 10v26zM28 74V54l12-8l14 6v22zM52 74V42l16-8l14 10v30zM80 74V54l10-7l10 6v21z') + floor(72) +
    paper('M10 56h6v7h-6zM36 60h5v7h-5zM60 50h6v7h-6zM70 50h5v7h-5zM60 62h6v7h-6zM86 60h5v6h-5z') + line('M68 34V20M62 24H74', 1.6),
  city:
    sun(50, 30, 14) + shape('M4 78V46h10v-8h8v8h6V28h10v-6h3v-10h2v10h3v6h8v14h6V32h10v-6h8v8h6v10h8v34z') +
    paper([8, 16, 31, 36, 41, 46, 58, 67, 72, 77, 84].flatMap((x) => [50, 58, 66].map((y) => `M${x} ${y}h2v3h-2z`)).join('')),
  bunker:
    cuts(4, 34, 27) + shape('M0 72L22 38L34 48L54 12L74 44L82 36L100 66V78H0z') + paper('M54 14Q49 26 46 44Q52 26 54 14zM54 18Q57 30 64 46Q59 29 54 18zM22 42Q18 50 14 62Q20 50 22 42zM82 40Q84 48 90 58Q86 47 82 40zM40 76V62q0-10 12-10t12 10v14z') +
    shape('M44 76V63q0-7 8-7t8 7v13z'),
  faces:
    sun(20, 18, 8) + shape('M0 74V50Q6 40 14 40V30q0-12 9-12t9 12v8q2-18 11-18t10 18q1-16 10-16t10 18q2-8 9-8t9 10v12l10 10v26z') +
    paper('M20 70Q21 54 20 30Q19 54 20 70zM27 70Q28 56 27 34Q26 56 27 70zM40 70Q41 56 40 34Q39 56 40 70zM48 70Q49 55 48 32Q47 55 48 70zM60 70Q61 56 60 34Q59 56 60 70zM67 70Q68 56 67 36Q66 56 67 70zM80 70Q81 59 80 42Q79 59 80 70zM40 78V66q0-6 8-6t8 6v12z'),
  post: sun(22, 20, 9) + ground(68) + shape('M46 44h8v28h-8zM36 70h28v6H36z') + moved(54, 32, 1, shape('M-20-14Q-2 18 24 6Q4 4-20-14z') + line('M0 4L18-16', 2) + disc(19, -17, 3), -10) + line('M74 8q8 6 8 14M80 2q12 8 12 20', 2),
  hospital: sun(78, 20, 9) + shape('M10 70V44L50 20L90 44V70z') + paper('M45 36h10v8h8v10h-8v8H45v-8h-8V44h8z') + floor(70),
  stores: cuts(4, 40, 28) + crate(28, 56, 0.6, '') + crate(70, 56, 0.6, '') + crate(49, 32, 0.6, paper('M-8-6h16v3h-16zM-8 2h16v3h-16z')) + floor(70),
  works: sun(20, 16, 7) + shape('M6 72V46l20-12v12l20-12v12l20-12v38zM70 72V20h7v52zM82 72V28h7v44z') + paper('M12 54h8v6h-8zM30 54h8v6h-8zM50 54h8v6h-8z') + shape('M72 18q-8-8 2-12q10 2 14-4q6 10-4 12q-8 0-12 4z') + floor(70),
  lab: cuts(4, 70, 29) + line('M20 70V34h22M42 34l14-14', 5) + shape('M52 10l12 12-6 4-10-10zM10 66h24v6H10z') + moved(72, 50, 0.8, shape('M-14-14h28v20h-28zM-18 8h36v14h-36z') + disc(-6, -4, 3, 'p') + disc(6, -4, 3, 'p') + line('M0-14v-8', 2)) + floor(72),
  train: sun(80, 16, 8) + shape('M0 50h64q24 2 34 18H0z') + paper('M4 55h10v6H4zM20 55h10v6H20zM36 55h10v6H36zM52 55h14l8 6H52z') + floor(70) + line('M0 74H100', 1.6, 'p') + line('M8 40H48M0 32H30M0 46H20', 1.8),
  radio: cuts(4, 60, 30) + ground(66) + tower + waves,
  dome: sun(50, 30, 6, 21) + `<path class="il" stroke-width="3" d="M6 70A44 46 0 0 1 94 70"/>` + line('M20 70A30 46 0 0 1 50 24A30 46 0 0 1 80 70M50 24V70', 1.6) + skyline(56, 22),
  array: sun(80, 18, 8) + ground(66) + moved(20, 54, 1, gun) + moved(46, 50, 1.2, gun) + moved(72, 56, 1, gun),
  gun: sun(22, 20, 9) + ground(68) + shape('M18 60h50l6 10H12zM30 46h22v14H30zM44 46L92 18l3 5-44 30z') + paper('M50 46L88 24Q68 34 50 46z') + disc(26, 66, 4, 'p') + disc(42, 66, 4, 'p') + disc(58, 66, 4, 'p'),
  mines: cuts(4, 36, 31) + shape('M0 40Q50 34 100 40V78H0z') + [[24, 54, 1], [62, 50, 0.8], [78, 66, 1.2], [44, 68, 0.9]].map(([x, y, s]) => moved(x!, y!, s!, paper('M-11 3Q0-7 11 3Q0 9-11 3z') + shape('M-5 1Q0-3 5 1Q0 4-5 1z'))).join('') + line('M10 40V20M10 20l12 5-12 5', 2) + paper('M12 21l8 4-8 3z'),
  crate: sun(50, 24, 10) + crate(50, 51, 1, disc(0, 0, 11, 'p') + line('M0-8v8l7 4M0 0l-7 4', 3)) + floor(),
  squad: sun(50, 24, 14) + somebody(26, 40, 0.85) + somebody(74, 40, 0.85) + somebody(50, 32, 1.05) + floor(),
  crowd: sun(50, 18, 8, 21) + [10, 26, 42, 58, 74, 90].map((x) => somebody(x, 40, 0.55)).join('') + [18, 36, 54, 72].map((x) => somebody(x, 52, 0.65)).join('') + floor(76),
  ruins: cuts(4, 50, 32) + shape('M2 78V30l10 8 6-14 8 20 8-6v40zM66 78V40l8-12 6 16 10-20 8 16v38z') + somebody(50, 44, 0.8) + paper('M8 44h4v5H8zM24 52h4v5h-4zM76 50h4v5h-4zM88 44h4v5h-4z') + floor(74),
  orbit: shape('M0 0h100v78H0z') + cuts(6, 40, 33, 't') + moved(50, 16, 1, shape('M-30-4h18v8h-18zM12-4h18v8H12z', 't') + shape('M-10-7h20v14h-20z', 'p')) + paper('M48 24h4l12 48H36z') + skyline(66, 23),
  flame: sun(20, 18, 8) + somebody(22, 40, 0.8) + line('M30 52L46 48', 4) + shape('M46 48Q60 30 74 40Q70 24 90 14Q84 34 96 46Q84 66 66 60Q54 60 46 48z', 'p') + shape('M58 48Q70 38 78 44Q80 34 86 30Q84 46 86 50Q76 58 58 48z', 't') + floor(),
  bomb: cuts(4, 60, 34) + moved(50, 34, 1.1, shape('M-8-22q8-10 16 0v26q0 12-8 18q-8-6-8-18zM-8-18l-8-10v14zM8-18l8-10v14z') + paper('M-5-10h10v3h-10z'), 20) + skyline(64, 24),
  plane: sun(74, 22, 12) + moved(46, 40, 1.4, shape('M-30 4L10-4L34 0L10 6zM-4 0L-22 22L10 4zM-2-2L-14-20L12-3zM-28 2l-8-10 14 6z') + paper('M8-1L24 0L8 2z'), -12) + line('M2 62L26 52M8 72L30 60', 1.8) + ground(74),
  spray: cuts(4, 70, 35) + somebody(24, 34, 0.95) + line('M36 48L58 40', 4) + [[64, 38], [72, 32], [74, 44], [82, 28], [86, 40], [82, 52], [92, 34], [92, 48]].map(([x, y]) => disc(x!, y!, 2.6, 'p')).join('') + floor(),
  pulse: shape('M0 0h100v78H0z') + ring(50, 40, 36, 1.6, 't') + ring(50, 40, 26, 2.4, 'p') + shape('M56 8L32 44h14L40 72l28-40H52z', 'p'),
  flash: sun(50, 46, 20, 25) + shape('M36 78q-4-18 6-24q-16-2-14-16q2-12 16-10q6-12 18-6q14-4 16 8q8 12-8 18q-8 2-12 4q8 6 6 26z') + paper('M40 34q10-8 20-2q-12-2-20 2zM44 60q6 4 12 0q-4 10-2 18h-8q2-10-2-18z') + floor(74),
  suit: sun(50, 22, 14) + shape('M40 8h20v14H40zM28 24h44l6 26h-8l-4-16v20H34V34l-4 16h-8zM34 54h12v22H34zM54 54h12v22H54z') + paper('M43 12h14v5H43zM46 30h8v8h-8z') + disc(20, 52, 5) + disc(80, 52, 5) + floor(76),
  crane: sun(22, 20, 9) + shape('M54 10h4v62h-4zM20 14h70v4H20zM86 18h6v8h-6z') + line('M56 4L20 14M56 4L90 14M30 18v20', 1.6) + shape('M22 38h16v10H22zM8 72V56h26v16zM66 72V50h24v22z') + paper('M14 60h5v5h-5zM24 60h5v5h-5zM72 56h5v5h-5zM80 56h5v5h-5z') + floor(70),
  convoy: cuts(4, 46, 36) + ground(66) + truck(26, 56, 1) + truck(66, 50, 0.75) + truck(90, 45, 0.5),
  saboteur: shape('M0 0h100v78H0z') + disc(74, 18, 11, 'p') + cuts(34, 60, 37, 't') + shape('M30 78q2-22 14-26q-6-12 4-18q12-2 12 12q0 6-4 8q14 6 14 24z', 'p') + shape('M62 66h18v10H62z', 't') + line('M71 66q0-8 8-8', 2, 'p'),
  plans: cuts(4, 74, 38) + moved(50, 40, 1, shape('M-38-26l24 6 26-6 26 6v46l-26-6-26 6-24-6z') + line('M-14-18v44M12-24v44M-30-10q12 8 20 2t20 10 20-4', 1.8, 'p') + line('M20 4l8 8M28 4l-8 8', 2.4, 'p'), -3),
  jam: cuts(4, 60, 39) + ground(66) + tower + waves + line('M14 20l16 16M30 20L14 36', 3),
  code: cuts(4, 74, 40) + shape('M14 26h72v40H14zM22 12h56v12H22z') + [0, 1, 2].flatMap((row) => [0, 1, 2, 3, 4, 5].map((n) => disc(26 + n * 10, 36 + row * 10, 3, 'p'))).join('') + line('M28 18h44', 2, 'p'),
  scout: sun(24, 24, 10) + moved(56, 34, 1, line('M-20-4L-34-12M20-4L34-12', 3) + shape('M-22-8h44l-8 18h-28z') + line('M-46-14h24M22-14h24', 2.6) + disc(0, 10, 6) + disc(0, 10, 2.6, 'p')) + skyline(68, 25),
  tunnel: cuts(4, 20, 41) + shape('M0 14h100v64H0z') + paper('M20 78V46q0-24 30-24t30 24v32z') + shape('M26 78V48q0-20 24-20t24 20v30z') + paper('M38 60q0-5 4-5t4 5l2 18h-12zM52 60q0-5 4-5t4 5l2 18h-12z') + disc(42, 52, 3, 'p') + disc(56, 52, 3, 'p') + line('M50 28v10', 1.6, 'p') + disc(50, 40, 3, 'p'),
  harpoon: cuts(4, 50, 42) + line('M10 66L84 16', 4) + shape('M76 10l18-4-8 16-2-8z') + line('M10 66Q30 76 24 50T50 60', 1.8) + sea(62),
  burning: sun(50, 50, 8, 21) + shape('M10 72Q14 40 26 48Q24 22 40 34Q44 8 58 30Q70 18 68 42Q84 38 88 72z', 'p') + shape('M26 72Q30 52 38 56Q44 36 54 52Q64 42 64 58Q74 56 76 72z', 't') + floor(70),
  blackout: shape('M0 0h100v78H0z') + disc(76, 18, 10, 't') + disc(80, 15, 9) + shape('M6 78V48h14v-10h10v40zM36 78V32h16v46zM58 78V44h12v-8h10v42zM86 78V52h10v26z', 't') + line('M20 60l8 8M28 60l-8 8', 1.6),
  speech: sun(50, 20, 12) + shape('M44 26q0-8 6-8t6 8v14q0 8-6 8t-6-8zM48 50h4v14h-4zM24 64h52v14H24z') + line('M36 38q0 16 14 16t14-16', 2.4) + paper('M46 26h8v2h-8zM46 31h8v2h-8zM30 69h40v3H30z'),
  station: sun(20, 18, 8) + shape('M12 70A22 22 0 0 1 56 70zM50 70A20 20 0 0 1 90 70zM68 50V20h4v30zM60 24h20v4H60z') + paper('M20 66A14 14 0 0 1 34 54A18 18 0 0 0 22 66zM58 66A12 12 0 0 1 68 56A16 16 0 0 0 60 66z') + floor(70),
  agent: cuts(4, 74, 43) + shape('M50 8q18 0 18 20q0 14-8 20l2 6q20 4 24 24H14q4-20 24-24l2-6q-8-6-8-20q0-20 18-20z') + paper('M50 8v70h36q-4-20-24-24l-2-6q8-6 8-20q0-20-18-20z') + disc(43, 28, 2.4, 'p') + disc(57, 28, 2.4),
  lever: cuts(4, 74, 44) + shape('M24 30h52v42H24z') + line('M50 50L74 16', 5) + disc(76, 14, 6) + paper('M30 36h40v4H30z') + disc(50, 52, 6, 'p') + floor(72),
  museum: sun(50, 20, 10) + shape('M8 34L50 12L92 34zM12 38h8v28h-8zM80 38h8v28h-8zM6 66h88v8H6z') + tank(0.55, 48, 56),
  gate: sun(50, 34, 14, 21) + shape('M6 78V24h18v54zM76 78V24h18v54zM6 14h88v10H6z') + [38, 50, 62].map((x) => somebody(x, 52, 0.42)).join('') + floor(76),
};
