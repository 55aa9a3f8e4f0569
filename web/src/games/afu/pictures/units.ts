// The drawings of AFU: people from behind or afar, without faces; machines as silhouettes.
import { at, dawn, disc, field, ground, ink, paper, rimmed, rows, sandbags, sea, stroke, turned } from './cut';

/** Somebody seen from behind: a helmet, shoulders, legs. */
const somebody = (x: number, y: number, scale: number): string =>
  at(
    x, y, scale,
    ink('M-9-1q-1-13 9-13t9 13l3 4h-24zM-14 36v-20q2-10 14-11q12 1 14 11v20zM-12 36h11v22h-12zM1 36h11l1 22h-12z') +
      paper('M-6-3Q-3.7-5.8-3-11Q-5.9-6.6-6-3zM-11 32Q-9.4 25.7-10 16Q-11.8 25.5-11 32zM6 32Q7.4 24.9 7 14Q5.4 24.7 6 32z'),
  );

/** A soldier from behind, with pack and rifle. */
const soldier = (x: number, y: number, scale: number): string =>
  at(
    x, y, scale,
    ink('M-16-2q-1-22 16-22t16 22l4 6h-40zM-9 4h18v9h-18zM-27 66l1-36q1-11 13-15q6-3 13-3t13 3q12 4 13 15l1 36zM-22 66h19l-1 46h-20zM3 66h19l2 46h-20z') +
      rimmed('M-15 18h30v34q0 5-5 5h-20q-5 0-5-5z') +
      stroke('M-15 29h30M-8 18v11M8 18v11M-10 41h20', 1.5, 'p') +
      paper('M-12-4Q-8-9-7-18Q-12-10-12-4zM-7-5Q-3-10-1-20Q-6-11-7-5zM-23 60Q-21 49-22 32Q-24 49-23 60zM23 58Q24 47 21 30Q21 47 23 58z') +
      rimmed('M20-34l3.5.6l-2.3 22l4 .6l-3 22l-4 6l-4-1l3-26z'),
  );

const wheels = (y: number, r: number, ...xs: number[]): string => xs.map((x) => disc(x, y, r, 'p') + disc(x, y, r * 0.52)).join('');

const TANK = at(
  55, 122, 0.93,
  ink('M-47 0l8-13h76l14 9l-6 12l-6 10h-74l-9-8zM-20-13l5-15h28l16 8l1 7zM22-26l44-13l1.4 4.5l-44 14zM58-38.5l9-2.7l1.6 5.4l-9 2.7zM-6-28v-7h12v7zM-2-35l-1-13h1.8l1 13z') +
    wheels(8, 6.2, -33, -18, -3, 12, 27) + wheels(4, 4.4, 41) +
    paper('M-42-4Q-8-2.8 44-4Q-8-5.2-42-4zM-34-9Q-23-8-6-9Q-23-10-34-9zM0-9Q12-8 30-9Q12-10 0-9zM-13-17Q0-16 20-17Q0-18-13-17zM26-25Q38-28 56-34Q38-29 26-25z'),
);

const GUN = at(
  50, 126, 0.74,
  ink('M-10 2l-40 26h-8l2-6l42-28zM-14-4l14-14l70-60l6 7l-66 64l-12 12zM62-80l9-8l10 12l-9 8zM-2-30l6-4l20 26l-5 5zM10-38l26-21l3 4l-25 22z') +
    '<circle class="i rim" cx="4" cy="10" r="18.5"/>' + disc(4, 10, 12.5, 'p') + disc(4, 10, 9.5) + disc(4, 10, 3.6, 'p') +
    stroke('M4-1v22M-7 10h22M-4 2l16 16M12 2l-16 16', 1.6, 'p') +
    paper('M12-24Q32-40 60-67Q30-42 12-24zM-46 24Q-34 18-18 6Q-35 16-46 24z'),
);

const HOWITZER = at(
  66, 126, 0.9,
  `<g transform="scale(-1 1)">${
    ink('M-46 4l6-16h76l12 10l-5 16h-84zM-30-12l4-22h42l8 22zM6-30l50-44l5 6l-48 46zM52-76l7-6l8 9l-7 6z') +
    wheels(9, 5.6, -34, -20, -6, 8, 22, 36) +
    paper('M-40-3Q-7-1.8 42-3Q-7-4.2-40-3zM-24-18Q-8-16.8 16-18Q-8-19.2-24-18zM18-36Q31-46 50-64Q30-48 18-36z')
  }</g>`,
);

