import { productionCost } from '@meridian/cost-model/models/production-cost';
import { describe, expect, it } from 'vitest';
import {
  auctionCutOffMs,
  auctionFreezeMs,
  OPENING_CALL_MS,
  CLOSING_CALL_MS,
} from '../../../market/session-calendar.ts';
import type { VenueOrder } from '../../venue-port.ts';
import { filledLotsOf, order, reportsOf, SESSION, smallSimulator, smallUniverse } from '../testing/small-world.ts';

const { firstOpenMs } = SESSION;
const auctionOrder = (childId: number, kind: VenueOrder['kind'], changes: Partial<VenueOrder> = {}) =>
  order(childId, { venue: 'XAUC', kind, lots: 1_000, ...changes });

/** A desk that starts some time before an uncross. */
function desk(auction: 'opening' | 'closing', beforeMs: number) {
  const flow = { tradesPerDay: 2_000, limitEventsPerTrade: 1 };
  const uncrossMs = auction === 'opening' ? firstOpenMs : firstOpenMs + 390 * 60_000;
  const simulator = smallSimulator(['MSFT', 'ESZ26', 'ESH27', 'ESZ26-ESH27'], { startMs: uncrossMs - beforeMs, flow });
  const reports = reportsOf(simulator);
  const kinds = (childId: number) => reports.filter((each) => each.childId === childId).map(({ kind }) => kind);
  return { simulator, reports, kinds, uncrossMs, view: () => simulator.market.view(0) };
}

