import { describe, expect, it } from 'vitest';
import { auctionStateOf, imbalanceEffect, imbalanceShare, imbalanceText } from './auction-market.ts';

const call = { auction_indicative_price: 10.5, auction_paired_qty: 900, auction_imbalance: -100 };

describe('the auctions of an order', () => {
  it('run while their own call does, and come or are over otherwise', () => {
    const inCall = { phase: 'closing-auction', ...call };
    expect(auctionStateOf('closing', inCall)).toEqual({
      kind: 'running',
      call: { indicative: 10.5, paired: 900, imbalance: -100 },
    });
    expect(auctionStateOf('opening', inCall)).toEqual({ kind: 'over' });
    expect(auctionStateOf('closing', { phase: 'continuous' })).toEqual({ kind: 'later' });
    expect(auctionStateOf('closing', { phase: 'opening-auction' })).toEqual({ kind: 'later' });
    expect(auctionStateOf('opening', { phase: 'closed' })).toEqual({ kind: 'closed' });
    expect(auctionStateOf('opening', {})).toEqual({ kind: 'unknown' });
  });

  it('tell an imbalance from the side of the order', () => {
    const sellers = { indicative: 10, paired: 900, imbalance: -100 };
    expect(imbalanceText(sellers.imbalance)).toBe('100 to sell');
    expect(imbalanceEffect(sellers, 'buy')).toContain('against our side');
    expect(imbalanceEffect(sellers, 'sell')).toContain('on our side');
    expect(imbalanceShare(sellers)).toBe(0.1);
    expect(imbalanceShare({ indicative: null, paired: 0, imbalance: 0 })).toBeNull();
  });
});
