// Mishaps as comics of one panel, on a field of 100 × 76: one for each way in which things go wrong.

const ROOM = '<path class="w" d="M0 0h100v76H0z" stroke="none"/><path class="t" d="M0 9c16 5 30-2 50 2s34-4 50-3M14 0l2 10M60 0l-1 11"/>';
const OUTSIDE = '<path class="w" d="M0 0h100v76H0z" stroke="none"/>';
const TABLE = '<path class="s" d="M-2 56h104v22H-2z"/><path class="t" d="M0 70c20-3 30 2 50 0s34 1 50-2"/>';
const MUD = '<path class="s" d="M-2 58c20-5 40 4 60 0s30-3 44 0v20H-2z"/><path class="t" d="M6 68c8-3 14 2 22 0M60 70c8-3 14 2 22 0"/>';
const BODY = '<path class="p" d="M16 70c0-16 12-23 34-23s34 7 34 23z"/>';
const HEAD =
  '<path class="p" d="M44 38v8c2 4 10 4 12 0v-8z"/><path class="p" d="M37 26c0-8 5-14 13-14s13 6 13 14c0 10-5 17-13 17s-13-7-13-17z"/><path class="w" d="M34 25c0-12 6-18 16-18s16 6 16 18c-3-2-6-3-6-3H40s-3 1-6 3z"/>';
const UNMOVED = '<path d="M40 28.5h8M52 28.5h8M46 37.5h8"/><path class="k" d="M41 29h4v3h-4zM53 29h4v3h-4z"/>';
const UPSET = '<path class="k" d="M42 28h4v4h-4zM54 28h4v4h-4z"/><path d="M40 25l7 2M60 25l-7 2M45 39c3-3 7-3 10 0"/>';
const ASLEEP = '<path d="M41 29c2 2 5 2 7 0M52 29c2 2 5 2 7 0"/><circle class="t" cx="50" cy="37" r="2"/>';
const man = (face: string, at: string) => `<g transform="${at}">${BODY}${HEAD}${face}</g>`;
const BUBBLE = '<path class="p" d="M42 5h22v13h-3l4 6-9-6H42z"/><path class="k" d="M46.5 10h2.8v2.8h-2.8zM51.7 10h2.8v2.8h-2.8zM57 10h2.8v2.8H57z"/>';
const CLOUD = '<path class="p" d="M8 18c-6-1-6-10 2-10 1-7 12-8 14-1 7-3 12 4 8 8 3 4-4 6-7 4-6 3-12 2-17-1z"/>';
const DRONE =
  '<path d="M-8-2l-8-5M8-2l8-5"/><path class="w" d="M-22-9h12v2.5h-12zM10-9h12v2.5H10z"/><path class="p" d="M-9-4H9l2 8h-22z"/><circle class="k" cx="0" cy="1" r="2.4"/>';

