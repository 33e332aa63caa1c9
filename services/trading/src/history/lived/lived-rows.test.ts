import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { averageFillHalfTicks, filledLotsOf } from '../../kernel/children/exposure.ts';
import { priceOfHalfTicks } from '../../kernel/price-units.ts';
import { executionRow } from '../../kernel/rows/execution-row.ts';
import { rowContextOf } from '../../kernel/rows/kernel-rows.ts';
import { instrumentIn, type RowContext } from '../../kernel/rows/row-context.ts';
import { DurableWitness } from '../../kernel/testing/durable-witness.ts';
import { randomStep, type RandomStep } from '../../kernel/testing/random-step.ts';
import { RandomWalk } from '../../kernel/testing/random-walk.ts';
import { openTestDesk, type TestDesk } from '../../kernel/testing/test-desk.ts';
import { TEST_INSTRUMENTS } from '../../kernel/testing/test-instruments.ts';
import { TEST_DAY } from '../../kernel/testing/test-market.ts';
import { RecordBuffer } from '../recording/market-records.ts';
import { RecordedMarket } from '../recording/recorded-market.ts';
import { dayPartOf } from './day-part.ts';
import { type LivedContext, livedContext } from './lived-context.ts';
import { familiesIn, livedDaysIn } from './testing/journal-days.ts';
import { type OrderRows, rowsOfPart } from './write-lived-day.ts';
import { childRow, parentRow } from '../../kernel/testing/whole-rows.ts';

/** The desk's own rates: nothing of the demo's may be in them. */
const RATES = [
  { currency: 'USD', usd: 1, atMs: null },
  { currency: 'JPY', usd: 0.0066, atMs: null },
];

const universe = { instruments: TEST_INSTRUMENTS, destinations: [], rates: RATES };

/** A mid that rises by a half tick every second from a price, from the open on. */
function risingMarket(firstTicks: number, seconds: number): RecordedMarket {
  const market = new RecordedMarket(TEST_DAY, TEST_INSTRUMENTS.length);
  const buffer = new RecordBuffer(seconds);
  for (let second = 0; second < seconds; second += 1) {
    const bidTicks = firstTicks + Math.floor(second / 2);
    const askTicks = firstTicks + Math.ceil(second / 2);
    buffer.addQuote(0, TEST_DAY.openMs + second * 1_000, { bidTicks, askTicks, bidLots: 1, askLots: 1 });
  }
  market.add({ kind: 'records', records: buffer.take() });
  const figures = { openTicks: firstTicks, highTicks: null, lowTicks: null, lastTicks: 12_000, dayLots: 5_000 };
  const figuresOf = { ...figures, previousCloseTicks: 9_950, dayTurnover: 5_000 * 10_100 };
  const byInstrument = TEST_INSTRUMENTS.map(() => figuresOf);
  market.add({ kind: 'figures', figures: { atMs: TEST_DAY.closeMs, byInstrument } });
  market.finish();
  return market;
}

function withPrint(market: RecordedMarket, afterMs: number, lots: number, priceHalfTicks: number): RecordedMarket {
  const buffer = new RecordBuffer(1);
  buffer.addTrade({ instrument: 0, atMs: TEST_DAY.openMs + afterMs, lots, priceHalfTicks, isCountable: true });
  market.add({ kind: 'records', records: buffer.take() });
  return market;
}

async function rowsOf(desk: TestDesk, market = risingMarket(10_000, 900), day = 0): Promise<readonly OrderRows[]> {
  const lived = (await livedDaysIn(desk.journal))[day];
  if (lived === undefined) throw new Error('no day is over');
  const context: LivedContext = livedContext({ lived, market, universe, machineName: 'ALGO-7', nextFigures: null });
  return (await familiesIn(desk.journal, lived)).flatMap((family) => {
    const result = dayPartOf(family, lived);
    return result.kind === 'part' ? [rowsOfPart(result.part, context)] : [];
  });
}

async function turnTo(desk: TestDesk, date: string): Promise<void> {
  desk.market.currentDay = { ...TEST_DAY, date };
  await desk.wait(1);
}

const endDay = (desk: TestDesk) => turnTo(desk, '2026-11-17');