describe('call auctions', () => {
  it.each([
    ['opening', OPENING_CALL_MS, 'opening-auction'],
    ['closing', CLOSING_CALL_MS, 'closing-auction'],
  ] as const)('show what would trade in the %s one, and trade it at one price', (auction, callMs, phase) => {
    const { simulator, view, uncrossMs } = desk(auction, callMs + 1_000);
    const prints: { readonly price: number; readonly isCountable: boolean; readonly lots: number }[] = [];
    simulator.market.onTrade(({ instrument, venue, priceHalfTicks, isCountable, lots }) => {
      if (instrument === 0 && venue === 'XAUC') prints.push({ price: priceHalfTicks / 2, isCountable, lots });
    });
    simulator.advanceTo(uncrossMs - 1_000);
    const { auction: shown, phase: now, bidTicks } = view();
    expect(now).toBe(phase);
    expect(bidTicks).toBeNull();
    expect(shown?.pairedLots ?? 0).toBeGreaterThan(0);
    expect(Math.abs(shown?.imbalanceLots ?? Infinity)).toBeLessThan((shown?.pairedLots ?? 0) / 2);
    const indicative = shown?.indicativeTicks ?? 0;
    simulator.advanceTo(uncrossMs);
    expect(prints).toHaveLength(1);
    expect(prints[0]?.isCountable).toBe(false);
    expect(Math.abs((prints[0]?.price ?? 0) - indicative)).toBeLessThan(0.2 * 0.014 * indicative);
    expect(view()).toMatchObject({ auction: null, lastTicks: prints[0]?.price });
  });

  it('grow while they run', () => {
    const { simulator, view, uncrossMs } = desk('closing', CLOSING_CALL_MS);
    simulator.advanceTo(uncrossMs - 200_000);
    const early = view().auction?.pairedLots ?? 0;
    simulator.advanceTo(uncrossMs - 1_000);
    expect(view().auction?.pairedLots ?? 0).toBeGreaterThan(2 * early);
  });

  it('trade about their share of a day', () => {
    const shares = [1, 2, 3, 4, 5, 6].map((seed) => {
      const startMs = firstOpenMs + 384 * 60_000;
      const simulator = smallSimulator(['MSFT'], { seed, startMs });
      simulator.advanceTo(firstOpenMs + 385 * 60_000);
      const before = simulator.market.view(0).dayLots;
      simulator.advanceTo(firstOpenMs + 390 * 60_000);
      return (simulator.market.view(0).dayLots - before) / 21_000_000;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    expect(mean).toBeGreaterThan(0.06);
    expect(mean).toBeLessThan(0.13);
  });

  it('fill own orders without a limit, and those whose limit allows it', () => {
    const { simulator, reports, kinds, uncrossMs, view } = desk('closing', 600_000);
    const near = view().lastTicks ?? 0;
    simulator.venue.submit(auctionOrder(1, 'closing-auction'));
    simulator.venue.submit(auctionOrder(2, 'closing-auction', { limitTicks: near + 2_000 }));
    simulator.venue.submit(auctionOrder(3, 'closing-auction', { limitTicks: near - 2_000 }));
    simulator.advanceTo(uncrossMs + 5);
    expect([filledLotsOf(reports, 1), filledLotsOf(reports, 2)]).toEqual([1_000, 1_000]);
    expect(kinds(3)).toEqual(['accepted', 'expired']);
    expect(reports.find(({ kind }) => kind === 'filled')).toMatchObject({ liquidity: 'auction' });
  });

  it('react to a large own order: imbalance and price move, and it fills in part', () => {
    const lots = 30_000_000;
    const { simulator, reports, uncrossMs, view } = desk('closing', CLOSING_CALL_MS);
    const without = desk('closing', CLOSING_CALL_MS);
    simulator.venue.submit(auctionOrder(1, 'closing-auction', { lots }));
    for (const each of [simulator, without.simulator]) each.advanceTo(uncrossMs - 1_000);
    expect(view().auction?.imbalanceLots ?? 0).toBeGreaterThan(without.view().auction?.imbalanceLots ?? 0);
    expect(view().auction?.indicativeTicks ?? 0).toBeGreaterThan(without.view().auction?.indicativeTicks ?? 0);
    simulator.advanceTo(uncrossMs + 5);
    expect(filledLotsOf(reports, 1)).toBeGreaterThan(0);
    expect(filledLotsOf(reports, 1)).toBeLessThan(lots);
    expect(reports.at(-1)).toMatchObject({ childId: 1, kind: 'expired' });
  });

  it.each([
    ['MSFT', 0.09, 0.05],
    ['MSFT', 0.09, 0.15],
    ['ESZ26', 0.03, 0.15],
  ] as const)('cost in %s, of %d of a day, what the root law says for %d of it', (symbol, auction, part) => {
    const startMs = firstOpenMs + 384 * 60_000;
    const costs = Array.from({ length: 12 }, (_, seed) => {
      const priceWith = (share: number) => {
        const symbols = symbol === 'MSFT' ? [symbol] : [symbol, 'ESH27', 'ESZ26-ESH27'];
        const universe = smallUniverse(symbols);
        const simulator = smallSimulator(symbols, { universe, seed, startMs, flow: { tradesPerDay: 2_000 } });
        const { averageDailyLots, dailyVolatility } = universe.instruments[0] ?? {
          averageDailyLots: 0,
          dailyVolatility: 0,
        };
        const lots = Math.round(share * auction * averageDailyLots);
        if (lots > 0) simulator.venue.submit(auctionOrder(1, 'closing-auction', { lots }));
        simulator.advanceTo(firstOpenMs + 390 * 60_000 + 5);
        const ticks = simulator.market.view(0).lastTicks ?? Number.NaN;
        return { ticks, dailyTicks: dailyVolatility * ticks };
      };
      const { ticks, dailyTicks } = priceWith(0);
      return (priceWith(part).ticks - ticks) / dailyTicks;
    });
    const mean = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
    const order = { quantity: part * auction, adv: 1, participation: part / (1 + part), spread: 0, sigma: 1 };
    expect(mean / (productionCost(order)?.impact ?? 0)).toBeGreaterThan(0.75);
    expect(mean / (productionCost(order)?.impact ?? 0)).toBeLessThan(1.25);
  });

  it.each(['opening', 'closing'] as const)('of the %s take no order after the cut-off', (auction) => {
    const { simulator, kinds, uncrossMs } = desk(auction, 240_000);
    const day = simulator.market.day();
    const kind = `${auction}-auction` as const;
    simulator.advanceTo(auctionCutOffMs(day, auction) - 100);
    simulator.venue.submit(auctionOrder(1, kind));
    simulator.advanceTo(auctionCutOffMs(day, auction));
    simulator.venue.submit(auctionOrder(2, kind));
    simulator.advanceTo(uncrossMs - 1);
    expect([kinds(1), kinds(2)]).toEqual([['accepted'], ['rejected']]);
  });

  it('freeze their orders before the uncross', () => {
    const { simulator, kinds, reports, uncrossMs } = desk('closing', 240_000);
    const freezeMs = auctionFreezeMs(simulator.market.day(), 'closing');
    for (const childId of [1, 2]) simulator.venue.submit(auctionOrder(childId, 'closing-auction'));
    simulator.advanceTo(freezeMs - 50);
    simulator.venue.cancel(1);
    simulator.advanceTo(freezeMs + 50);
    simulator.venue.cancel(2);
    simulator.advanceTo(uncrossMs + 5);
    expect(kinds(1)).toEqual(['accepted', 'cancelled']);
    expect(kinds(2)).toEqual(['accepted', 'cancel-rejected', 'filled']);
    expect(filledLotsOf(reports, 1)).toBe(0);
  });

  it('do not exist for calendar spreads, which are closed at that time', () => {
    const { simulator } = desk('closing', 60_000);
    expect(simulator.market.view(1).phase).toBe('closing-auction');
    expect(simulator.market.view(3)).toMatchObject({ phase: 'closed', auction: null });
  });
});

describe('an instrument past its last trading date', () => {
  it('stays closed and takes no orders', () => {
    const session = { firstOpenMs, firstDate: '2027-01-04' };
    const simulator = smallSimulator(['ESZ26', 'ESH27', 'ESZ26-ESH27'], { session });
    const reports = reportsOf(simulator);
    simulator.venue.submit(order(1, { venue: 'XCME' }));
    simulator.venue.submit(order(2, { venue: 'XCME', instrument: 1, timeInForce: 'IOC' }));
    simulator.advanceTo(firstOpenMs + 7_200_010);
    expect(simulator.market.view(0).phase).toBe('closed');
    expect(simulator.market.view(1).phase).toBe('continuous');
    expect(reports.find(({ childId }) => childId === 1)).toMatchObject({ kind: 'rejected' });
    expect(filledLotsOf(reports, 2)).toBe(1);
  });
});
