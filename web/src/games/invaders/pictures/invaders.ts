// What came from elsewhere: menace by scale, drawn against small cities.
import { cuts, disc, eye, floor, ground, line, moved, paper, ring, sea, shape, skyline, stranger, sun } from './engrave';

const tripod = (legs: string, hull: string): string =>
  line(legs, 3.4) + shape(hull) + paper('M28 23Q46 24.4 72 23Q46 21.6 28 23zM36 15Q47 16 64 15Q47 14 36 15z') + eye(50, 24, 4);
const steps = (x: number, y: number): string => shape(`M${x} ${y}h8v10h8v10h8v10h8v10h8v12h-72v-12h8v-10h8v-10h8v-10h8z`);
const pyramid = shape('M50 8L92 70H8z') + paper('M50 12Q58 35 72 68Q60 34 50 12zM50 16Q53 37 60 68Q55 36 50 16zM50 20Q64 40 86 68Q66 38 50 20z');
const arm = (d: string, width: number): string => line(d, width) + line(d, width * 0.3, 'p') + line(d, width * 0.14);
const pod = (x: number, y: number, s: number): string =>
  moved(x, y, s, shape('M0-24c14 8 18 20 14 32c-3 9-8 13-14 16c-6-3-11-7-14-16c-4-12 0-24 14-32z') + paper('M-9-4q9 6 18 0q-9 4-18 0zM-11 6q11 7 22 0q-11 4.5-22 0zM-9 15q9 5 18 0q-9 3-18 0z'));

