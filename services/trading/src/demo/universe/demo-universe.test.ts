import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoUniverse } from './demo-universe.ts';
import { FUTURE_ROOTS } from './futures/build-futures.ts';
import { usdPer } from './fx-rates.ts';
import { addTradingDays } from '../../reference/trading-dates.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';

const tradingDate = '2026-11-16';
const universe = demoUniverse({ seed: 7, tradingDate });
const { instruments, venues, destinations } = universe;
const equities = instruments.filter(({ assetClass }) => assetClass === 'EQUITY');
const spreads = instruments.filter(({ legs }) => legs !== null);
const outrights = instruments.filter(({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null);

const kindsOf = (mics: readonly string[]) =>
  new Set(mics.map((mic) => venues.find((venue) => venue.mic === mic)?.kind));

describe('demo universe', () => {
  it('has the instruments, venues, destinations and vendors of the demo world', () => {
    expect(equities).toHaveLength(200);
    expect(new Set(equities.map(({ country }) => country)).size).toBe(8);
    expect(FUTURE_ROOTS).toHaveLength(25);
    expect(outrights).toHaveLength(75);
    expect(spreads).toHaveLength(50);
    expect(venues).toHaveLength(14);
    expect(new Set(venues.map(({ kind }) => kind))).toEqual(new Set(['lit', 'dark', 'conditional', 'auction']));
    expect(destinations).toHaveLength(8);
    expect(universe.vendors).toHaveLength(3);
  });

  it('numbers instruments densely and names each only once', () => {
    expect(instruments.map(({ index }) => index)).toEqual(instruments.map((_, index) => index));
    for (const key of ['exchangeSymbol', 'bestexId'] as const) {
      expect(new Set(instruments.map((instrument) => instrument[key])).size).toBe(instruments.length);
    }
    expect(new Set(venues.map(({ mic }) => mic)).size).toBe(venues.length);
  });

  it('gives every instrument a lit venue first, a dollar rate and sane units', () => {
    const kindOf = new Map(venues.map(({ mic, kind }) => [mic, kind]));
    for (const instrument of instruments) {
      expect(kindOf.get(instrument.venues[0] ?? '')).toBe('lit');
      expect(usdPer(instrument.currency)).toBeGreaterThan(0);
      expect(instrument.tickSize).toBeGreaterThan(0);
      expect(Number.isInteger(instrument.previousCloseTicks)).toBe(true);
      expect(instrument.averageDailyLots).toBeGreaterThan(0);
      expect(instrument.averageSpreadTicks).toBeGreaterThanOrEqual(1);
    }
  });

  it('gives equities dark, conditional and auction venues, outrights an auction and spreads neither', () => {
    for (const { venues: mics } of equities) expect(kindsOf(mics).size).toBe(4);
    for (const { venues: mics } of outrights) expect(kindsOf(mics)).toEqual(new Set(['lit', 'auction']));
    for (const { venues: mics } of spreads) expect(kindsOf(mics)).toEqual(new Set(['lit']));
  });

  it('reaches every venue through at least two destinations', () => {
    for (const { mic } of venues) {
      const reaching = destinations.filter((destination) => destination.venues.includes(mic));
      expect(reaching.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('ties a calendar spread to neighbouring expiries of one root, at near minus far', () => {
    for (const spread of spreads) {
      const [near, far] = (spread.legs ?? [0, 0]).map((index) => instruments[index]);
      expect(near?.baseSymbol).toBe(far?.baseSymbol);
      expect((near?.expiryMonth ?? '') < (far?.expiryMonth ?? '')).toBe(true);
      expect(spread.previousCloseTicks).toBe((near?.previousCloseTicks ?? 0) - (far?.previousCloseTicks ?? 0));
    }
    expect(spreads.some(({ previousCloseTicks }) => previousCloseTicks < 0)).toBe(true);
    expect(spreads.some(({ previousCloseTicks }) => previousCloseTicks > 0)).toBe(true);
  });

  it('offers expiries that lie ahead of any trading date, in order', () => {
    fc.assert(
      fc.property(fc.nat(1500), (days) => {
        const date = addTradingDays(tradingDate, days);
        const futures = demoUniverse({ seed: 1, tradingDate: date }).instruments.filter(
          ({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null,
        );
        const rootsInOrder = futures.map(({ baseSymbol, lastTradingDate }) => `${baseSymbol} ${lastTradingDate}`);
        for (const { baseSymbol } of futures) {
          const dates = rootsInOrder.filter((text) => text.startsWith(`${baseSymbol} `));
          expect(dates).toEqual([...new Set(dates)].sort());
          expect((dates[0] ?? '') > `${baseSymbol} ${date}`).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('is the same for the same seed and another for another', () => {
    expect(demoUniverse({ seed: 7, tradingDate })).toEqual(universe);
    expect(demoUniverse({ seed: 8, tradingDate }).instruments).not.toEqual(instruments);
  });

  it('spreads volume over the day in a U, with auctions for all but spreads', () => {
    const equity = volumeProfileOf({ assetClass: 'EQUITY', assetSubClass: null });
    expect(equity.buckets).toHaveLength(78);
    expect(equity.buckets[0] ?? 0).toBeGreaterThan(2 * (equity.buckets[39] ?? 0));
    expect(equity.buckets[76] ?? 0).toBeGreaterThan(2 * (equity.buckets[39] ?? 0));
    expect(equity.buckets[77]).toBe(0);
    expect(cumulativeShare(equity, 389.9)).toBeCloseTo(0.91, 6);
    expect(volumeProfileOf({ assetClass: 'FUTURE', assetSubClass: 'CALENDAR SPREAD' }).closeAuction).toBe(0);
  });
});
