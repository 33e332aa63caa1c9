import { assert, constantFrom, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hintPlace } from './hint-place.ts';

const VIEW = { width: 1000, height: 600 };
const SMALL = { width: 100, height: 20 };
const box = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 40 });

describe('where a hint is drawn', () => {
  it('stands beside what it explains, in its middle', () => {
    expect(hintPlace(box(10, 100), SMALL, VIEW, 'right')).toEqual({ x: 58, y: 110 });
    expect(hintPlace(box(480, 300), SMALL, VIEW, 'top')).toEqual({ x: 450, y: 272 });
    expect(hintPlace(box(480, 300), SMALL, VIEW, 'bottom')).toEqual({ x: 450, y: 348 });
  });

  it('changes sides where it has no room', () => {
    expect(hintPlace(box(480, 10), SMALL, VIEW, 'top')).toEqual({ x: 450, y: 58 });
    expect(hintPlace(box(480, 555), SMALL, VIEW, 'bottom')).toEqual({ x: 450, y: 527 });
    expect(hintPlace(box(950, 300), SMALL, VIEW, 'right')).toEqual({ x: 842, y: 310 });
  });

  it('never leaves the window', () => {
    const sizes = record({ width: integer({ min: 1, max: 400 }), height: integer({ min: 1, max: 200 }) });
    const sides = constantFrom('top' as const, 'right' as const, 'bottom' as const);
    const left = integer({ min: 0, max: 960 });
    const top = integer({ min: 0, max: 560 });
    assert(
      property(left, top, sizes, sides, (x, y, size, side) => {
        const at = hintPlace(box(x, y), size, VIEW, side);
        expect(at.x).toBeGreaterThanOrEqual(0);
        expect(at.y).toBeGreaterThanOrEqual(0);
        expect(at.x + size.width).toBeLessThanOrEqual(VIEW.width);
        expect(at.y + size.height).toBeLessThanOrEqual(VIEW.height);
      }),
    );
  });
});
