import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordBuffer, readRecords, type SeenLevel, type SeenQuote, type SeenTrade } from './market-records.ts';

const ticks = fc.integer({ min: -(2 ** 30), max: 2 ** 30 });
const lots = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const instrument = fc.integer({ min: 0, max: 50_000 });
/** A vendor that comes back may tell of earlier times. */
const atMs = fc.integer({ min: -60_000, max: 60_000 }).map((ms) => Date.UTC(2026, 10, 16) + ms);

const quote = fc.record({
  kind: fc.constant('quote' as const),
  instrument,
  atMs,
  quote: fc.record({ bidTicks: fc.option(ticks), askTicks: fc.option(ticks), bidLots: lots, askLots: lots }),
});
const trade = fc.record({
  kind: fc.constant('trade' as const),
  trade: fc.record({ instrument, atMs, priceHalfTicks: ticks, lots, isCountable: fc.boolean() }),
});

const level = fc.record({
  kind: fc.constant('level' as const),
  instrument,
  atMs,
  level: fc.record({
    level: fc.integer({ min: 0, max: 4 }),
    bidTicks: fc.option(ticks),
    askTicks: fc.option(ticks),
    bidLots: lots,
    askLots: lots,
  }),
});

type Said =
  | { readonly kind: 'quote'; readonly instrument: number; readonly atMs: number; readonly quote: SeenQuote }
  | { readonly kind: 'trade'; readonly trade: SeenTrade }
  | { readonly kind: 'level'; readonly instrument: number; readonly atMs: number; readonly level: SeenLevel };

function through(said: readonly Said[]): readonly Said[] {
  const buffer = new RecordBuffer(said.length);
  for (const each of said) {
    if (each.kind === 'quote') buffer.addQuote(each.instrument, each.atMs, each.quote);
    else if (each.kind === 'level') buffer.addLevel(each.instrument, each.atMs, each.level);
    else buffer.addTrade(each.trade);
  }
  const read: Said[] = [];
  readRecords(buffer.take(), {
    quote: (of, at, seen) => read.push({ kind: 'quote', instrument: of, atMs: at, quote: seen }),
    trade: (seen) => read.push({ kind: 'trade', trade: seen }),
    level: (of, at, seen) => read.push({ kind: 'level', instrument: of, atMs: at, level: seen }),
  });
  return read;
}

describe('records of the market', () => {
  it('give back what was added, in order', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(quote, trade, level), { minLength: 1, maxLength: 60 }), (said) => {
        expect(through(said)).toEqual(said);
      }),
    );
  });

  it('leave room again when they were taken, and are not changed by what comes later', () => {
    const buffer = new RecordBuffer(1);
    const seen = { instrument: 1, priceHalfTicks: 3, lots: 4, isCountable: true };
    buffer.addTrade({ ...seen, atMs: 10 });
    expect(buffer.isFull).toBe(true);
    const taken = buffer.take();
    buffer.addTrade({ ...seen, atMs: 99 });
    const times: number[] = [];
    readRecords(taken, { quote: () => undefined, trade: ({ atMs: at }) => times.push(at) });
    expect(times).toEqual([10]);
  });
});
