import { attributeNumber } from '@meridian/domain/attributes';
import { percentAhead } from '@meridian/domain/computed-columns';
import type { CostSummary } from '@meridian/domain/entities/cost-analysis-result';
import { slippageUsd } from '@meridian/domain/slippage';
import type { Cells } from '../../live/topic-source.ts';
import { cellReader } from '../tables/columns.ts';

const orderQty = cellReader('parent_orders', 'order_qty');
const filledQty = cellReader('parent_orders', 'filled_qty');
const filledUsd = cellReader('parent_orders', 'filled_usd');
const targetUsd = cellReader('parent_orders', 'target_usd');
const openUsd = cellReader('parent_orders', 'open_usd');
const remainingUsd = cellReader('parent_orders', 'remaining_usd');
const completePercent = cellReader('parent_orders', 'complete_percent');
const orderSide = cellReader('parent_orders', 'order_side');
const avgFillPrice = cellReader('parent_orders', 'avg_fill_price');
const multiplier = cellReader('parent_orders', 'multiplier');
const fxRate = cellReader('parent_orders', 'fx_rate');
const attributesJson = cellReader('parent_orders', 'attributes_json');

/** The position of each sum. The next position has its divisor, a count or a weight. */
const AT = {
  orders: 0,
  filled: 1,
  target: 3,
  open: 5,
  remaining: 7,
  complete: 9,
  ivwap: 11,
  arrival: 17,
  dvwap: 23,
  ahead: 29,
  aheadUsd: 31,
  withFills: 33,
  expectedIvwap: 34,
  expectedArrival: 37,
  filledSquared: 40,
  orderQty: 41,
  filledQty: 42,
};
const WIDTH = 43;
/** Offsets within a benchmark. */
const BPS = 0;
const TICKS = 2;
const USD = 4;
/** Offsets within an expectation: its dollars, its fills, and its variance in square dollars. */
const EXPECTED_WEIGHT = 1;
const EXPECTED_VARIANCE = 2;

const BENCHMARKS = [
  {
    at: AT.ivwap,
    price: cellReader('parent_orders', 'ivwap'),
    bps: cellReader('parent_orders', 'cost_ivwap_bps'),
    ticks: cellReader('parent_orders', 'cost_ivwap_ticks'),
  },
  {
    at: AT.arrival,
    price: cellReader('parent_orders', 'arrival_mid'),
    bps: cellReader('parent_orders', 'cost_arrival_mid_bps'),
    ticks: cellReader('parent_orders', 'cost_arrival_mid_ticks'),
  },
  {
    at: AT.dvwap,
    price: cellReader('parent_orders', 'day_vwap'),
    bps: cellReader('parent_orders', 'cost_dvwap_bps'),
    ticks: cellReader('parent_orders', 'cost_dvwap_ticks'),
  },
] as const;

const EXPECTATIONS = [
  { at: AT.expectedIvwap, mean: 'expected_ivwap_bps', sd: 'expected_ivwap_sd_bps', cost: BENCHMARKS[0].bps },
  { at: AT.expectedArrival, mean: 'expected_arrival_bps', sd: 'expected_arrival_sd_bps', cost: BENCHMARKS[1].bps },
] as const;

/** Squares are of so many dollars, so that the sum of many large orders is still exact. */
const SQUARED_USD = 100;
/** Sums are in hundredths of a dollar, of a dollar times a basis point, and of a dollar times a percent. */
const UNITS = 100;
const BPS_PER_UNIT = 10_000;

/**
 * The sums of a set of orders, in whole hundredths. So a removed order leaves no rounding error, and the sums do not
 * depend on earlier changes.
 */
export type CostSums = { readonly values: Float64Array };

export function noCosts(): CostSums {
  return { values: new Float64Array(WIDTH) };
}

export function orderCount({ values }: CostSums): number {
  return values[AT.orders] ?? 0;
}

export function addSums(into: CostSums, { values }: CostSums): void {
  for (let at = 0; at < WIDTH; at += 1) into.values[at] = (into.values[at] ?? 0) + (values[at] ?? 0);
}

/** Adds an order. With −1 it removes the order as it was added. */
export function addOrder({ values }: CostSums, row: Cells, sign: 1 | -1): void {
  const put = (at: number, value: number) => {
    values[at] = (values[at] ?? 0) + sign * value;
  };
  const sum = (at: number, amount: number | null) => {
    if (amount === null) return;
    put(at, Math.round(amount * UNITS));
    put(at + 1, 1);
  };
  const average = (at: number, value: number | null, weight: number | null) => {
    if (value === null || weight === null || weight === 0) return;
    put(at, Math.round(value * Math.abs(weight) * UNITS));
    put(at + 1, Math.round(Math.abs(weight) * UNITS));
  };
  const filled = filledUsd(row);
  const target = targetUsd(row);
  put(AT.orders, 1);
  put(AT.orderQty, orderQty(row));
  put(AT.filledQty, filledQty(row));
  if (filledQty(row) > 0) put(AT.withFills, 1);
  sum(AT.filled, filled);
  if (filled !== null) put(AT.filledSquared, Math.round((filled / SQUARED_USD) ** 2));
  sum(AT.target, target);
  sum(AT.open, openUsd(row));
  sum(AT.remaining, remainingUsd(row));
  average(AT.complete, completePercent(row), target);
  const ahead = aheadOf(row);
  average(AT.ahead, ahead, target);
  sum(AT.aheadUsd, ahead === null || target === null ? null : (ahead * target) / 100);
  for (const { at, price, bps, ticks } of BENCHMARKS) {
    average(at + BPS, bps(row), filled);
    average(at + TICKS, ticks(row), filled);
    if (ticks(row) !== null) sum(at + USD, costUsd(row, price(row)));
  }
  if (filled !== null && filled > 0) addExpected(row, filled, put);
}

