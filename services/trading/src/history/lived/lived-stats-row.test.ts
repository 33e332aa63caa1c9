import { describe, expect, it } from 'vitest';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import type { DayFigures } from '../recording/day-figures.ts';
import { RecordBuffer } from '../recording/market-records.ts';
import { RecordedMarket } from '../recording/recorded-market.ts';
import { MINUTE_MS } from '../slots.ts';
import { livedContext } from './lived-context.ts';
import type { LivedDay } from './lived-day.ts';
import { livedStatsRow } from './lived-stats-row.ts';

/** The desk's own rates: nothing of the demo's may be in them. */
const RATES = [
  { currency: 'USD', usd: 1, atMs: null },
  { currency: 'JPY', usd: 0.0066, atMs: null },
];

const FIGURES: DayFigures = {
  openTicks: 10_000,
  highTicks: 10_200,
  lowTicks: 9_900,
  lastTicks: 10_150,
  previousCloseTicks: 10_000,
  dayLots: 1_000,
  dayTurnover: 1_000 * 10_080,
};

const LIVED: LivedDay = {
  day: TEST_DAY,
  beganSeq: 1,
  endedSeq: 2,
  beganMs: TEST_DAY.openMs,
  endedMs: TEST_DAY.closeMs,
  nextDate: '2026-11-17',
  totals: [{ instrument: 0, lots: 70, turnoverTicks: 70 * 10_000, lastTicks: 10_010 }],
};

const atMinute = (minute: number) => TEST_DAY.openMs + minute * MINUTE_MS;

/** A bid that goes up and down by ten ticks every five minutes under an ask two ticks above it, looked at all the time. */
function seesaw(fromMinute: number, toMinute: number, figuresMs: number | null): RecordedMarket {
  const market = new RecordedMarket(TEST_DAY, TEST_INSTRUMENTS.length);
  for (let minute = fromMinute; minute < toMinute; minute += 1) {
    const bidTicks = 10_000 + 10 * (Math.floor(minute / 5) % 2);
    const buffer = new RecordBuffer(61);
    for (let second = 0; second < 60; second += 1) {
      const quote = { bidTicks, askTicks: bidTicks + 2, bidLots: 30, askLots: 50 };
      buffer.addQuote(0, atMinute(minute) + second * 1_000, quote);
    }
    const isCountable = true;
    buffer.addTrade({
      instrument: 0,
      atMs: atMinute(minute) + 59_500,
      priceHalfTicks: 2 * (bidTicks + 2),
      lots: 1,
      isCountable,
    });
    market.add({ kind: 'records', records: buffer.take() });
  }
  const byInstrument = TEST_INSTRUMENTS.map(() => FIGURES);
  if (figuresMs !== null) market.add({ kind: 'figures', figures: { atMs: figuresMs, byInstrument } });
  market.finish();
  return market;
}

function rowOf(market: RecordedMarket, instrument = 0, nextClose: number | null = null, nextDate = LIVED.nextDate) {
  const next = { ...FIGURES, previousCloseTicks: nextClose };
  const nextFigures = nextClose === null ? null : { atMs: 0, byInstrument: TEST_INSTRUMENTS.map(() => next) };
  const universe = { instruments: TEST_INSTRUMENTS, destinations: [], rates: RATES };
  const context = livedContext({ lived: { ...LIVED, nextDate }, market, universe, machineName: 'ALGO-7', nextFigures });
  const of = TEST_INSTRUMENTS[instrument];
  if (of === undefined) throw new Error(`there is no instrument ${instrument}`);
  return livedStatsRow(of, context);
}

describe('the day of an instrument', () => {
  const whole = seesaw(0, 385, TEST_DAY.closeMs + 1);

  it('has the prices that the market gives, and the mids that were seen', () => {
    expect(rowOf(whole)).toMatchObject({
      previous_close: 100,
      day_open: 100,
      day_close: 101.5,
      day_high: 102,
      day_low: 99,
      day_high_mid: 100.11,
      day_low_mid: 100.01,
      day_vwap: 100.8,
      seen_percent: 100,
    });
  });

  it('is counted in dollars at the desk’s own exchange rate', () => {
    const yen = TEST_INSTRUMENTS.findIndex(({ currency }) => currency === 'JPY');
    expect(rowOf(whole, yen)?.fx_rate).toBe(0.0066);
  });

  it('has spread and depth over time', () => {
    const row = rowOf(whole);
    expect(row?.avg_spread).toBeCloseTo(0.02, 12);
    expect(row?.avg_depth).toBeCloseTo(40, 9);
    expect(row?.avg_spread_bps).toBeCloseTo((1e4 * 0.02) / 100.06, 2);
  });

  it('has the volatility of its five minutes', () => {
    expect(rowOf(whole)?.volatility).toBeCloseTo((Math.sqrt(78) * 0.1) / 100, 6);
  });

  it('has the volume of the market, and whose it was as far as it was seen', () => {
    const row = rowOf(whole);
    expect([row?.day_volume, row?.trade_count, row?.trade_imbalance]).toEqual([1_000, 385, 1]);
    const parts = [row?.open_auction_volume ?? 0, row?.close_auction_volume ?? 0, ...(row?.volume_buckets ?? [])];
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(1_000);
  });

  it('has no proportions where the price may be nothing', () => {
    expect(rowOf(whole, 4)).toMatchObject({ avg_spread_bps: null, asset_sub_class: 'CALENDAR SPREAD' });
  });
});

describe('the day of an instrument that was seen in part', () => {
  it('says how much of it, and has the volatility of a whole day', () => {
    const row = rowOf(seesaw(0, 77, TEST_DAY.closeMs + 1));
    expect(row?.seen_percent).toBeCloseTo(20, 1);
    expect(row?.volatility).toBeCloseTo((Math.sqrt(78) * 0.1) / 100, 6);
  });

  it('has the close that the next day remembers, when nobody saw it', () => {
    const market = seesaw(0, 77, atMinute(77));
    expect(rowOf(market, 0, 10_120)?.day_close).toBe(101.2);
    expect(rowOf(market, 0, null)?.day_close).toBeNull();
    // Another day lies between, and the close is that one's.
    expect(rowOf(market, 0, 10_120, '2026-11-18')?.day_close).toBeNull();
  });

  it('has what the engine wrote down, when nothing was recorded', () => {
    const market = seesaw(0, 0, null);
    expect(rowOf(market)).toMatchObject({ day_volume: 70, day_vwap: 100, avg_spread: null, seen_percent: 0 });
    expect(rowOf(market, 1)).toBeNull();
  });
});
