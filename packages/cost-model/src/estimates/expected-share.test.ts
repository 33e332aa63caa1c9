import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeVolumeProfile } from '../volume/volume-profile.ts';
import { SOME_SHARE } from './testing/some-facts.ts';
import { ticketPercentOfVolume } from './ticket-share.ts';
import { expectedShare, type SpeedMarket, type SpeedTerms } from './expected-share.ts';

const OPEN = Date.UTC(2026, 10, 19, 14, 30);
const MINUTE = 60_000;

/** 390 even minutes of 0.2% each, 2% at the open and 20% at the close. */
const MARKET: SpeedMarket = {
  profile: makeVolumeProfile({ openAuction: 2, buckets: Array<number>(78).fill(1), closeAuction: 20 }),
  dailyLots: 500_000,
  day: { openMs: OPEN, closeMs: OPEN + 390 * MINUTE },
  nowMs: OPEN + 60 * MINUTE,
};

const ORDER: SpeedTerms = {
  strategy: 'vwap',
  lots: 20_000,
  startMs: OPEN + 60 * MINUTE,
  endMs: OPEN + 62 * MINUTE,
  participationRate: null,
  volumeCap: null,
  isVolumeCapSoft: false,
  mustFinish: false,
  urgency: 'medium',
};

const share = (changes: Partial<SpeedTerms>) => expectedShare({ ...ORDER, ...changes }, MARKET);

describe('the expected share of the volume in the own window', () => {
  it('of 20,000 over two minutes that trade 2,000 is nine tenths', () => {
    expect(share({})).toBeCloseTo(20_000 / 22_000, 10);
  });

  it('is held down by a rate and by a cap, unless the order must finish over them', () => {
    expect(share({ volumeCap: 0.2 })).toBe(0.2);
    expect(share({ volumeCap: 0.2, mustFinish: true })).toBe(0.2);
    expect(share({ volumeCap: 0.2, mustFinish: true, isVolumeCapSoft: true })).toBeCloseTo(0.909, 3);
    expect(share({ strategy: 'pov', participationRate: 0.3 })).toBe(0.3);
    expect(share({ strategy: 'pov' })).toBe(0.1);
    expect(share({ strategy: 'pov', participationRate: 0.3, mustFinish: true })).toBeCloseTo(0.909, 3);
  });

  it('counts the auctions of the strategies that trade in them', () => {
    expect(share({ strategy: 'moc' })).toBeCloseTo(20_000 / 120_000, 10);
    expect(share({ strategy: 'moo' })).toBeCloseTo(20_000 / 30_000, 10);
    const toClose = share({ endMs: MARKET.day.closeMs }) ?? 1;
    expect(toClose).toBeLessThan(share({ strategy: 'twap', endMs: MARKET.day.closeMs }) ?? 0);
  });

  it('is unknown where nothing drives the order or nothing is expected to trade', () => {
    expect(share({ strategy: 'dark' })).toBeNull();
    expect(share({ lots: 0 })).toBeNull();
    expect(share({ endMs: ORDER.startMs })).toBeNull();
    expect(expectedShare(ORDER, { ...MARKET, dailyLots: 0 })).toBeNull();
  });

  it('grows with the size and shrinks with the time', () => {
    const lots = fc.integer({ min: 1, max: 1_000_000 });
    const minutes = fc.integer({ min: 1, max: 300 });
    fc.assert(
      fc.property(lots, lots, minutes, minutes, (size, more, time, longer) => {
        const endMs = ORDER.startMs + time * MINUTE;
        const own = share({ lots: size, endMs }) ?? 0;
        expect(own).toBeGreaterThan(0);
        expect(own).toBeLessThan(1);
        expect(share({ lots: size + more, endMs })).toBeGreaterThan(own);
        expect(share({ lots: size, endMs: endMs + longer * MINUTE }) ?? 1).toBeLessThanOrEqual(own);
      }),
    );
  });

  it('of a ticket is that of its plan, and unknown without the permit', () => {
    const order = {
      order_side: 'BUY',
      order_qty: 200_000,
      strat: 'vwap',
      values: { st: '10:00', et: '10:02' },
    } as const;
    const facts = { ...SOME_SHARE, session: { ...SOME_SHARE.session, now_ms: SOME_SHARE.session.open_ms } };
    expect(ticketPercentOfVolume(facts, order)).toBeGreaterThan(50);
    expect(ticketPercentOfVolume(facts, { ...order, values: { ...order.values, vc: 20 } })).toBe(20);
    expect(ticketPercentOfVolume({ ...facts, impact: null }, order)).toBeNull();
  });
});