/** Only for orders that have a cost, so that both are about the same fills. */
function addExpected(row: Cells, filled: number, put: (at: number, value: number) => void): void {
  const text = attributesJson(row);
  for (const { at, mean, sd, cost } of EXPECTATIONS) {
    const expected = cost(row) === null ? null : attributeNumber(text, mean);
    if (expected === null) continue;
    const riskUsd = ((attributeNumber(text, sd) ?? 0) * filled) / BPS_PER_UNIT;
    put(at, Math.round((expected * filled * UNITS) / BPS_PER_UNIT));
    put(at + EXPECTED_WEIGHT, Math.round(filled * UNITS));
    put(at + EXPECTED_VARIANCE, Math.round(riskUsd * riskUsd));
  }
}

function aheadOf(row: Cells): number | null {
  const goal = attributeNumber(attributesJson(row), 'goal');
  return percentAhead({ filled_qty: filledQty(row), order_qty: orderQty(row), goal });
}

function costUsd(row: Cells, benchmark: number | null): number | null {
  return slippageUsd(orderSide(row), avgFillPrice(row), benchmark, {
    filled_qty: filledQty(row),
    multiplier: multiplier(row),
    usdPerUnit: fxRate(row),
  });
}

export function summaryOf({ values }: CostSums): CostSummary {
  const at = (index: number) => values[index] ?? 0;
  const total = (index: number) => (at(index + 1) === 0 ? null : at(index) / UNITS);
  const mean = (index: number) => (at(index + 1) === 0 ? null : at(index) / at(index + 1));
  const ivwap = expectation(values, AT.expectedIvwap);
  const arrival = expectation(values, AT.expectedArrival);
  return {
    no_of_orders: at(AT.orders),
    no_of_filled: at(AT.withFills),
    effective_orders: effectiveOrders(values),
    order_qty: at(AT.orderQty),
    filled_qty: at(AT.filledQty),
    complete_percent: mean(AT.complete),
    percent_ahead: mean(AT.ahead),
    ahead_usd: total(AT.aheadUsd),
    filled_usd: total(AT.filled),
    target_usd: total(AT.target),
    open_usd: total(AT.open),
    remaining_usd: total(AT.remaining),
    cost_ivwap_bps: mean(AT.ivwap + BPS),
    cost_ivwap_ticks: mean(AT.ivwap + TICKS),
    cost_ivwap_usd: total(AT.ivwap + USD),
    cost_arrival_mid_bps: mean(AT.arrival + BPS),
    cost_arrival_mid_ticks: mean(AT.arrival + TICKS),
    cost_arrival_mid_usd: total(AT.arrival + USD),
    cost_dvwap_bps: mean(AT.dvwap + BPS),
    cost_dvwap_ticks: mean(AT.dvwap + TICKS),
    cost_dvwap_usd: total(AT.dvwap + USD),
    expected_ivwap_bps: ivwap.bps,
    expected_ivwap_sd_bps: ivwap.sdBps,
    expected_ivwap_usd: ivwap.usd,
    expected_arrival_bps: arrival.bps,
    expected_arrival_sd_bps: arrival.sdBps,
    expected_arrival_usd: arrival.usd,
  };
}

/** How many orders of equal fills would say as much; at most those that have fills. */
function effectiveOrders(values: Float64Array): number {
  const [filled, squared] = [values[AT.filled] ?? 0, values[AT.filledSquared] ?? 0];
  const withFills = values[AT.withFills] ?? 0;
  return squared > 0 ? Math.min(withFills, (filled / UNITS / SQUARED_USD) ** 2 / squared) : withFills;
}

/** Basis points are dollars over their fills. Independent errors add up as squares. */
function expectation(values: Float64Array, at: number) {
  const cents = values[at] ?? 0;
  const filledCents = values[at + EXPECTED_WEIGHT] ?? 0;
  if (filledCents <= 0) return { usd: null, bps: null, sdBps: null };
  const sdUsd = Math.sqrt(Math.max(0, values[at + EXPECTED_VARIANCE] ?? 0));
  return {
    usd: cents / UNITS,
    bps: (BPS_PER_UNIT * cents) / filledCents,
    sdBps: (BPS_PER_UNIT * UNITS * sdUsd) / filledCents,
  };
}
