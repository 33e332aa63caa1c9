import { describe, expect, it } from 'vitest';
import { movingMean } from './history-charts.ts';

describe('the mean of the last days', () => {
  it('waits for half of them and leaves out days without a value', () => {
    expect(movingMean([1, null, 3, 5], 4)).toEqual([null, null, 2, 3]);
    expect(movingMean([2, 4, 6, 8, 10], 2)).toEqual([2, 3, 5, 7, 9]);
  });
});
