import { describe, expect, it } from 'vitest';
import { PICTURES, pictureOf } from '.';

describe('the drawing of a card', () => {
  it('is that of its kind, or what its name says', () => {
    expect(pictureOf('infantry-battalion', 'afu', 'infantry')).toBe('infantry');
    expect(pictureOf('mortar-battalion', 'starting', 'artillery')).toBe('mortar');
    expect(pictureOf('mi-24', 'invaders', 'air')).toBe('enemyHelicopter');
    expect(pictureOf('su-35s', 'invaders', 'air')).toBe('enemyJet');
    expect(pictureOf('kyiv', 'objectives', 'city')).toBe('city');
  });

  it('is there for cards of another set too, and none for signs', () => {
    for (const kind of ['infantry', 'artillery', 'tank', 'air', 'antiAir', 'reinforcements', 'other']) {
      expect(PICTURES).toHaveProperty(pictureOf('somebody', 'afu', kind)!);
      expect(PICTURES).toHaveProperty(pictureOf('somebody', 'invaders', kind)!);
    }
    expect(pictureOf('panic', 'panic', 'panic')).toBeNull();
  });

  it('is whole', () => {
    for (const drawn of Object.values(PICTURES)) expect(drawn).not.toMatch(/NaN|undefined/);
  });
});