/** Common fields must be equal, except those with their own words in history. */
function expectAlike(past: object, live: object, but: readonly string[]): void {
  const names = new Set(Object.keys(past).filter((name) => name in live && !but.includes(name)));
  const pick = (row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => names.has(name)));
  expect(pick(past)).toEqual(pick(live));
}

/** The whole day's market comes from the recording, and symbols have the names of reports. */
const OF_REPORTS = ['outright_symbol', 'asset_sub_class', 'diagnostic_info', 'description'];
const OF_THE_DAY = [
  'day_volume',
  'day_vwap',
  'previous_close',
  'cost_dvwap_bps',
  'cost_dvwap_ticks',
  'filled_usd',
  'target_usd',
  'avg_daily_notional',
];
const OF_THE_WORK = [
  'arrival_mid',
  'ivwap',
  'volume_since_start',
  '%Volume',
  'avg_spread',
  'avg_spread_bps',
  'avg_spread_ticks',
  'cost_arrival_mid_bps',
  'cost_arrival_mid_ticks',
  'cost_ivwap_bps',
  'cost_ivwap_ticks',
  'delay_usd',
  'trading_usd',
  'opportunity_usd',
  'shortfall_usd',
  'shortfall_bps',
];
const OF_CHILDREN = ['special_order_instruction', 'peg_type', 'min_fill_qty', 'display_qty', 'remaining_qty'];

type State = { readonly desk: TestDesk; readonly context: RowContext };

function expectChildren({ desk, context }: State, { parent: { parent_order_numeric_id: id }, children }: OrderRows) {
  const { orders } = desk.kernel.published;
  expect(children.map((row) => row.child_order_numeric_id)).toEqual(orders.childIdsOf(id));
  for (const row of children) {
    const live = childRow(orders.parent(id), orders.child(row.child_order_numeric_id), context);
    expectAlike(row, live, [...OF_REPORTS, ...OF_CHILDREN]);
    expect(row.filled_qty + row.remaining_qty).toBe(row.order_qty);
  }
}

function expectFills({ desk, context }: State, { parent: { parent_order_numeric_id: id }, executions }: OrderRows) {
  const { orders } = desk.kernel.published;
  const live = orders
    .executionsOf(id)
    .map((execution) => executionRow(orders.parent(id), orders.child(execution.childId), execution, context));
  expect(executions).toHaveLength(live.length);
  for (const [index, row] of executions.entries()) expectAlike(row, live[index] ?? {}, OF_REPORTS);
}

async function liveThrough(steps: readonly RandomStep[]): Promise<State> {
  const witness = new DurableWitness();
  const desk = await openTestDesk({ journal: witness.journal });
  const walker = new RandomWalk(desk, witness);
  for (const step of steps) {
    walker.take(step);
    if (!witness.isHeld) await desk.settle();
  }
  witness.letGo();
  await desk.settle();
  await endDay(desk);
  const { kernel, market } = desk;
  const forecast = { shareAt: () => 0, expectedDayLots: () => 0 };
  const sources = { kernel, market, instruments: TEST_INSTRUMENTS, forecast, brokerOf: () => null };
  return { desk, context: rowContextOf({ ...sources, fx: () => 1, nowMs: () => desk.clock.nowMs }) };
}

async function walk(steps: readonly RandomStep[]): Promise<void> {
  const state = await liveThrough(steps);
  const { orders } = state.desk.kernel.published;
  const rows = await rowsOf(state.desk);
  expect(rows.map(({ parent }) => parent.parent_order_numeric_id)).toEqual([...orders.parents.keys()]);
  for (const each of rows) {
    expectChildren(state, each);
    expectFills(state, each);
    expect([each.parent.child_count, each.parent.fill_count]).toEqual([each.children.length, each.executions.length]);
  }
  for (const { parent: past } of rows) {
    const parent = orders.parent(past.parent_order_numeric_id);
    // An order with open children is measured until the close, which the live row does not know.
    const ofTheWork = parent.stage === 'done' ? [] : OF_THE_WORK;
    expectAlike(past, parentRow(parent, state.context), [...OF_REPORTS, ...OF_THE_DAY, ...ofTheWork]);
  }
}

