import { describe, expect, it } from 'vitest';
import { dayLine, withLast } from './day-line.ts';

const MINUTE = 60_000;
const BOX = { openMs: 0, nowMs: 10 * MINUTE, previousClose: 10, startMs: null, width: 100, height: 50 };

describe('the line of the day', () => {
  it('runs from the open to now, with the previous close in the same scale', () => {
    const points = [
      [0, 12],
      [4 * MINUTE, 14],
      [9 * MINUTE, 12],
    ] as const;
    const line = dayLine({ ...BOX, points, startMs: 5 * MINUTE });
    expect(line).toEqual({ path: 'M0 25L40 0L90 25', closeY: 50, startX: 50, last: { x: 90, y: 25 } });
  });

  it('is broken where nobody saw the price, and has no start from before the day', () => {
    const points = [
      [0, 12],
      [6 * MINUTE, 14],
    ] as const;
    expect(dayLine({ ...BOX, points, startMs: -1 })).toMatchObject({ path: 'M0 25M60 0', startX: null });
    expect(dayLine({ ...BOX, points: [] })).toBeNull();
  });

  it('ends with the price of now', () => {
    expect(withLast([[1, 5]], [2, 6])).toEqual([
      [1, 5],
      [2, 6],
    ]);
    expect(withLast([[3, 5]], [2, 6])).toEqual([[3, 5]]);
    expect(withLast([[3, 5]], null)).toEqual([[3, 5]]);
  });
});
