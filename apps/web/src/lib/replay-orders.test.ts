import { describe, expect, it } from 'vitest';
import { besideIn, replayOrdersOf } from './replay-orders.ts';

describe('the orders beside the one that is replayed', () => {
  it('are its neighbours in the list that it was opened from', () => {
    expect(besideIn([5, 9, 2], 9)).toEqual({ previous: 5, next: 2 });
    expect(besideIn([5, 9, 2], 5)).toEqual({ previous: null, next: 9 });
    expect(besideIn([5, 9, 2], 7)).toEqual({ previous: null, next: null });
  });

  it.each([null, undefined, 'x', {}, { replayOrders: 7 }])('are not known from %j', (state) => {
    expect(replayOrdersOf(state)).toBeNull();
  });

  it('are read from the navigation', () => {
    expect(replayOrdersOf({ replayOrders: [1, 'x', 2] })).toEqual([1, 2]);
  });
});
