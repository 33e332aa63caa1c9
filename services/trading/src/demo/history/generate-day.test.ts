import { stepAt } from '@meridian/domain/reference/price-steps';
import { sum } from '@meridian/cost-model/sum';
import { sideSign } from '@meridian/domain/order-side';
import { describe, expect, it } from 'vitest';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { type GeneratedDay, generateDay, previousCloses } from './generate-day.ts';
import { pastDay } from './history-plan.ts';
import { historyWorld } from './market/day-market.ts';
import { DEMO_TEST_ACCOUNTS } from '../testing.ts';
import { testPlan } from './testing.ts';

const plan = testPlan({ dayCount: 4, ordersPerDay: 300 });
const world = historyWorld(plan);
const days: GeneratedDay[] = [];
for (let index = 0; index < plan.dayCount; index += 1) {
  days.push(generateDay(world, index, days.at(-1)?.closes ?? previousCloses(world, 0)));
}
const parents = days.flatMap(({ rows }) => rows.parent_orders);
const children = days.flatMap(({ rows }) => rows.child_orders);
const executions = days.flatMap(({ rows }) => rows.executions);
const fillsOf = Map.groupBy(executions, (row) => row.parent_order_numeric_id);
const childrenOf = Map.groupBy(children, (row) => row.parent_order_numeric_id);
const fillsOfChild = Map.groupBy(executions, (row) => row.child_order_numeric_id);

const sumOf = (rows: readonly { readonly last_fill_qty: number }[]) => sum(rows.map((row) => row.last_fill_qty));
const isOnHalfTick = (price: number, tick: number) =>
  Math.abs(Math.round((2 * price) / tick) - (2 * price) / tick) < 1e-6;