const tube = (y: number): string => rimmed(`M-8 ${y}h66v8.6h-66z`) + ink(`M58 ${y}l7 4.3l-7 4.3z`);
const truck = (load: string): string =>
  ink('M-46 4h92l4 8v8h-98zM28 4v-20h14l9 12v8z') + [-36, -17, 12, 38].map((x) => `<circle class="i rim" cx="${x}" cy="22" r="8.5"/>` + disc(x, 22, 3, 'p')).join('') +
  load + paper('M33-12h8l5 7h-13zM-42 9Q-16 10 24 9Q-16 8-42 9z');
const LAUNCHER = turned(at(58, 122, 0.92, truck(at(-14, 0, 1, tube(-20) + tube(-10) + tube(0) + tube(10), -58))));
const TRUCK = truck(rimmed('M-46-26q35-9 68 0v30h-68z') + stroke('M-30-29v33M-12-31v35M6-30v34', 1.4, 'p'));

const JET = ink('M0-50c2.5 4 4 10 4.5 18l2 14l34 26l1 7l-34-8l-1.5 16l13 10v6l-16-3l-3 3l-3-3l-16 3v-6l13-10l-1.5-16l-34 8l1-7l34-26l2-14c.5-8 2-14 4.5-18z') +
  paper('M-1.5-38Q-2.8-28-1.5-14Q-.2-28-1.5-38zM-8 0Q-18 5-32 15Q-17 7-8 0zM8 0Q17 7 32 15Q18 5 8 0zM0 8Q-1 18 0 32Q1 18 0 8z');

const HELICOPTER =
  ink('M-34 0q2-15 22-16h22q14 2 18 13l44-7l5-11h6l-4 24l-50 6q-6 9-18 9h-28q-15-2-17-18zM-5-24h6v9h-6zM-26 24h42v4h-42zM-16 14h4v12h-4zM6 14h4v12h-4z') +
  stroke('M-58-26h110', 3) + paper('M-28-2q3-10 16-10v11zM-8-12h8v11h-8zM34 0Q54-2 74-6Q54-5 34 0z');

const DRONE = ink('M-60-3q30-7 54-7l6-9l6 9q24 0 54 7l-48 7l-6 24h-12l-6-24zM-14 28h28v5h-28z') + paper('M-50-2Q-28-5-10-6Q-28-1-50-2zM50-2Q28-5 10-6Q28-1 50-2z');

const DISH = ink('M-6 8h12l4 44h-20zM-30-22q2 34 34 38l6-10q-22-8-26-30zM-18-26l30 28l-3 3l-29-27z') + disc(13, 3, 4) + paper('M-22-14Q-17 4-1 11Q-14 0-22-14z');

const CRATES = rimmed('M16 102h44v40h-44z') + rimmed('M60 108h46v34h-46z') + rimmed('M32 64h46v38h-46z') + paper('M49 72h12v8h8v10h-8v8h-12v-8h-8v-10h8z') +
  stroke('M20 108h36M20 136h36M64 114h38M64 136h38', 1.4, 'p');

const crowd = [40, 62, 86].map((x, n) => somebody(x, n === 1 ? 84 : 92, n === 1 ? 1 : 0.8)).join('');
const pines = ink('M2 120l7-40l7 40zM12 120l7-54l7 54zM96 120l7-46l7 46zM106 120l7-60l7 60z');

