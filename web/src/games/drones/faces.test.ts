import { describe, expect, it } from 'vitest';
import type { CardShown } from '../../lib/protocol';
import { CardIndex, face, harmOf, hyphenated } from './faces';
import { COMICS } from './pictures/comics';
import { DRONES, ENEMIES, SUPPORTS } from './pictures/machines';
import { PEOPLE } from './pictures/people';
import { words } from './words';

const card = (deck: string, id: string, values: CardShown['values'], lines: string[][] = []): CardShown =>
  ({ id, deck, name: id, values, lines, source: 'derived', provenance: '' });

describe('a face', () => {
  it('of a drone shows attacks above, needs and numbers below', () => {
    const shown = face(card('drones', 'fpv-kit', { type: 'fpv', cost: 3, ground: 3, air: 1, reach: 1, needs: ['ammo'], hit: 5, breaks: null, kamikaze: true }));
    expect(shown).toMatchObject({ tone: 'drone', cost: 3, corner: 'fpv', picture: 'fpv' });
    expect(shown.above).toEqual([{ sign: 'aim', text: '3' }, { sign: 'drone', text: '1' }, { sign: 'near' }]);
    expect(shown.below).toEqual([{ sign: 'ammo' }, { text: '5+', look: 'die' }, { sign: 'kamikaze' }]);
  });

  it('of a character has two halves, and everybody in HQ brings something', () => {
    const { halves } = face(card('characters', 'fpv-pilot', { flies: ['fpv'], plus: 1, crew: null, hq: null }));
    expect(halves).toEqual({ crew: [{ sign: 'fpv', text: '+1' }], hq: [{ sign: 'logistics', text: '+1' }] });
  });

  it('of a character that does something for a trophy says so', () => {
    const { halves } = face(card('characters', 'blogger', { flies: [], crew: { logistics: 1, ammo: null, when: 'trophy' }, hq: null }));
    expect(halves!.crew).toEqual([{ sign: 'trophy' }, { sign: 'logistics', text: '+1' }]);
  });

  it('of an enemy shows what wakes it, what it does, and its armour', () => {
    const shown = face(card('enemies', 'tank', { kind: 'tank', points: 3, numbers: [6], harm: { trench: 1, crew: null }, armour: 1, distance: 1 }));
    expect(shown).toMatchObject({ tone: 'enemy', points: 3, dice: [6] });
    expect(shown.below).toEqual([{ sign: 'trench', text: '−1', look: 'harm' }, { sign: 'armour', text: '−1', look: 'box' }]);
  });

  it('of a support card leaves out of its words what its signs say', () => {
    const lines = [['Kind', 'project'], ['Cost', '5'], ['Effect', 'a sure hit'], ['Activated by', 'Engineer']];
    expect(face(card('support', 'ai-module', { kind: 'project', cost: 5, effect: { guaranteed_hit: true } }, lines)).text).toBe('a sure hit. Engineer');
  });
});

describe('pictures', () => {
  const drawn = { ...DRONES, ...ENEMIES, ...SUPPORTS, ...PEOPLE, ...COMICS };
  const kinds = ['infantry', 'vehicle', 'tank', 'artillery', 'mlrs', 'tos', 'ew', 'air-defence', 'supply', 'drone'];
  it.each(kinds.map((kind) => card('enemies', 'somebody', { kind, numbers: [1], harm: {} })))('are there for every kind of enemy', (enemy) => {
    expect(Object.keys(drawn)).toContain(face(enemy).picture);
  });

  it.each(['trench', 'crew', 'shot_down', 'broken', 'logistics', 'support', 'actions'])('are there for every mishap: %s', (part) => {
    expect(Object.keys(COMICS)).toContain(face(card('mishaps', 'something', { kind: 'mishap', harm: { [part]: 1 }, players: 1 })).picture);
  });

  it('have each a name of its own', () => {
    const names = [DRONES, ENEMIES, SUPPORTS, PEOPLE, COMICS].flatMap((some) => Object.keys(some));
    expect(names).toHaveLength(new Set(names).size);
  });

  it('do not take a rifle squad for a quad bike', () => {
    expect(face(card('enemies', 'rifle-squad', { kind: 'infantry', numbers: [3], harm: {} })).picture).toBe('assault');
  });
});

describe('an enemy', () => {
  const index = new CardIndex({ cards: [card('enemies', 'tank', { distance: 1, numbers: [6] }), card('enemies', 'orlan', { kind: 'drone', numbers: [2] })], badges: {} });

  it('stands in its line, a drone in the air', () => {
    expect([index.standing('tank').line, index.standing('orlan').line]).toEqual([1, 3]);
  });

  it('does harm of several parts in the order of the rules', () => {
    expect(harmOf({ logistics: 1, trench: 2, crew: null }).map(({ sign }) => sign)).toEqual(['trench', 'logistics']);
  });
});

describe('a name that has to break', () => {
  const parts = (name: string) => hyphenated(name).split('\u00ad');

  it('breaks between syllables', () => {
    expect(parts('Універсальний')).toEqual(['Уні', 'вер', 'саль', 'ний']);
    expect(parts('Бліндаж')).toEqual(['Блін', 'даж']);
    expect(parts('Stabilisation Point')).toEqual(['Sta', 'bi', 'li', 'sa', 'tion Point']);
    expect(parts('Мавік 3Т')).toEqual(['Мавік 3Т']);
  });

  it('leaves no word of a state too long for the smallest card', () => {
    for (const { en, uk } of [words.broken, words.activated, words.used, words.open, words.thisRound, words.thisTurn, words.mishap]) {
      for (const state of [en, uk]) expect(Math.max(...parts(state).flatMap((part) => part.split(' ')).map((part) => part.length)), state).toBeLessThan(8);
    }
  });
});

it('breaks a name before its number, and never within', () => {
  expect(hyphenated('Стріла-10')).toBe('Стріла-\u200b10');
});