describe('rows of a lived day', () => {
  it('say what the state says, whatever happened', async () => {
    await fc.assert(fc.asyncProperty(fc.array(randomStep, { minLength: 10, maxLength: 80, size: 'max' }), walk), {
      numRuns: 30,
      interruptAfterTimeLimit: 60_000,
    });
  }, 120_000);

  it('add up from fills to orders', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ order_qty: 100 });
    desk.venue.accept(1);
    desk.venue.fill(1, 40, 20_001);
    desk.venue.fill(1, 60, 20_010);
    await desk.settle();
    await endDay(desk);
    const [rows] = await rowsOf(desk);
    const parent = desk.parent(1);
    const instrument = instrumentIn({ instruments: TEST_INSTRUMENTS }, parent.terms.instrument);
    const usd = rows?.executions.reduce((sum, row) => sum + row.fill_usd, 0);
    expect(rows?.parent).toMatchObject({
      status: 'FILLED',
      filled_qty: filledLotsOf(parent) * instrument.lotSize,
      avg_fill_price: priceOfHalfTicks(averageFillHalfTicks(parent) ?? 0, instrument.tickSize),
      filled_usd: usd,
      // 0.15 bps of rebate on 10,003.20, in whole cents as the other parts of the shortfall.
      fees_usd: -0.15,
      end_timestamp: parent.lastFillMs,
    });
    expect(usd).toBeCloseTo(40 * 100.005 + 60 * 100.05, 9);
  });

  it('have the mids after a fill, as long as somebody saw them', async () => {
    const desk = await openTestDesk();
    await desk.newOrder();
    desk.venue.accept(1);
    desk.venue.fill(1, 10, 20_000);
    await desk.settle();
    const afterMs = desk.clock.nowMs - TEST_DAY.openMs;
    await endDay(desk);
    const [rows] = await rowsOf(desk, risingMarket(10_000, 125));
    const [fill] = rows?.executions ?? [];
    const midAt = (ms: number) => priceOfHalfTicks(20_000 + Math.floor((afterMs + ms) / 1_000), 0.01);
    expect(afterMs).toBe(60_000);
    expect(fill).toMatchObject({
      mid_after_50ms: midAt(50),
      mid_after_1s: midAt(1_000),
      mid_after_60s: midAt(60_000),
      mid_after_300s: null,
      mid_close: 120,
    });
  });
});

describe('an order of a lived day', () => {
  it('says when the market was beyond its limit, and when nobody saw the market', async () => {
    const desk = await openTestDesk();
    const { id } = await desk.newOrder({ limit_price: 101 });
    desk.venue.accept(1);
    await desk.wait(240_000);
    await desk.do({ name: 'order.cancel', args: { parent_order_numeric_ids: [id] } });
    desk.venue.confirmCancel(1);
    await desk.settle();
    await endDay(desk);
    const flagsOf = async (market: RecordedMarket) => {
      const [rows] = await rowsOf(desk, market);
      return [rows?.parent.is_limit_constrained, rows?.parent.was_halted];
    };
    expect(await flagsOf(risingMarket(10_000, 900))).toEqual([true, false]);
    expect(await flagsOf(risingMarket(9_000, 900))).toEqual([false, false]);
    expect(await flagsOf(risingMarket(9_000, 100))).toEqual([false, true]);
  });

  it('that was carried over is measured from this day on', async () => {
    const desk = await openTestDesk();
    await desk.newOrder({ time_in_force: 'GTC', order_qty: 100 });
    desk.venue.accept(1);
    desk.venue.fill(1, 40, 20_000);
    await desk.settle();
    await turnTo(desk, '2026-11-17');
    await desk.wait(120_000);
    desk.venue.fill(1, 60, 20_100);
    await desk.settle();
    await turnTo(desk, '2026-11-18');
    const [first] = await rowsOf(desk);
    const [second] = await rowsOf(desk, withPrint(risingMarket(10_010, 900), 90_000, 500, 20_060), 1);
    expect(first?.parent).toMatchObject({ status: 'WORKING', order_qty: 100, filled_qty: 40, avg_fill_price: 100 });
    expect(second?.parent).toMatchObject({
      status: 'FILLED',
      order_qty: 60,
      filled_qty: 60,
      avg_fill_price: 100.5,
      arrival_mid: 100.4,
      volume_since_start: 500,
      ivwap: 100.3,
      '%Volume': 12,
      decision_id: first?.parent.decision_id,
      decision_price: first?.parent.decision_price,
    });
    expect(second?.parent.cost_arrival_mid_ticks).toBeCloseTo(10, 9);
  });
});