/** What our own units are. */
export const OURS: Record<string, string> = {
  infantry: dawn(46, 66, 37) + ground(124, 1) + soldier(46, 62, 0.86) + sandbags(142),
  assault: dawn(84, 60, 26) + ground(128, 2) + soldier(38, 76, 0.66) + soldier(78, 70, 0.74) + ground(150, 3),
  marines: dawn(86, 52, 22) + sea(108, 4) + ink('M4 118h112l-12 20h-90z') + [26, 48, 70, 92].map((x) => somebody(x, 92, 0.72)).join('') + paper('M12 126Q60 124 108 126Q60 129 12 126z'),
  artillery: dawn(26, 52, 18) + ground(132, 5) + somebody(20, 98, 0.72) + GUN + somebody(94, 104, 0.66),
  mortar: dawn(88, 54, 20) + ground(132, 6) + ink('M48 132l28-54l11 6l-26 52zM40 132h40v7h-40z') + stroke('M76 90l22 42', 4) + somebody(24, 96, 0.8),
  rockets: rows(10, 120, 7) + ground(146, 8) + LAUNCHER,
  tank: dawn(34, 92, 23) + ground(118, 9) + TANK,
  vehicle: dawn(88, 74, 22) + ground(122, 10) + at(58, 118, 0.95, ink('M-52 0l10-18h84l14 12l-4 16h-98zM-12-18l4-13h30l6 13zM20-28h34v4h-34z') + wheels(10, 8, -36, -12, 12, 36) + paper('M-40-8Q0-6 44-8Q0-10-40-8z')),
  jet: rows(10, 118, 11) + field(138) + at(54, 78, 1, JET, 12),
  helicopter: rows(12, 116, 12) + field(140) + at(52, 84, 0.86, HELICOPTER, -4),
  drones: rows(12, 118, 13) + field(140) + at(66, 62, 0.72, DRONE) + at(34, 98, 0.42, DRONE) + at(94, 104, 0.36, DRONE),
  airDefence: rows(8, 122, 14) + disc(34, 40, 27, 'p') + stroke('M34 10v20M34 50v20M4 40h20M44 40h20', 2.6) + `<circle class="il" stroke-width="2.6" cx="34" cy="40" r="21"/><circle class="il" stroke-width="2" cx="34" cy="40" r="10"/>` + ground(146, 15) + LAUNCHER,
  engineers:
    dawn(84, 58, 20) + ink('M0 112h34l10 14h76v42h-120z') + rows(134, 166, 16) + ink('M0 104h120v8h-120zM24 68h72v4h-72zM44 112h14v22q-7 6-14 0zM82 112h14v22q-7 6-14 0z') +
    stroke('M6 104l18-34l18 34l18-34l18 34l18-34l18 34', 4.5) + somebody(20, 84, 0.34) + somebody(60, 84, 0.34),
  medics: dawn(60, 56, 24) + ground(130, 17) + ink('M18 104h84v6h-84zM26 96q18-12 46 0v8h-46z') + somebody(16, 84, 0.86) + somebody(104, 84, 0.86) + rimmed('M44 52h32v32h-32z') + paper('M56 57h8v7h7v8h-7v7h-8v-7h-7v-8h7z'),
  recon: dawn(88, 46, 20) + pines + ground(126, 18) + ink('M30 168v-34q2-20 26-22q-12-6-10-20q4-16 22-14q14 2 14 16q-2 12-12 17q22 4 24 24v33z') + rimmed('M66 84h34v9h-34zM66 96h30v8h-30z') + paper('M50 102Q54 96 54 88Q49 94 50 102z'),
  reserve: dawn(60, 60, 26) + ground(122, 19) + [22, 46, 70, 94].map((x) => somebody(x, 92, 0.62)).join('') + [34, 60, 86].map((x) => somebody(x, 104, 0.86)).join('') + ground(160, 20),
  signals: dawn(30, 54, 20) + ground(132, 21) + stroke('M64 132l14-92l14 92M68 112h20M71 92h14M74 72h8', 4) + stroke('M62 44q-10-16 0-30M94 44q10-16 0-30', 4) + somebody(28, 98, 0.74),
  stores: dawn(60, 70, 30) + ground(134, 22) + CRATES,
  repair: dawn(88, 56, 20) + ground(132, 23) + at(48, 128, 0.7, ink('M-47 0l8-13h76l14 9l-6 12l-6 10h-74l-9-8zM-20-13l5-15h28l16 8l1 7z') + wheels(8, 6.2, -33, -18, -3, 12, 27)) + stroke('M84 132v-84M84 50l-52 22M84 50l14 82M36 72v22', 4.5) + somebody(102, 102, 0.6),
  comfort: rows(10, 90, 24) + ground(128, 25) + somebody(24, 86, 0.84) + somebody(96, 86, 0.84) + paper('M60 84q16 20 10 34q-2 10-10 12q-10-2-12-14q0-14 12-32z') + ink('M60 104q6 9 3 16q-8 2-8-4q1-6 5-12zM40 132l40-6v5l-40 6zM40 127l40 6v5l-40-6z'),
  staff: rows(10, 90, 26) + ink('M0 112h120v56h-120z') + rimmed('M18 96h84l12 34h-108z') + stroke('M34 104q18 16 34 4t28 12M30 120q30-12 64 2', 2, 'p') + somebody(30, 66, 0.7) + somebody(60, 58, 0.76) + somebody(92, 66, 0.7),
};

