import { describe, expect, it } from 'vitest';
import { about, atOnce, meant, read } from './choices';

describe('notations', () => {
  it('are read as they are written', () => {
    expect(read('play counter-battery-recon')).toMatchObject({ kind: 'play', card: 'counter-battery-recon', broken: false });
    expect(read('medic to hq')).toMatchObject({ kind: 'put', card: 'medic', place: 'hq' });
    expect(read('scrap broken mavic')).toMatchObject({ kind: 'scrap', card: 'mavic', broken: true });
    expect(read('evacuate 2')).toMatchObject({ kind: 'evacuate', n: 1 });
    expect(read('end turn')).toMatchObject({ kind: 'end turn', card: '' });
    expect(read('leave it').kind).toBe('leave it');
  });
});

describe('a choice', () => {
  it('is about a card where it lies', () => {
    expect(about(read('use medic'), 'medic', 'crew')).toBe(true);
    expect(about(read('use medic'), 'sapper', 'crew')).toBe(false);
    expect(about(read('medic to crew'), 'medic', 'looked')).toBe(true);
    expect(about(read('play dugout'), 'dugout', 'projects')).toBe(false);
  });

  it('tells a broken drone from an unbroken one of the same name', () => {
    expect(about(read('lose mavic'), 'mavic', 'depot')).toBe(true);
    expect(about(read('lose mavic'), 'mavic', 'broken')).toBe(false);
    expect(about(read('lose broken mavic'), 'mavic', 'broken')).toBe(true);
    expect(about(read('lose broken mavic'), 'mavic', 'depot')).toBe(false);
    expect(about(read('repair mavic'), 'mavic', 'broken')).toBe(true);
  });

  it('is made by a click where nothing else can be meant, and never where it costs something that one may keep', () => {
    expect(atOnce([read('wound medic')], 'CrewLoss')).toBe(true);
    expect(atOnce([read('discard dugout')], 'DiscardOne')).toBe(true);
    expect(atOnce([read('discard dugout')], 'Turn')).toBe(false);
    expect(atOnce([read('use medic')], 'Turn')).toBe(false);
    expect(atOnce([read('medic to hq'), read('medic to trench')], 'Transfer')).toBe(false);
  });

  it('that is not offered is meant by a click all the same', () => {
    expect(meant('dugout', 'hand', 'Turn')).toBe('play dugout');
    expect(meant('dugout', 'hand', 'Draft')).toBe('keep dugout');
    expect(meant('tank', 'field', 'AttackStep')).toBe('attack tank');
    expect(meant('medic', 'looked', 'PlaceRecruit')).toBeNull();
  });
});
