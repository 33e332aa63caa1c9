import { describe, expect, it } from 'vitest';
import { isBuySide, isOrderSide, ORDER_SIDES, sideSign } from './order-side.ts';

describe('order side', () => {
  it('counts BUY COVER as a buy and SELL SHORT as a sell', () => {
    expect(ORDER_SIDES.filter(isBuySide)).toEqual(['BUY', 'BUY COVER']);
    expect(ORDER_SIDES.map(sideSign)).toEqual([1, 1, -1, -1]);
  });

  it('recognises the four sides and nothing else', () => {
    expect(ORDER_SIDES.every(isOrderSide)).toBe(true);
    for (const other of ['buy', 'SHORT', '', null, undefined, 1]) expect(isOrderSide(other)).toBe(false);
  });
});
