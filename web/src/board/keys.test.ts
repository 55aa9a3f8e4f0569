import { describe, expect, it } from 'vitest';
import { nearest } from './keys';

//  0 1 2   a row of three
//  3   4   and two below it
const places = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 100, y: 0 }, { x: 0, y: 70 }, { x: 100, y: 70 }];
const from = (index: number) => places[index]!;

describe('an arrow key', () => {
  it('goes to the next thing in its direction', () => {
    expect(nearest(from(0), places, 'ArrowRight')).toBe(1);
    expect(nearest(from(1), places, 'ArrowRight')).toBe(2);
    expect(nearest(from(4), places, 'ArrowLeft')).toBe(3);
    expect(nearest(from(4), places, 'ArrowUp')).toBe(2);
    expect(nearest(from(0), places, 'ArrowDown')).toBe(3);
  });

  it('leaves a row for what lies below it, not for a neighbour that lies a little lower', () => {
    const row = [{ x: 0, y: 20 }, { x: 150, y: 0 }, { x: 270, y: 180 }];
    expect(nearest(row[1]!, row, 'ArrowDown')).toBe(2);
    expect(nearest(row[1]!, row, 'ArrowLeft')).toBe(0);
    expect(nearest(row[1]!, row.slice(0, 2), 'ArrowDown')).toBe(0);
  });

  it('stays where nothing lies in its direction', () => {
    expect(nearest(from(0), places, 'ArrowLeft')).toBe(-1);
    expect(nearest(from(3), places, 'ArrowDown')).toBe(-1);
  });
});
