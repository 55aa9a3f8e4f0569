// The symbols of the rulebook as flat shapes on a grid of 24, cut like field-map signs: one drawing for each, used everywhere.

export interface Drawing {
  /** Filled with the colour of the text; what is cut out is drawn inside (even-odd). */
  solid?: string;
  /** Drawn as a line of the colour of the text. */
  line?: string;
}

const PLANE = 'M12 2c.9 0 1.4 1.6 1.4 3.2v4.3l8.1 4.8v2.2l-8.1-2.4v4.4l2.6 1.9V22L12 21l-4 1v-1.6l2.6-1.9v-4.4l-8.1 2.4v-2.2l8.1-4.8V5.2C10.6 3.6 11.1 2 12 2z';
const SHIELD = 'M12 2l8.5 2.5v7c0 5-3.6 8.6-8.5 10.5-4.9-1.9-8.5-5.5-8.5-10.5v-7z';
const ALARM = 'M12 2.5l10.5 18.5h-21zM10.9 9v6h2.2V9zm0 7.4v2.1h2.2v-2.1z';
const SMALL_ALARM = 'M8.5 7l8 14h-16zM7.7 12v4.4h1.6V12zm0 5.5v1.6h1.6v-1.6z';
const DIAMOND = 'M12 1.5L22.5 12 12 22.5 1.5 12z';
const DIAMOND_RIM = `${DIAMOND}M12 4.6L4.6 12l7.4 7.4 7.4-7.4z`;

