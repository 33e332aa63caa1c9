import { describe, expect, it } from 'vitest';
import { openTestDesk } from '../../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { RecordBuffer } from '../recording/market-records.ts';
import { RecordedMarket } from '../recording/recorded-market.ts';
import { dayPartOf } from './day-part.ts';
import { livedContext } from './lived-context.ts';
import { familiesIn, livedDaysIn } from './testing/journal-days.ts';
import { rangeOutcomeOf } from './ticket-range.ts';
import { rowsOfPart } from './write-lived-day.ts';

function stillMarket(): RecordedMarket {
  const market = new RecordedMarket(TEST_DAY, TEST_INSTRUMENTS.length);
  const buffer = new RecordBuffer(1);
  buffer.addQuote(0, TEST_DAY.openMs, { bidTicks: 9_999, askTicks: 10_001, bidLots: 1, askLots: 1 });
  market.add({ kind: 'records', records: buffer.take() });
  const ticks = { openTicks: 10_000, highTicks: null, lowTicks: null, lastTicks: 10_000, previousCloseTicks: 9_950 };
  const byInstrument = TEST_INSTRUMENTS.map(() => ({ ...ticks, dayLots: 5_000, dayTurnover: 5_000 * 10_000 }));
  market.add({ kind: 'figures', figures: { atMs: TEST_DAY.closeMs, byInstrument } });
  market.finish();
  return market;
}

/** An order that filled at a price on a day that is over. */
async function livedOrder() {
  const desk = await openTestDesk();
  const { id } = await desk.newOrder();
  const { orders } = desk.kernel.published;
  for (const childId of orders.childIdsOf(id)) desk.venue.fill(childId, orders.child(childId).terms.lots, 20_004);
  await desk.settle();
  desk.market.currentDay = { ...TEST_DAY, date: '2026-11-17' };
  await desk.wait(1);
  const [lived] = await livedDaysIn(desk.journal);
  if (lived === undefined) throw new Error('no day is over');
  const universe = {
    instruments: TEST_INSTRUMENTS,
    destinations: [],
    rates: [{ currency: 'USD', usd: 1, atMs: null }],
  };
  const context = livedContext({ lived, market: stillMarket(), universe, machineName: 'M', nextFigures: null });
  const [family] = await familiesIn(desk.journal, lived);
  const result = family === undefined ? null : dayPartOf(family, lived);
  if (result?.kind !== 'part') throw new Error('no order');
  const { parent } = rowsOfPart(result.part, context);
  // The test desk's algorithms are none of the product's, and nobody recorded its market.
  const row = { ...parent, strat: 'vwap', strategy_parameters: '{}', was_halted: false, complete_percent: 100 };
  return { part: result.part, row, context };
}

describe('an order of a lived day beside the range of its ticket', () => {
  it('is measured with the range that the ticket gave, in ticks against arrival', async () => {
    const { part, row, context } = await livedOrder();
    const outcome = rangeOutcomeOf(part, row, context);
    expect(outcome).toMatchObject({ strat: 'vwap', asset_class: 'EQUITY', trade_date: '2026-11-16' });
    expect(outcome?.cost_ticks).toBeCloseTo(row.cost_arrival_mid_ticks ?? Number.NaN, 9);
    expect(outcome?.low_ticks).toBeLessThan(outcome?.high_ticks ?? 0);
  });

  it('does not count when it was halted, filled little, or had no plan', async () => {
    const { part, row, context } = await livedOrder();
    expect(rangeOutcomeOf(part, { ...row, was_halted: true }, context)).toBeNull();
    expect(rangeOutcomeOf(part, { ...row, complete_percent: 49 }, context)).toBeNull();
    expect(rangeOutcomeOf(part, { ...row, strat: 'dark' }, context)).toBeNull();
  });

  it('does not count when somebody changed it', async () => {
    const { part, row, context } = await livedOrder();
    expect(rangeOutcomeOf({ ...part, parent: { ...part.parent, changedBy: 'trader' } }, row, context)).toBeNull();
    expect(rangeOutcomeOf({ ...part, isCarried: true }, row, context)).toBeNull();
  });
});