/** Who comes against them. */
export const THEIRS: Record<string, string> = {
  enemyInfantry: dawn(30, 60, 18) + ink('M0 116q40-16 120-4v56h-120z') + pines + crowd + ground(134, 31),
  enemyTank: dawn(84, 88, 22) + ground(120, 32) + turned(TANK),
  enemyVehicle: dawn(30, 70, 20) + ground(122, 33) + turned(at(58, 118, 0.95, ink('M-52 0l10-18h84l14 12l-4 16h-98zM-12-18l4-13h30l6 13zM20-28h34v4h-34z') + wheels(10, 8, -36, -12, 12, 36))),
  enemyColumn: dawn(26, 56, 18) + ground(132, 34) + at(38, 100, 0.44, TRUCK) + at(60, 112, 0.6, TRUCK) + at(70, 130, 0.86, TRUCK),
  enemyArtillery: dawn(28, 44, 17) + ground(130, 35) + HOWITZER,
  enemyRockets: rows(10, 118, 36) + ground(146, 37) + turned(LAUNCHER),
  enemyMissile: rows(10, 118, 38) + ground(146, 39) + at(58, 122, 0.92, truck(at(-20, -4, 1, rimmed('M-10-12h72q14 0 22 8q-8 8-22 8h-72zM-10-12l-10-6v28l10-6z'), -62))),
  enemyJet: rows(10, 124, 40) + field(140) + at(60, 72, 1.02, JET, 206),
  enemyHelicopter: rows(12, 116, 41) + field(140) + turned(at(52, 84, 0.86, HELICOPTER, 6)),
  enemyDrone: rows(12, 118, 42) + field(140) + at(60, 76, 0.86, DRONE, 188),
  enemyAirDefence: rows(8, 118, 43) + ground(146, 44) + turned(at(58, 122, 0.92, truck(at(-26, -34, 0.72, DISH) + at(0, -6, 0.8, tube(-4) + tube(6), -40)))),
  enemyRadar: rows(8, 118, 45) + ground(140, 46) + at(60, 86, 1.3, DISH),
  enemyLanding: dawn(88, 46, 18) + sea(120, 47) + ink('M6 112h108l-14 24h-80zM30 112v-22h34v-14h20v14h10v22z') + paper('M38 98h6v6h-6zM50 98h6v6h-6zM62 98h6v6h-6z') + stroke('M74 76v-24', 3),
};

/** What is fought for. */
export const PLACES_FOUGHT_FOR: Record<string, string> = {
  city: dawn(60, 78, 30) + ink('M0 168v-64h14v-18h16v26h8v-46l12-12l12 12v46h8v-34h18v20h12v-12h12v18h8v64z') + paper('M18 94h5v7h-5zM46 76h7v9h-7zM46 92h7v9h-7zM78 88h5v7h-5zM78 102h5v7h-5zM104 112h5v7h-5zM18 112h5v7h-5z') + rows(140, 166, 51),
  bridge: dawn(60, 60, 24) + sea(128, 52) + ink('M0 92h120v10h-120zM18 102h12v40h-12zM90 102h12v40h-12z') + stroke('M0 92q30-4 24-46q36 60 72 0q-6 42 24 46M24 46v46M96 46v46M42 70v22M60 78v14M78 70v22', 4),
  cruiser: rows(12, 96, 53) + sea(122, 54) + ink('M2 108h116l-14 26h-88zM26 108v-14h18v-18h12v-24h6v24h14v14h16v18zM92 96l18-12l2 4l-14 12z') + paper('M20 118Q60 115 100 118Q60 121 20 118zM50 84h6v6h-6zM64 84h6v6h-6z'),
};