export const DRAWINGS = {
  attack: { solid: 'M22 2l-1.2 5.6L11.5 17l-1.7-.9L8 14.2 7.1 12.5l9.3-9.3zM5 12.5l6.5 6.5-1.6 1.6-2.2-1.3-2.7 2.7-2.8-2.8 2.7-2.7-1.5-2.4z' },
  defence: { solid: `${SHIELD}M12 4.9v14.2c3.6-1.7 6-4.4 6-7.6V6.7z` },
  support: { solid: 'M12 1.5a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6zM1.5 9.5h4.2c.3 4 2.7 6.5 6.3 6.5s6-2.5 6.3-6.5h4.2c-.3 5.2-3.3 9-8 10v2.7h-5v-2.7c-4.7-1-7.7-4.8-8-10z' },
  enhanced: { solid: 'M12 2l8.5 9.5h-5V22h-7V11.5h-5z' },
  infantry: { solid: 'M12 3.5c5 0 8.5 3.7 8.7 8.7l1.8 2.3v2h-6.7l-1.3-2H3.5v-2.3C3.5 7.2 7 3.5 12 3.5zM6 16.5h2c.3 1.9 1.7 3.2 4 3.2v2c-3.5 0-5.7-2-6-5.2z' },
  artillery: { solid: 'M21 2.5l1.7 2.6L13.5 11.7c1 1.1 1.7 2.6 1.7 4.3a6.2 6.2 0 0 1-11 4L1 21.5V19l2-1a6.2 6.2 0 0 1 7.4-8zM9 12.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm0 2.3a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4z' },
  tank: { solid: 'M8 5.5h7l.9 1.7H23.5v2h-6.9l.7 1.8h3.2l2 3.5-2 4.5-2 1.2H5.5l-2-1.2-2-4.5 2-3.5h3zM6 15a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zm6 0a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3z' },
  air: { solid: PLANE },
  other: { solid: 'M2 5h20v14H2zm2 2v7.5h16V7zm0 9.3V17h16v-.7z' },
  antiAir: { solid: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm0 2.3a5.7 5.7 0 1 1 0 11.4 5.7 5.7 0 0 1 0-11.4zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10.9 .8h2.2V5h-2.2zm0 18.2h2.2v4.2h-2.2zM.8 10.9H5v2.2H.8zm18.2 0h4.2v2.2H19z' },
  reinforcements: { solid: 'M12 2l9 8v4.2l-9-7.8-9 7.8V10zm0 8.3l9 8v4.2l-9-7.8-9 7.8v-4.2z' },
  rocket: { solid: 'M22 2c.3 6-2.3 10.3-6.3 13.2l-.5 4-3.7 3-.9-4.7-4.1-4.1-4.7-.9 3-3.7 4-.5C11.7 4.3 16 1.7 22 2zM16.5 5.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM5.5 16l2.5 2.5-2 2-4 1.5 1.5-4z' },
  enemyArtillery: { solid: 'M12 1l2.3 6.2 5-3.7-2.2 6L23 10.8 17.3 13l3.5 5.3-6-2L12.5 23l-2.7-6.2L4 20l2.6-6L1 12.5 6.7 10 4 4.5l5.5 2.8z' },
  panic: { solid: ALARM },
  noPanic: { solid: ALARM, line: 'M3 3l18 18' },
  calm: { solid: SMALL_ALARM, line: 'M13 4.5h4.5a4 4 0 0 1 4 4V12M16 1.5l-3.5 3 3.5 3' },
  hospital: { solid: 'M3 3h18v18H3zm7 3.2v3.8H6.2v4H10v3.8h4V14h3.8v-4H14V6.2z' },
  recon: { solid: 'M1 12C4.5 6.7 8 4.3 12 4.3S19.5 6.7 23 12c-3.5 5.3-7 7.7-11 7.7S4.5 17.3 1 12zM12 7.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6zm0 2.6a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z' },
  draw: { solid: 'M3 2.5h11V9H9.5v9.5H3zM11.5 11H22v11H11.5zm4.2 2v2.4h-2.4v2.2h2.4V20h2.2v-2.4h2.4v-2.2h-2.4V13z' },
  points: { line: 'M7.5 7.5C8.2 5 10 3.5 12.3 3.5c2.6 0 4.4 1.6 4.4 4 0 5.4-9.4 3.6-9.4 9 0 2.4 1.9 4 4.5 4 2.3 0 4.1-1.4 4.7-3.9M4.5 10.3h15M4.5 13.7h15' },
  star: { solid: 'M12 1.5l3.2 6.9 7.5.9-5.5 5.2 1.4 7.5-6.6-3.7L5.4 22l1.4-7.5L1.3 9.3l7.5-.9z' },
  city: { solid: 'M2 22V11h5V6h4V2h4v6h2.5v3.5H22V22h-4.5v-4h-3v4zM4.5 13.5v2h1.5v-2zm5-4.5v2H11V9zm0 4.5v2H11v-2zm4 0v2H15v-2zm5 0v2H20v-2z' },
  bridge: { solid: 'M1 8h22v3.5h-2V20h-3c0-3.8-2.5-6.5-6-6.5S6 16.2 6 20H3v-8.5H1zM4 4.5h1.6V8H4zm4.8 0h1.6V8H8.8zm4.8 0h1.6V8h-1.6zm4.8 0H20V8h-1.6z' },
  cruiser: { solid: 'M1 14h22l-3.5 5.5H5zM5 12.8V9.5h3.5V7H11V3h1.7v4h2.8v2.5h3.5v3.3zM2 21c2 1.3 3.3 1.3 5 0 2 1.3 3.3 1.3 5 0 2 1.3 3.3 1.3 5 0 2 1.3 3.3 1.3 5 0v1.8c-2 1.2-3.3 1.2-5 0-2 1.2-3.3 1.2-5 0-2 1.2-3.3 1.2-5 0-2 1.2-3.3 1.2-5 0z' },
  objective: { solid: 'M12 1.5c4.3 0 7.5 3.2 7.5 7.3 0 5-7.5 13.7-7.5 13.7S4.5 13.8 4.5 8.8c0-4.1 3.2-7.3 7.5-7.3zm0 4.3a3 3 0 1 0 0 6 3 3 0 0 0 0-6z' },
  normalDefence: { solid: SHIELD },
  enhancedDefence: { solid: 'M12 1l7.5 2.2v5.3c0 4-3 6.7-7.5 8.3-4.5-1.6-7.5-4.3-7.5-8.3V3.2zM12 23l-5-4h10z' },
  invader: { solid: DIAMOND_RIM },
  destroyed: { solid: `${DIAMOND_RIM}M9.3 7.7L12 10.4l2.7-2.7 1.6 1.6-2.7 2.7 2.7 2.7-1.6 1.6-2.7-2.7-2.7 2.7-1.6-1.6 2.7-2.7-2.7-2.7z` },
  airDestroyed: { solid: `${DIAMOND_RIM}M12 6c.5 0 .8.9.8 1.8v2.5l4 2.4v1.3l-4-1.2v2.3l1.3 1v1l-2.1-.6-2.1.6v-1l1.3-1v-2.3l-4 1.2v-1.3l4-2.4V7.8c0-.9.3-1.8.8-1.8z` },
  fewer: { solid: `${DIAMOND_RIM}M7.5 10.7h9v2.6h-9z` },
  airLost: { solid: PLANE, line: 'M3 3l18 18' },
  exchange: { solid: 'M15 2l7 5.5-7 5.5V9.3H2V5.7h13zM9 11v3.7h13v3.6H9V22l-7-5.5z' },
  hand: { solid: 'M1.5 8.5l7-2.5 4.7 13-7 2.5zM10 3.5l7.5-1 2 14-5 .7L10.2 5.3zM19.8 5l2.7.9-3 11z' },
  deck: { solid: 'M6.5 2h13v16h-1.6V3.6H6.5zM3.5 5.5h13v16.5h-13z' },
  discard: { solid: 'M5 2h14v9h-2.2V4.2H7.2V11H5zM9.8 7h4.4v7.5h4.3L12 22l-6.5-7.5h4.3z' },
  secret: { solid: 'M2 5h20v14.5H2zm2.3 3.2v9h15.4v-9L12 13.7z' },
  achievement: { solid: 'M6 1.5h4l2 4.2 2-4.2h4l-3.4 7.2a6.9 6.9 0 1 1-5.2 0zM12 10.3l1.5 3 3.3.4-2.4 2.3.6 3.3-3-1.7-3 1.7.6-3.3-2.4-2.3 3.3-.4z' },
  event: { solid: 'M13.5 1L4 13.5h6L8 23l12-13.5h-7z' },
  chain: { solid: 'M2 4l8.5 8L2 20v-5.3L5 12 2 9.3zm9.5 0l8.5 8-8.5 8v-5.3l3-2.7-3-2.7z' },
  first: { solid: 'M4 1.5h2.5V3H21l-4 5 4 5H6.5v9.5H4z' },
  cards: { solid: 'M6.5 2h13v16h-1.6V3.6H6.5zM3.5 5.5h13v16.5h-13zm2 2v12.5h9V7.5z' },
  aid: { solid: 'M3 8h18v13.5H3zm7.8 2.8v3H7.9v2.6h2.9v3h2.5v-3h2.9v-2.6h-2.9v-3zM5.5 2.5h13L21 6.8H3z' },
  met: { solid: 'M9.2 19.5L2 12.3l2.6-2.6 4.6 4.6L19.4 4 22 6.7z' },
  unmet: { solid: 'M5.2 2.5L12 9.3l6.8-6.8 2.7 2.7L14.7 12l6.8 6.8-2.7 2.7L12 14.7l-6.8 6.8-2.7-2.7L9.3 12 2.5 5.2z' },
  hint: { solid: 'M12 1.5a7 7 0 0 1 4 12.7V17H8v-2.8A7 7 0 0 1 12 1.5zM8.5 18.5h7V20h-7zm1.5 2.5h4v1.5h-4z' },
  rulebook: { solid: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z' },
  derived: { solid: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.2v13.6a6.8 6.8 0 0 0 0-13.6z' },
  reconstruction: { solid: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 2.6a6.4 6.4 0 1 0 0 12.8 6.4 6.4 0 0 0 0-12.8z' },
} satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof DRAWINGS;

/** What is sewn on the sleeve, by the badge's id; a badge of another card set shows its first letter. */
export const BADGES: Record<string, string> = {
  guns: 'M6.5 7.5l2-1.5 3.5 4 3.5-4 2 1.5-3.8 4.3 3.3 3.7-2.3 2-2.7-3.2L9.3 17.5 7 15.5l3.3-3.7z',
  armour: 'M9 6.5h6a5 5 0 0 1 0 10.5H9A5 5 0 0 1 9 6.5zm0 2.2a2.9 2.9 0 0 0 0 6h6a2.9 2.9 0 0 0 0-6z',
  wings: 'M12 9.5C10 7.5 7.5 6.8 4.8 6.8c.2 1.5 1 2.6 2.2 3.1-.2 1.3.7 2.4 1.9 2.6.2 1.3 1.5 2.5 3.1 3.5 1.6-1 2.9-2.2 3.1-3.5 1.2-.2 2.1-1.3 1.9-2.6 1.2-.5 2-1.6 2.2-3.1-2.7 0-5.2.7-7.2 2.7z',
  anchor: 'M12 4.5a2 2 0 0 1 1 3.7V9.5h2.5v1.7H13v5c1.6-.3 2.8-1.3 3.3-2.9l-1.3.5.9-3.3 2.4 2.4-1 .2c-.6 3-2.7 4.8-5.3 5.1-2.6-.3-4.7-2.1-5.3-5.1l-1-.2L8.1 10.5l.9 3.3-1.3-.5c.5 1.6 1.7 2.6 3.3 2.9v-5H8.5V9.5H11V8.2a2 2 0 0 1 1-3.7z',
  shield: 'M12 5l5.5 1.7v4.3c0 3.2-2.3 5.4-5.5 6.7-3.2-1.3-5.5-3.5-5.5-6.7V6.7zM12 8.5l-3.5 3v2.2l3.5-3 3.5 3v-2.2z',
  compass: 'M12 4l1.7 5.6 5.3 1.9-5.3 1.9L12 19l-1.7-5.6L5 11.5l5.3-1.9zm0 6.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4z',
};

export const PATCH = 'M3 2h18v13.5L12 22.5 3 15.5z';
