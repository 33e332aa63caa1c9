import { describe, expect, it } from 'vitest';
import { fillQuality } from './fill-quality.ts';

const fill = (order_side: string, last_fill_price: number, last_fill_qty: number) => ({
  order_side,
  last_fill_price,
  last_fill_qty,
  snap_bid: 99.98,
  snap_ask: 100.02,
});

describe('where fills stood in the spread', () => {
  it('is passive at the near side, aggressive at the far side, and mid between', () => {
    const quality = fillQuality([fill('BUY', 99.98, 100), fill('BUY', 100.02, 200), fill('BUY', 100, 100)]);
    expect(quality.passivePercent).toBeCloseTo(25, 6);
    expect(quality.aggressivePercent).toBeCloseTo(50, 6);
    expect(quality.midPercent).toBeCloseTo(25, 6);
    expect(quality.spreadCapturedPercent).toBeCloseTo(-25, 6);
  });

  it('turns for a sale, and leaves out fills without a quote', () => {
    expect(fillQuality([fill('SELL SHORT', 100.02, 10)]).passivePercent).toBeCloseTo(100, 6);
    expect(fillQuality([{ ...fill('BUY', 100, 10), snap_bid: null }]).passivePercent).toBeNull();
  });
});