export const INVADERS: Record<string, string> = {
  kraken:
    sun(50, 24, 13) + skyline(62, 1) + line('M36 28Q22 32 26 44T18 58M64 28Q76 30 73 40T80 52', 2) +
    tripod('M40 28L22 44L14 76M60 28L80 42L88 76M50 30L54 50L48 76', 'M22 24Q30 8 50 8T78 24Q66 34 50 34T22 24zM36 10Q50 0 64 10z') +
    paper('M50 30Q44 48 38 76Q46 49 50 30zM50 30Q54 49 62 76Q56 48 50 30z'),
  tripod:
    cuts(4, 56, 9) + skyline(66, 4) + line('M70 26Q92 30 90 50', 2.4) + shape('M90 48q8 10-4 20q2-10 4-20z') +
    tripod('M40 26L26 48L20 77M58 26L74 46L78 77M50 30L48 54L52 77', 'M28 24L36 8H64L72 24L62 33H38z'),
  squid:
    cuts(4, 62, 2) + shape('M50 4Q66 20 64 40Q60 48 50 48Q40 48 36 40Q34 20 50 4zM36 40l-10 8l11-2zM64 40l10 8l-11-2z') +
    line('M42 46Q34 56 38 66T32 76M47 48Q44 60 47 68T44 77M53 48Q56 60 53 68T56 77M58 46Q66 56 62 66T68 76', 2.6) +
    paper('M44 38Q47 28 49 12Q45 27 44 38zM56 38Q55 28 52 14Q53 29 56 38z') + eye(50, 32, 5) + shape('M0 70Q25 66 50 70T100 70V78H0z'),
  medusa:
    sun(72, 20, 10) + shape('M10 40Q12 8 48 8T86 40Q80 46 74 40Q67 46 60 40Q54 46 48 40Q41 46 35 40Q29 46 22 40Q16 46 10 40z') +
    line('M18 42Q12 56 20 64T14 78M32 43Q28 56 34 66T30 78M48 43Q46 58 50 66T47 78M62 43Q66 56 60 66T66 78M78 42Q84 54 77 64T84 78') +
    paper('M18 36Q24 28 30 14Q22 27 18 36zM30 36Q34 28 38 14Q32 27 30 36zM42 36Q45 27 46 14Q42 27 42 36zM54 36Q55 27 54 14Q53 27 54 36zM66 36Q65 27 62 14Q63 27 66 36zM78 36Q76 27 70 14Q74 28 78 36z'),
  manta:
    cuts(4, 40, 5) + skyline(60, 8) + shape('M4 40Q30 20 50 22Q70 20 96 40Q74 42 66 52Q50 60 34 52Q26 42 4 40zM48 52l4 0l3 22h-10z') +
    paper('M16 38Q34 28 46 27Q30 31 16 38zM84 38Q66 28 54 27Q70 31 84 38z') + eye(42, 40, 3) + eye(58, 40, 3) + paper('M46 60L30 78H36L48 60zM54 60L70 78H64L52 60z'),
  saucer:
    sun(50, 30, 12) + skyline(68, 3) + shape('M4 32Q10 24 34 22Q38 8 50 8T66 22Q90 24 96 32Q90 44 50 46T4 32z') +
    paper('M12 33Q50 40 88 33Q50 37 12 33zM42 18Q50 12 58 18Q50 15 42 18z') + disc(26, 38, 2, 'p') + disc(42, 41, 2, 'p') + disc(58, 41, 2, 'p') + disc(74, 38, 2, 'p') +
    paper('M40 48L26 78H34zM60 48L74 78H66zM48 48L44 78H56L52 48z'),
  sentinel:
    cuts(4, 70, 12) + shape('M50 12L78 34L64 60L50 52L36 60L22 34zM22 34L2 26L18 46zM78 34L98 26L82 46z') + eye(50, 34, 8) + paper('M32 36L40 52L38 40zM68 36L60 52L62 40z') + skyline(70, 6),
  drifter:
    sun(24, 20, 8) + ground(70) + line('M30 44Q34 60 28 76M62 50Q58 64 66 76M80 28Q82 40 78 54', 1.6) +
    disc(30, 34, 13) + disc(62, 42, 10) + disc(80, 22, 8) + disc(52, 16, 5) + disc(14, 58, 5) +
    paper('M22 30q6-6 12-4q-8 1-12 4zM56 38q4-4 8-3q-5 1-8 3zM76 18q3-3 6-2q-4 0-6 2z') +
    disc(34, 40, 1.5, 'p') + disc(26, 38, 1.2, 'p') + disc(66, 46, 1.4, 'p') + disc(59, 46, 1, 'p'),
  legions:
    cuts(4, 44, 3) + stranger(14, 32, 0.7) + stranger(32, 29, 0.75) + stranger(50, 27, 0.8) + stranger(68, 29, 0.75) + stranger(86, 32, 0.7) +
    shape('M0 62h100v16H0z') + stranger(22, 43, 1) + stranger(50, 39.6, 1.15) + stranger(78, 43, 1),
  thing:
    sun(50, 30, 18) + shape('M50 10q13 0 13 15q0 8-5 13l2 6q16 4 20 34H20q4-30 20-34l2-6q-5-5-5-13q0-15 13-15z') +
    paper('M50 12v26q9-2 10-13q0-12-10-13z') + disc(55, 24, 1.8) + eye(44, 24, 3) + line('M22 70Q6 62 10 46M26 62Q14 50 20 36M30 56Q26 44 32 32', 3) + floor(76),
  slug:
    cuts(4, 48, 7) + skyline(56, 5) + shape('M6 74Q4 50 26 46Q34 22 56 26Q76 28 80 48Q96 54 96 74z') + line('M26 46Q20 34 14 30M34 40Q32 28 28 22', 3) +
    disc(13, 29, 4) + disc(28, 20, 4) + disc(13, 29, 1.6, 'p') + disc(28, 20, 1.6, 'p') +
    paper('M20 64Q46 66 86 66Q46 63 20 64zM34 54Q52 56 80 56Q52 53 34 54zM44 44Q55 46 72 46Q55 43 44 44zM50 35Q56 36 66 36Q56 34 50 35z'),
  worm:
    sun(20, 20, 9) + ground(66) + line('M16 74Q18 22 48 24T70 70', 13) +
    line('M11 60l11 2M12 50l11 3M14 41l11 5M19 32l9 7M27 24l6 10M38 19l2 11M49 18l-1 12M59 21l-6 11M68 30l-10 8M73 41l-12 4M76 52l-12 2M76 62l-12 1', 1.4, 'p') +
    shape('M84 74q2-14 8-18q4 8 2 18z'),
  tick:
    cuts(4, 74, 14) + line('M34 40L14 26M32 48L8 48M36 56L16 70M66 40L86 26M68 48L92 48M64 56L84 70', 3) + shape('M50 20q22 4 22 28t-22 26q-22-2-22-26t22-28z') +
    paper('M50 32q-8 0-9 7q-6 3-3 9q-2 7 5 9q3 6 7 3V32zM52 32v28q5 3 7-3q8-2 5-9q4-6-3-9q-1-7-9-7z') + line('M42 42q4 0 4 4M58 42q-4 0-4 4M42 54q3-1 4-4M58 54q-3-1-4-4', 1.4) + disc(45, 24, 2, 'p') + disc(55, 24, 2, 'p'),
  deep:
    cuts(4, 50, 4) + arm('M50 78C30 60 70 50 54 34S36 10 62 8', 13) + arm('M18 78C8 64 26 58 18 44', 8) + arm('M84 78C96 66 76 60 86 48', 8) + sea(62),
  strangler:
    sun(78, 18, 9) + floor(66) + line('M0 66H100M0 72H100', 1.6, 'p') + shape('M20 40h60l14 18v8H20zM20 40H6v26h14z') + paper('M26 46h10v8H26zM42 46h10v8H42zM58 46h10v8H58zM74 46h6l8 8H74z') +
    arm('M34 78C22 60 48 52 36 34S44 22 50 26', 7) + arm('M66 78C80 60 54 52 68 34S58 22 54 24', 7),
  leviathan: cuts(4, 30, 11) + skyline(58, 7) + arm('M20 78C-2 40 60 60 58 30S90 4 88 22S74 26 76 18', 16) + sea(68),
  obelisk: sun(50, 22, 10) + shape('M42 70L45 12L50 4L55 12L58 70zM34 70h32v8H34z') + paper('M50 10V66Q51 40 50 10zM46 24h8v2h-8zM46 34h8v2h-8zM46 44h8v2h-8z') + skyline(66, 9),
  steps: sun(50, 20, 10) + steps(46, 18) + paper('M49 30h2v40h-2zM42 30h16v1.5H42zM34 40h32v1.5H34zM26 50h48v1.5H26z') + floor(70),
  pyramid: sun(50, 26, 12) + pyramid + floor(70) + eye(50, 34, 5),
  dusk: cuts(36, 66, 6) + disc(50, 30, 24, 'p') + disc(54, 28, 22) + shape('M50 24L86 70H14z') + paper('M50 28Q58 46 70 68Q60 46 50 28z') + skyline(66, 2),
  beacon: sun(50, 14, 6, 21) + shape('M50 18L80 70H20z') + paper('M50 24Q55 44 64 68Q57 44 50 24z') + eye(50, 14, 6) + skyline(68, 12),
  warden: cuts(4, 40, 8) + shape('M50 6L72 36H28zM24 42H76L94 72H6z') + paper('M20 54H80V57H20zM14 64H86V67H14z') + eye(50, 25, 5) + floor(72),
  monolith: sun(50, 40, 20, 21) + shape('M36 8h28v62H36z') + paper('M60 12V66Q61 40 60 12z') + floor(70) + stranger(18, 58, 0.5) + stranger(82, 58, 0.5),
  cocoon: cuts(4, 66, 13) + line('M50 0V14M30 0L40 20M70 0L60 20', 1.6) + pod(50, 40, 1.25) + eye(50, 36, 4) + ground(74),
  pods: sun(80, 16, 8) + ground(72) + pod(26, 48, 0.9) + pod(56, 42, 1.1) + pod(82, 54, 0.75) + line('M26 68Q24 74 18 78M56 68Q58 74 64 78M82 70v8', 2),
  pit: cuts(4, 36, 15) + shape('M0 40Q50 30 100 40V78H0z') + paper('M14 52Q50 38 86 52Q50 72 14 52z') + shape('M22 53Q50 43 78 53Q50 66 22 53z') + arm('M40 58Q34 44 42 34', 4) + arm('M58 58Q66 40 56 26', 5) + eye(50, 54, 3),
  hunter: sun(50, 22, 15) + shape('M38 10h24l6 12-6 14H38l-6-14zM26 40h48l8 38H18z') + paper('M38 20h24v5H38z') + disc(50, 22.5, 3) + ring(50, 56, 9, 2, 'p') + line('M50 44v24M38 56h24', 1.6, 'p') + floor(76),
  judge: cuts(4, 50, 10) + skyline(64, 4) + shape('M50 4l14 10v16l-8 6h-12l-8-6V14zM30 40h40l10 38H20z') + paper('M42 18h6v4h-6zM52 18h6v4h-6z') + line('M50 44v26M34 50h32M34 50l-6 12h12zM66 50l-6 12h12z', 2, 'p'),
  overseer: cuts(4, 30, 16) + stranger(50, 4, 1.7) + shape('M20 50h60l8 28H12z') + stranger(16, 54, 0.6) + stranger(34, 58, 0.55) + stranger(66, 58, 0.55) + stranger(84, 54, 0.6) + paper('M24 52h52v2H24z'),
  swarm:
    cuts(4, 76, 17) +
    [[50, 39, 6], [34, 30, 4], [66, 30, 4], [36, 52, 4], [66, 50, 4], [20, 40, 3], [82, 42, 3], [50, 20, 3.4], [50, 60, 3.4], [18, 20, 2.4], [84, 22, 2.4], [14, 62, 2.4], [86, 62, 2.4], [34, 68, 2], [68, 68, 2], [34, 12, 2], [68, 10, 2]]
      .map(([x, y, r]) => moved(x!, y!, r! / 4, shape('M-4 0l2-3.5h4l2 3.5-2 3.5h-4z') + line('M-4 0h-4M4 0h4M-2-3.5l-2-3M2-3.5l2-3M-2 3.5l-2 3M2 3.5l2 3', 1.2) + disc(0, 0, 1.4, 'p')))
      .join(''),
  scream: shape('M0 0h100v78H0z') + ring(50, 40, 14, 2, 't') + ring(50, 40, 21, 2, 'p') + ring(50, 40, 29, 2, 't') + ring(50, 40, 38, 2, 'p') + ring(50, 40, 48, 2, 't') + eye(50, 40, 8),
  ray: shape('M0 0h100v78H0z') + cuts(4, 60, 18, 't') + paper('M44 0h12L74 70H26z') + shape('M49 0h2l4 70h-10z', 't') + skyline(64, 10) + paper('M20 70Q50 58 80 70Q50 66 20 70z'),
  magnet: cuts(4, 74, 19) + shape('M22 14h16v30q0 10 12 10t12-10V14h16v32q0 24-28 24T22 46z') + paper('M22 14h16v8H22zM62 14h16v8H62z') + line('M30 4v6M70 4v6M44 8q6 6 12 0', 1.6),
  quake: sun(50, 20, 9) + skyline(44, 11) + shape('M0 56h100v22H0z') + paper('M46 56l8 8-10 6 8 8h8l-8-8 10-6-8-8zM20 60l14 4-10 6zM84 60l-16 6 8 6z'),
  tsunami: cuts(4, 24, 20) + shape('M0 78V50Q10 10 52 12Q86 14 88 40Q74 26 62 34Q52 44 68 56Q84 64 100 62V78z') + paper('M8 60Q18 24 50 20Q26 30 18 62zM22 66Q30 36 54 28Q38 42 34 68z') + skyline(70, 13),
  locusts:
    sun(80, 16, 8) + skyline(68, 14) +
    [[28, 26, 1], [58, 38, 1.3], [80, 54, 0.7], [22, 54, 0.7], [54, 12, 0.6]]
      .map(([x, y, s]) => moved(x!, y!, s!, shape('M-16 2Q-4-4 12-2l6 4-6 3Q-4 6-16 2zM-6-2L-14-14L4-3zM2-2L-2-16L10-2z') + line('M-4 5l-8 8M4 5l2 9M14 0l6-5', 1.4) + disc(13, 1, 1.4, 'p')))
      .join(''),
  plague: cuts(4, 74, 21) + disc(50, 40, 22) + [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => moved(50, 40, 1, line('M0-22V-31', 3) + disc(0, -33, 3.5), turn)).join('') + disc(43, 34, 4, 'p') + disc(57, 46, 5, 'p') + disc(56, 32, 2.4, 'p') + disc(42, 48, 2.4, 'p'),
  hive: sun(50, 38, 4, 21) + [[50, 38], [28, 26], [72, 26], [28, 50], [72, 50], [50, 14], [50, 62]].map(([x, y]) => moved(x!, y!, 1, shape('M-12 0l6-10.5h12l6 10.5-6 10.5h-12z') + eye(0, 0, 4))).join(''),
  shipyard: cuts(4, 70, 22) + shape('M10 14h80v6H10zM16 20h5v46h-5zM79 20h5v46h-5zM24 40Q34 30 66 32L80 40L66 48Q34 50 24 40z') + line('M36 20v14M50 20v12M64 20v14', 1.6) + paper('M30 40Q48 36 72 40Q48 38 30 40z') + disc(34, 40, 2, 'p') + floor(70),
  recycler: sun(22, 18, 8) + shape('M22 34L30 56H70L78 34zM34 56h32v14H34z') + line('M16 34H84', 3) + shape('M34 32V16h8v16zM46 32V10h10v22zM60 32V20h8v12z') + paper('M38 60h24v4H38z') + floor(70),
  sprayer: sun(50, 18, 9) + skyline(66, 15) + shape('M40 16h20v8h8v30H32V24h8zM32 54l-8 16h10l6-16zM68 54l8 16H66l-6-16z') + line('M68 32Q88 26 92 44', 4) + shape('M92 44q8 12 0 26q-8-14 0-26z') + paper('M38 30h24v3H38zM38 38h24v3H38z') + eye(50, 48, 3),
  field: shape('M0 0h100v78H0z') + ring(50, 39, 32, 3, 't') + ring(50, 39, 24, 2, 'p') + line('M26 15L74 63', 6, 'p') + ring(50, 39, 12, 2, 't'),
  order: cuts(4, 74, 23) + moved(50, 39, 1, shape('M-24-30h42l8 8v52h-50z') + line('M-16-16h26M-16-6h32M-16 4h32M-16 14h18', 2, 'p') + disc(14, 18, 9, 'p') + eye(14, 18, 5), -5),
  clock: sun(50, 39, 28, 21) + disc(50, 39, 26) + disc(50, 39, 20, 'p') + line('M50 39V24M50 39l10 8', 3) + line('M84 30A36 36 0 1 0 84 50', 3) + shape('M78 30h12l-5-10z'),
  flask: cuts(4, 74, 24) + shape('M42 8h16v22l20 34q2 8-6 8H28q-8 0-6-8l20-34z') + paper('M36 48h28l8 14q1 6-4 6H32q-5 0-4-6z') + disc(44, 58, 3) + disc(56, 62, 2) + disc(54, 52, 1.6),
  rain: shape('M0 0h100v24Q80 34 62 26Q44 36 28 26Q12 34 0 26z') + line('M14 34l-6 14M30 34l-6 16M46 36l-6 14M62 34l-6 16M78 36l-6 14M92 32l-6 16M22 54l-5 10M40 56l-4 10M58 56l-5 10M76 56l-4 10', 2.4, 'p') + skyline(68, 16),
  hypnosis: sun(50, 40, 20, 21) + shape('M4 40Q50-2 96 40Q50 82 4 40z') + disc(50, 40, 19, 'p') + ring(50, 40, 14, 2.5) + ring(50, 40, 8, 2.5) + disc(50, 40, 4),
};