describe('a generated day', () => {
  it('has about as many orders as asked for, through every strategy, class, account and end', () => {
    for (const { rows } of days) {
      expect(rows.parent_orders.length).toBeGreaterThan(280);
      expect(rows.parent_orders.length).toBeLessThan(320);
      expect(rows.day_stats).toHaveLength(plan.universe.instruments.length);
    }
    expect(new Set(parents.map(({ strat }) => strat))).toEqual(new Set(STRATEGY_NAMES));
    expect(new Set(parents.map(({ status }) => status))).toEqual(
      new Set(['FILLED', 'OUT', 'EXPIRED', 'REJECTED', 'PARTIAL_OUT', 'PARTIAL_EXPIRED', 'PARTIAL_REJECTED']),
    );
    expect(new Set(parents.map(({ asset_sub_class }) => asset_sub_class))).toEqual(new Set([null, 'CALENDAR SPREAD']));
    expect(new Set(parents.map(({ alloc_account }) => alloc_account))).toEqual(
      new Set(DEMO_TEST_ACCOUNTS.flatMap(({ alloc_accounts }) => alloc_accounts)),
    );
    expect(new Set(parents.map(({ order_side }) => order_side)).size).toBe(4);
    expect(parents.filter(({ list_name }) => list_name !== null).length).toBeGreaterThan(parents.length / 5);
    expect(new Set(executions.map(({ liquidity }) => liquidity))).toEqual(new Set(['add', 'remove', 'mid', 'auction']));
  });

  it('gives every row an id of its own', () => {
    expect(new Set(parents.map((row) => row.parent_order_numeric_id)).size).toBe(parents.length);
    expect(new Set(parents.map((row) => row.client_order_id)).size).toBe(parents.length);
    expect(new Set(children.map((row) => row.child_order_numeric_id)).size).toBe(children.length);
    expect(new Set(executions.map((row) => row.broker_exec_id)).size).toBe(executions.length);
    const ids = parents.map((row) => row.parent_order_numeric_id);
    expect(Number.isSafeInteger(Math.max(...ids))).toBe(true);
  });

  it('adds up from fills to children to parents', () => {
    const wrongParents = parents.filter((parent) => {
      const own = fillsOf.get(parent.parent_order_numeric_id) ?? [];
      const counted = own.filter(({ leg_type }) => leg_type !== 'BACK');
      const sent = childrenOf.get(parent.parent_order_numeric_id)?.length ?? 0;
      const isWhole = parent.filled_qty + parent.remaining_qty === parent.order_qty;
      const isPriced = (parent.avg_fill_price !== null) === parent.filled_qty > 0;
      const isCounted = parent.child_count === sent && parent.fill_count === own.length;
      return sumOf(counted) !== parent.filled_qty || !isWhole || !isPriced || !isCounted;
    });
    expect(wrongParents).toEqual([]);
    const wrongChildren = children.filter((child) => {
      const filled = sumOf(fillsOfChild.get(child.child_order_numeric_id) ?? []);
      return (
        filled !== child.filled_qty || filled > child.order_qty || filled + child.remaining_qty !== child.order_qty
      );
    });
    expect(wrongChildren).toEqual([]);
  });

  it('gives each order the status that its fills imply', () => {
    const wrong = parents.filter(({ status, filled_qty: filled, order_qty, child_count, diagnostic_info }) => {
      if (status === 'FILLED') return filled !== order_qty || child_count === 0;
      if (status.startsWith('PARTIAL')) return filled === 0 || filled === order_qty;
      return filled !== 0 || (status === 'REJECTED' && diagnostic_info === null);
    });
    expect(wrong).toEqual([]);
  });

  it('keeps fills inside the market of the day and of the moment, and inside their limits', () => {
    const wrong = days.flatMap(({ rows }) => {
      const statsOf = new Map(rows.day_stats.map((row) => [row.exchange_symbol, row]));
      const parentOf = new Map(rows.parent_orders.map((row) => [row.parent_order_numeric_id, row]));
      return rows.executions.filter((fill) => {
        const { last_fill_price: price, snap_bid: bid, snap_ask: ask } = fill;
        const stats = statsOf.get(fill.exchange_symbol);
        const parent = parentOf.get(fill.parent_order_numeric_id);
        if (stats === undefined || parent === undefined || bid === null || ask === null) return true;
        const isQuoted = bid <= price && price <= ask && bid < ask && isOnHalfTick(price, stats.tick_size ?? 0);
        if (fill.leg_type !== null) return !isQuoted;
        const isInside = price <= (stats.day_high ?? 0) && price >= (stats.day_low ?? Infinity);
        const limit = parent.limit_price ?? price;
        return !isQuoted || !isInside || sideSign(parent.order_side) * (price - limit) > 1e-9;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('tells the shortfall of each worked order in parts that add up to the cent', () => {
    const told = parents.filter(({ shortfall_usd }) => shortfall_usd !== null);
    expect(told.length).toBeGreaterThan(0.8 * parents.length);
    const wrong = told.filter(({ delay_usd, trading_usd, opportunity_usd, fees_usd, shortfall_usd }) => {
      const parts = (delay_usd ?? 0) + (trading_usd ?? 0) + (opportunity_usd ?? 0) + fees_usd;
      return Math.abs(parts - (shortfall_usd ?? 0)) > 0.0151;
    });
    expect(wrong).toEqual([]);
  });

  it('is worth in dollars what its quantity was worth on arrival, as a live order is', () => {
    const worked = parents.filter(({ asset_sub_class, filled_qty }) => asset_sub_class === null && filled_qty > 0);
    expect(worked.length).toBeGreaterThan(0.5 * parents.length);
    const wrong = worked.filter((row) => {
      const usdPerUnit = (row.filled_usd ?? Number.NaN) / (row.filled_qty * (row.avg_fill_price ?? Number.NaN));
      const onArrival = usdPerUnit * row.order_qty * (row.arrival_mid ?? Number.NaN);
      return !(Math.abs((row.target_usd ?? Number.NaN) / onArrival - 1) < 1e-6);
    });
    expect(wrong).toEqual([]);
  });

  it('has both legs of each trade of an owner with itself', () => {
    const washed = executions.filter(({ contra_owner, account }) => contra_owner === account);
    expect(washed.length).toBeGreaterThan(0);
    for (const leg of washed) {
      const others = washed.filter(
        (other) =>
          other !== leg &&
          other.order_side.startsWith('BUY') !== leg.order_side.startsWith('BUY') &&
          other.alloc_account === leg.contra_account &&
          other.exchange_symbol === leg.exchange_symbol &&
          other.last_fill_price === leg.last_fill_price &&
          other.last_fill_qty === leg.last_fill_qty,
      );
      expect(others).toHaveLength(1);
    }
  });

  it('names the broker that an order was meant for beside the one that stood in for it', () => {
    const stoodIn = children.filter(({ intended_broker, exec_broker }) => intended_broker !== exec_broker);
    expect(children.every(({ intended_broker }) => intended_broker !== null)).toBe(true);
    expect(stoodIn.length).toBeGreaterThan(0);
    expect(stoodIn.length).toBeLessThan(children.length / 10);
  });

  it('agrees with itself about volumes and average prices', () => {
    const wrong = days.flatMap(({ rows }) => {
      const ownOf = Map.groupBy(rows.executions, ({ exchange_symbol }) => exchange_symbol);
      return rows.day_stats.filter((stats) => {
        const counted = sum(stats.volume_buckets) + stats.open_auction_volume + stats.close_auction_volume;
        const own = (ownOf.get(stats.exchange_symbol) ?? []).filter(({ leg_type }) => leg_type === null);
        const ownVolume = sum(own.map((fill) => fill.last_fill_qty));
        const prices = [stats.day_vwap, stats.day_open, stats.day_close, stats.day_high_mid, stats.day_low_mid];
        const [low, high] = [(stats.day_low ?? Infinity) - 1e-6, (stats.day_high ?? -Infinity) + 1e-6];
        const isInside = prices.every((price) => price !== null && price >= low && price <= high);
        return Math.abs(counted - stats.day_volume) > 1e-6 || ownVolume > 0.5 * stats.day_volume || !isInside;
      });
    });
    expect(wrong).toEqual([]);
  });

  it('takes a sane share of the volume while it works', () => {
    const wrong = parents.filter((parent) => {
      if (parent.filled_qty === 0) return false;
      const share = parent['%Volume'] ?? Number.NaN;
      const isSane = share > 0 && share < 45 && (parent.percent_of_adv ?? Infinity) < 35;
      return !isSane || (parent.volume_since_start ?? Infinity) > (parent.day_volume ?? 0) || parent.ivwap === null;
    });
    expect(wrong).toEqual([]);
  });

  it('has its times in order, within the session', () => {
    const wrong = days.flatMap(({ rows }, index) => {
      const { openMs, closeMs } = pastDay(plan, index);
      const parentOf = new Map(rows.parent_orders.map((row) => [row.parent_order_numeric_id, row]));
      const wrongParents = rows.parent_orders.filter((row) => {
        const times = [
          row.order_receive_time_since_epoch_milliseconds,
          row.start_timestamp ?? row.last_update_timestamp,
          row.end_timestamp ?? row.last_update_timestamp,
          closeMs,
        ];
        return times.some((time, nth) => time > (times[nth + 1] ?? Infinity));
      });
      const wrongFills = rows.executions.filter((fill) => {
        const at = fill.report_receive_time_since_epoch_milliseconds;
        const startMs = parentOf.get(fill.parent_order_numeric_id)?.start_timestamp ?? Infinity;
        return (fill.send_time ?? Infinity) > at || at < openMs || at > closeMs + 100 || startMs > at;
      });
      return [...wrongParents, ...wrongFills];
    });
    expect(wrong).toEqual([]);
  });

  it('follows the day before, and the last one ends where the lived world begins', () => {
    for (const [index, { closes }] of days.slice(0, -1).entries()) {
      expect(days[index + 1]?.rows.day_stats.map((row) => row.previous_close)).toEqual(closes);
    }
    const { instruments } = plan.universe;
    for (const [index, close] of (days.at(-1)?.closes ?? []).entries()) {
      const { previousCloseTicks = 0, tickSize = 0 } = instruments[index] ?? {};
      expect(close).toBeCloseTo(previousCloseTicks * tickSize, 6);
    }
  });

  it('makes legged spreads out of pairs that differ by a price of the spread', () => {
    const legs = executions.filter(({ leg_type }) => leg_type !== null);
    const front = legs.filter(({ leg_type }) => leg_type === 'FRONT');
    expect(front.length).toBeGreaterThan(0);
    expect(legs).toHaveLength(2 * front.length);
    for (const [parentId, own] of Map.groupBy(legs, (row) => row.parent_order_numeric_id)) {
      expect(new Set(own.map(({ exchange_symbol }) => exchange_symbol)).size).toBe(2);
      const quantity = (type: string) =>
        sum(own.filter(({ leg_type }) => leg_type === type).map((row) => row.last_fill_qty));
      expect(quantity('FRONT')).toBe(quantity('BACK'));
      expect(parents.find((row) => row.parent_order_numeric_id === parentId)?.strat).toBe('calendar-spread');
    }
  });

  it('carries decisions over several days, until what was decided is done', () => {
    const byDecision = Map.groupBy(
      parents.filter(({ decision_id }) => decision_id !== null),
      ({ decision_id }) => decision_id,
    );
    const whole = [...byDecision.values()].filter((parts) => parts.at(-1)?.status === 'FILLED');
    expect(whole.length).toBeGreaterThan(0);
    for (const parts of whole) {
      expect(new Set(parts.map((row) => `${row.account} ${row.exchange_symbol} ${row.order_side}`)).size).toBe(1);
      const quantities = parts.map((row) => row.order_qty);
      expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
    }
  });

  it('counts each day in the tick that the exchange had at its price', () => {
    const plan = testPlan({ dayCount: 40, ordersPerDay: 30 });
    const past = historyWorld(plan);
    const tables = new Map(plan.universe.instruments.map((instrument) => [instrument.exchangeSymbol, instrument]));
    const { rows } = generateDay(past, 0, previousCloses(past, 0));
    const banded = rows.day_stats.flatMap(({ exchange_symbol, tick_size, day_close }) => {
      const { steps = [], tickSize = 0, previousCloseTicks = 0 } = tables.get(exchange_symbol) ?? {};
      const [first, second] = steps;
      if (first === undefined || second === undefined || tick_size === null || day_close === null) return [];
      const tickAt = (ticks: number) => stepAt([first, ...steps.slice(1)], ticks) * tickSize;
      return [
        { tick: tick_size, close: day_close, wanted: tickAt(day_close / tickSize), last: tickAt(previousCloseTicks) },
      ];
    });
    // An own order may push the close over a band's edge.
    const wrong = banded.filter(({ tick, wanted }) => Math.abs(tick - wanted) > 1e-9);
    expect(wrong.length).toBeLessThan(banded.length / 50);
    expect(banded.some(({ tick, last }) => Math.abs(tick - last) > 1e-9)).toBe(true);
    for (const { tick, close } of banded) expect(close / tick).toBeCloseTo(Math.round(close / tick), 6);
  });
});

describe('what surveillance must find', () => {
  it('is a wash trade or orders on several levels that were pulled after a fill, on some days', () => {
    expect(executions.some(({ contra_owner, account }) => contra_owner === account)).toBe(true);
    const layers = children.filter(({ reflection_id }) => reflection_id === 'manual');
    expect(layers.length).toBeGreaterThan(0);
    expect(new Set(layers.map(({ limit_price }) => limit_price)).size).toBe(layers.length);
  });
});