export const COMICS = {
  mice:
    ROOM + man(UNMOVED, 'translate(41 5) scale(.78)') + TABLE +
    '<path class="p" d="M4 22h35v28H4z"/><path class="k" d="M7.5 25.5h28v21h-28z"/><path class="g" d="M11 36h3l2-6 4 12 2-6h10"/><path class="p" d="M14 56l4-6h8l4 6z"/><path d="M39 44c6 0 4 20 12 20"/><path class="t" d="M53 60l3-3M54 64h4M53 67l3 2"/><path d="M79 66c6 3 12-3 22 0"/><g transform="translate(64 58) scale(1.18)"><path class="p" d="M-5 4c0-9 14-11 19-2 2 4 0 8-3 8H0c-4 0-7-2-5-6z"/><circle class="p" cx="0" cy="-4" r="3.8"/><circle class="p" cx="6.5" cy="-5" r="3.8"/><path class="k" d="M-3 .5h2.6v2.6H-3z"/><path d="M-6 5l-3 1"/><path class="t" d="M13 8c5 3 8-2 12 0M-2 7h4"/></g>' +
    BUBBLE,
  rain:
    OUTSIDE + CLOUD + `<g transform="translate(50 2) scale(.9)">${CLOUD}</g>` +
    '<path class="t" d="M12 26l-4 10M24 26l-4 10M36 22l-4 10M60 22l-4 10M74 22l-4 10M88 18l-4 10M18 42l-3 8M46 36l-4 10M92 36l-3 8"/>' +
    man(UPSET, 'translate(24 18) scale(.7)') +
    '<path class="w" d="M38 22c10-14 36-14 46 0l-23-4zM61 18v32"/>' + MUD + '<path class="p" d="M10 62c4-4 12-4 14 0l4-1-5 7H12l-6-7z"/>',
  cold:
    ROOM + man(UPSET, 'translate(4 6) scale(.86)') +
    '<path class="s" d="M24 44c8 5 32 5 40 0l3 8c-12 6-34 6-46 0z"/><path class="p" d="M74 46h18v14c0 5-18 5-18 0z"/><path d="M92 50c6 0 6 8 0 8"/><path class="t" d="M78 40c-3-4 3-5 0-9M86 40c-3-4 3-5 0-9M64 26l6-3M64 31h7M64 36l6 3"/><path class="p" d="M62 8h34v14H72l-6 5v-5h-4z"/><path d="M68 15h4l3-4 4 8 3-4h8"/>' + '<path class="s" d="M-2 62h104v16H-2z"/>',
  mud:
    OUTSIDE + CLOUD +
    '<g transform="rotate(-9 50 44)"><path class="p" d="M8 30h42v26H8z"/><path class="p" d="M50 34h16l14 11v11H50z"/><path class="s" d="M55 38h10l8 7H55z"/><circle class="p" cx="22" cy="58" r="8"/><circle class="p" cx="66" cy="58" r="8"/><path class="t" d="M14 38h28M14 44h20"/></g>' +
    MUD + '<path class="k" d="M4 50l4-4 2 5zM12 42l4-3 1 5zM2 38l4-2v4z"/><path class="p" d="M70 6h26v14H82l-6 6v-6h-6z"/><path class="k" d="M80 9h3l-.5 5h-2zM80 15.5h3V18h-3zM86 9h3l-.5 5h-2zM86 15.5h3V18h-3z"/>',
  post:
    ROOM + man(UNMOVED, 'translate(36 6) scale(.8)') + TABLE +
    '<path class="p" d="M8 38h32v22H8z"/><path class="w" d="M8 38l8-8h32l-8 8zM40 38l8-8v22l-8 8z"/><path class="t" d="M12 44h14M12 48h10"/><path class="s" d="M30 44h6v6h-6z"/><path class="p" d="M18 14h8l-2 12h8l-13 10 2-10h-7z"/><path class="p" d="M60 56c8-4 14-4 20 0v8H60z"/><path class="k" d="M64 59h3v2h-3zM72 59h3v2h-3z"/>',
  inspection:
    ROOM + man(ASLEEP, 'translate(-4 14) scale(.72)') +
    `<g transform="translate(44 4) scale(.86)">${BODY}<path class="p" d="M44 38v8c2 4 10 4 12 0v-8z"/><path class="p" d="M37 26c0-8 5-14 13-14s13 6 13 14c0 10-5 17-13 17s-13-7-13-17z"/><path class="w" d="M32 18c2-8 8-13 18-13s16 5 18 13z"/><path class="k" d="M36 18h28l2 5c-9-3-23-3-32 0z"/><path class="k" d="M42 28h4v4h-4zM54 28h4v4h-4z"/><path d="M40 25l7 2M60 25l-7 2M45 38h10"/></g>` +
    '<path class="s" d="M-2 62h104v16H-2z"/><path class="p" d="M58 48h18v18H58z"/><path class="t" d="M62 53h10M62 57h10M62 61h6M10 14h6l-6 7h6M22 6h5l-5 6h5"/>',
  wind:
    OUTSIDE +
    '<path d="M78 76V40M78 58L64 46M78 52l14-12"/><path class="p" d="M60 44c-10-2-8-16 3-15 2-12 24-14 27-2 11-1 12 15 2 17-8 6-24 6-32 0z"/>' +
    `<g transform="translate(76 28) rotate(-24)">${DRONE}</g>` + man(UPSET, 'translate(-10 20) scale(.72)') + '<path class="t" d="M4 14h26c6 0 6-8 0-8M2 22h40c7 0 7-9 0-9M10 30h18"/><path class="s" d="M-2 66h104v12H-2z"/>',
  guilty:
    ROOM + man(UPSET, 'translate(40 4) scale(.8)') + TABLE +
    '<path d="M-2 60c14-8 20 6 32 0"/><path class="t" d="M32 57l3-3M33 61h5M32 65l3 2"/><path d="M66 66c10 4 20-4 36 0"/><path class="p" d="M34 68c-4-14 2-24 12-26l-4-12 9 6h7l9-6-2 13c7 3 9 14 7 25z"/><path class="k" d="M50 40h2.6v3.6H50zM58 40h2.6v3.6H58z"/><path d="M54 46l2 2 2-2M72 66c10 0 10-12 4-14"/><path class="t" d="M46 45h-7M46 48l-7 2M66 45h7M66 48l7 2"/>',
  phone:
    OUTSIDE + man(UNMOVED, 'translate(-6 16) scale(.8)') +
    '<path class="p" d="M58 40h18v30H58z"/><path class="k" d="M61 44h12v18H61z"/><circle class="p" cx="67" cy="66" r="1.5"/><path class="g" d="M63 54h3l2-5 2 8 1-3h2"/><path class="t" d="M80 44c4 5 4 12 0 17M86 40c7 8 7 18 0 26"/><path class="p" d="M52 4h44v20H74l-8 8v-8H52z"/><path class="s" d="M70 10c-3-4-7-1-5 3l5 5 5-5c2-4-2-7-5-3z"/><path class="k" d="M82 11h3v3h-3zM88 11h3v3h-3z"/><path class="s" d="M-2 68h104v10H-2z"/>',
  updating:
    ROOM + man(ASLEEP, 'translate(42 8) scale(.76)') + TABLE +
    '<path class="p" d="M4 18h42v32H4z"/><path class="k" d="M8 22h34v24H8z"/><path class="g" d="M14 40h22M14 40h9"/><path class="g" d="M25 27a5 5 0 1 1-4 8M21 31v4h4"/><path class="p" d="M18 56l3-6h8l3 6z"/><path class="p" d="M74 46h14v10c0 4-14 4-14 0z"/><path class="t" d="M78 40c-3-4 3-5 0-9M84 40c-3-4 3-5 0-9M60 8h6l-6 7h6"/>',
  bandage:
    ROOM + man(UPSET, 'translate(-8 8) scale(.84)') + TABLE +
    '<path class="p" d="M66 66V44c0-4 5-4 5 0V32c0-4 6-4 6 0v10c0-3 6-3 6 0v4c0-3 5-3 5 1v19z"/><path class="s" d="M71 30h6v7h-6z"/><path class="t" d="M71 40h6M66 50h5"/><path class="w" d="M56 20h16v3H56zM78 20h16v3H78z"/><path d="M72 21h6M75 21v-6"/><path class="t" d="M60 12l-4-4M90 12l4-4M75 9V4"/>',
  generator:
    ROOM + man(UPSET, 'translate(44 6) scale(.78)') +
    '<path class="p" d="M6 34h40v26H6z"/><path class="w" d="M10 38h18v12H10z"/><circle class="s" cx="38" cy="44" r="5"/><path d="M12 34v-8h22v8M10 60v6M42 60v6"/><path class="t" d="M14 42h10M14 46h10M34 54h8M20 20c-4-4 3-6 0-11M28 20c-4-4 3-6 0-11"/><path class="s" d="M-2 66h104v12H-2z"/><path class="p" d="M48 58c2-6 8-6 8 0l2 8H46z"/>',
  stalled:
    ROOM + man(UNMOVED, 'translate(38 6) scale(.8)') + TABLE +
    '<path class="p" d="M10 32h22c4 4 4 6 4 10v20c0 3-2 4-5 4H11c-3 0-5-1-5-4V42c0-4 0-6 4-10z"/><path class="w" d="M12 26h18v6H12z"/><path class="s" d="M6 58c6-2 24-2 30 0v4c0 3-2 4-5 4H11c-3 0-5-1-5-4z"/><path class="p" d="M10 42h22v8H10z"/><path class="t" d="M14 46h6"/><path class="k" d="M24 45h2v2h-2zM28 45h2v2h-2z"/><path d="M44 18c4-10 16-10 18-2"/>',
  mushrooms:
    ROOM + man(UPSET, 'translate(36 6) scale(.8)') + TABLE +
    '<path class="p" d="M8 34h26c3 3 4 6 4 10v18c0 3-2 4-5 4H9c-3 0-5-1-5-4V44c0-4 1-7 4-10z"/><path class="w" d="M9 27h24v7H9z"/><path class="s" d="M8 50c0-5 10-5 10 0zM22 46c0-5 11-5 11 0zM14 62c0-5 11-5 11 0z"/><path d="M13 50v5M27.5 46v6M19.5 62v3"/><path class="p" d="M84 60l14-18 3 2-13 18z"/><path class="s" d="M94 42c0-6 9-6 9 0z"/><path class="t" d="M66 14c3-4 6 4 9 0s6 4 9 0"/>',
  fever:
    ROOM + man(ASLEEP, 'translate(6 8) scale(.84)') +
    '<path d="M52 39l22-9"/><path class="p" d="M72 27l20-9 2 4-20 9z"/><path class="k" d="M74 28.5l9-4 .8 1.8-9 4z"/><path class="s" d="M34 12c4-8 26-8 30 0l-2 6H36z"/><path class="w" d="M-2 56c20-10 84-10 104 0v22H-2z"/><path class="t" d="M10 64l8-4M26 70l10-5M48 66l10-5M72 70l10-5M88 62l8-4M8 14h6l-6 7h6M20 6h5l-5 6h5"/>',
  football:
    OUTSIDE + '<path d="M64 62V22h34"/><path class="t" d="M64 32h34M64 42h34M64 52h34M74 22v40M84 22v40M94 22v40"/>' + man(UPSET, 'translate(-8 10) scale(.76)') +
    '<path class="s" d="M-2 60h104v18H-2z"/><path class="p" d="M34 62l22-6 3 6-22 9z"/><path class="t" d="M40 60l3 7M46 58l3 7"/><circle class="p" cx="76" cy="62" r="9"/><path class="k" d="M76 57l4 3-1.600 5h-4.800L72 60z"/><path class="t" d="M76 57v-4M80 60l4-2M78.400 65l3 4M73.600 65l-3 4M72 60l-4-2"/>',
  steam:
    ROOM + man(ASLEEP, 'translate(-8 10) scale(.8)') +
    '<path class="p" d="M60 34h34v28H60z"/><path class="k" d="M68 44h18v11H68z"/><path class="g" d="M72 53c0-5 4-3 4-8 3 3 6 4 5 8z"/><path class="s" d="M60 34c2-5 8-5 10 0 2-6 9-6 11 0 2-5 11-5 13 0z"/><path class="w" d="M78 30V0h8v30z"/><path class="t" d="M44 30c-5-5 5-8 0-14M52 34c-5-5 5-8 0-14M64 26c-5-5 5-8 0-14M96 28c-5-5 5-8 0-14"/><path class="s" d="M-2 62h104v16H-2z"/><path class="p" d="M38 60c0 7 14 7 14 0zM52 60l14-6"/>',
  shawarma:
    ROOM + man(UPSET, 'translate(34 6) scale(.82)') + TABLE +
    '<path class="p" d="M12 26c8-5 18-2 20 6l-6 32c-3 3-8 3-11 0L8 34c0-3 1-6 4-8z"/><path class="s" d="M10 30c7 6 15 6 21 2l-2 9c-6 3-12 3-17 0z"/><path class="t" d="M13 28c3-4 6 2 9-2s6 2 8 0M14 48l12-3M15 54l10-3"/><path class="t" d="M4 20c-3-4 3-5 0-9M38 20c-3-4 3-5 0-9M70 12c3-4 6 4 9 0s6 4 9 0"/>',
  strain:
    OUTSIDE + '<path d="M10 70V8M90 70V8"/><path class="w" d="M6 8h88v4H6z"/><path class="p" d="M30 12h5v26h-5zM65 12h5v26h-5z"/>' + man(UPSET, 'translate(12 14) scale(.76)') +
    '<path class="s" d="M-2 66h104v12H-2z"/><path class="t" d="M22 30l-6-3M22 36h-7M78 30l6-3M78 36h7M44 72h12"/><path class="p" d="M76 44h18v18H76z"/><path class="t" d="M80 49h10M80 53h10M80 57h5"/>',
} satisfies Record<string, string>;
