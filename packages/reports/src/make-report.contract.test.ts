import { openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { seededRng } from '@meridian/cost-model/sfc32';
import { markoutBps, spreadsBps } from '@meridian/tca/benchmarks/spreads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from './make-report.ts';
import { reportSettings } from './testing.ts';
import type { ReportJob } from './report-job.ts';
import type { ReportSection } from '@meridian/protocol/rest/report-page-schema';

const DAYS = ['2026-11-10', '2026-11-11', '2026-11-12'];
const rng = seededRng('orders');
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(rng.unit() * values.length)] as Value;

type Row = ReturnType<typeof randomOrder>;
type Fill = ReturnType<typeof randomFill>;

function randomOrder(id: number) {
  const arrival = 50 + 100 * rng.unit();
  const filled = Math.ceil(1000 * rng.unit());
  const paid = arrival * (1 + (rng.unit() - 0.45) / 100);
  return {
    parent_order_numeric_id: id,
    account: pick(['ALDGATE', 'BOREALIS']),
    alloc_account: pick(['A', 'B']),
    exchange_symbol: pick(['AAA', 'BBB', 'CCC', 'DDD']),
    exchange_base_symbol: 'AAA',
    country: pick(['US', 'JP', 'GB']),
    asset_class: 'EQUITY',
    asset_sub_class: null,
    status: 'FILLED',
    strat: pick(['vwap', 'pov', 'optimal']),
    order_side: pick(['BUY', 'SELL'] as const),
    order_type: pick(['LIMIT', 'MARKET'] as const),
    decision_id: null,
    order_qty: filled,
    filled_qty: filled,
    avg_fill_price: paid,
    arrival_mid: arrival,
    ivwap: arrival,
    multiplier: 1,
    tick_size: 0.01,
    fx_rate: 1,
    filled_usd: filled * paid,
    target_usd: filled * paid,
    percent_of_adv: 12 * rng.unit(),
    start_timestamp: Date.UTC(2026, 10, 10, 15) + Math.floor(1e7 * rng.unit()),
    volume_cap: null,
    volatility: 0.02,
  } as const;
}

function randomFill(order: Row, id: number) {
  const price = order.avg_fill_price ?? 1;
  const qty = Math.ceil(order.filled_qty / 2);
  return {
    broker_exec_id: `E${id}`,
    parent_order_numeric_id: order.parent_order_numeric_id,
    exchange_symbol: order.exchange_symbol,
    // A few are of a spread's own book, whose price means nothing as a base.
    asset_sub_class: id % 17 === 0 ? ('CALENDAR SPREAD' as const) : null,
    order_side: order.order_side,
    last_fill_price: price,
    last_fill_qty: qty,
    fill_usd: qty * price,
    last_market: pick(['XNAS', 'ARCX', null]),
    destination_name: pick(['DMA-1', 'DMA-2']),
    liquidity: pick(['add', 'remove', 'mid', 'auction'] as const),
    mid_after_1s: rng.unit() < 0.1 ? null : price * (1 + (rng.unit() - 0.5) / 1000),
    snap_bid: price - 0.01,
    snap_ask: price + 0.01,
  };
}

const byDay = DAYS.map((date) => {
  const orders = Array.from({ length: 150 }, (_, index) => randomOrder(Number(date.slice(-2)) * 1000 + index));
  const fills = orders.flatMap((order, index) => [randomFill(order, 2 * index), randomFill(order, 2 * index + 1)]);
  return { date, orders, fills };
});

const folder = await makeHistoryFolder();
beforeAll(async () => {
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  for (const { date, orders, fills } of byDay) {
    const day = await writer.begin(date, 'test');
    day.append(
      'parent_orders',
      orders.map((order) => sampleRow('parent_orders', order)),
    );
    day.append(
      'executions',
      fills.map((fill) => sampleRow('executions', fill)),
    );
    await day.commit();
  }
  await writer.close();
});
afterAll(() => folder.remove());

async function report(settings: Partial<ReportJob['settings']>, scope: ReportJob['scope'] = null) {
  const history = await openHistory({ dir: folder.dir, memoryLimitMb: 256, threads: 1 });
  const period = { from: '2026-11-10', to: '2026-11-12', label: 'Custom' };
  const job = {
    settings: { ...reportSettings, ...settings },
    scope,
    period,
    generatedMs: 1,
    zone: 'UTC',
    owner: 'a@b.co',
  };
  const options = { history, signal: new AbortController().signal, onProgress: () => undefined, thresholds: [] };
  try {
    return (await makeReport(job, options)).page;
  } finally {
    await history.close();
  }
}

const cellsOf = (sections: readonly ReportSection[], id: string) => {
  const table = sections.find((section) => section.id === id)?.table ?? null;
  const position = (name: string) => table?.columns.findIndex((column) => column.id === name) ?? -1;
  return new Map((table?.rows ?? []).map(({ cells }) => [cells[0], (name: string) => cells[position(name)] ?? null]));
};

/** Type-7, straight from the book. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + (at - Math.floor(at)) * ((sorted[Math.ceil(at)] ?? low) - low);
}

/** The slow way: plain rows, one after another. */
function slowCost(orders: readonly Row[]): { mean: number; equal: number; usd: number } {
  const raw = orders.map((order) => {
    const sign = order.order_side === 'BUY' ? 1 : -1;
    return {
      cost: (1e4 * sign * (order.avg_fill_price - order.arrival_mid)) / order.arrival_mid,
      usd: order.filled_usd,
    };
  });
  const isLarge = raw.length >= 40;
  const costs = raw.map(({ cost }) => cost);
  const [low, high] = isLarge ? [quantile(costs, 0.05), quantile(costs, 0.95)] : [-500, 500];
  const top = isLarge
    ? quantile(
        raw.map(({ usd }) => usd),
        0.95,
      )
    : Infinity;
  let [weight, product, sum, usd] = [0, 0, 0, 0];
  for (const one of raw) {
    const cost = Math.min(high, Math.max(low, one.cost));
    weight += Math.min(top, one.usd);
    product += Math.min(top, one.usd) * cost;
    sum += cost;
    usd += one.usd;
  }
  return { mean: product / weight, equal: sum / raw.length, usd };
}

const everything = byDay.flatMap(({ orders }) => orders);
const everyFill: readonly Fill[] = byDay.flatMap(({ fills }) => fills);

describe('a report from DuckDB and the same by a plain loop', () => {
  it.each(['strat', 'country'] as const)('agree by %s', async (field) => {
    const { sections } = await report({});
    const found = cellsOf(sections, field === 'strat' ? 'by-strategy' : 'by-country');
    for (const [name, orders] of Map.groupBy(everything, (order) => order[field])) {
      const row = found.get(field === 'strat' ? name.toUpperCase() : name);
      const slow = slowCost(orders);
      expect(row?.('orders')).toBe(orders.length);
      expect(row?.('filled')).toBeCloseTo(slow.usd, 2);
      expect(row?.('cost')).toBeCloseTo(slow.mean, 5);
      expect(row?.('equal')).toBeCloseTo(slow.equal, 5);
      expect(Number(row?.('low'))).toBeLessThan(slow.mean);
      expect(Number(row?.('high'))).toBeGreaterThan(slow.mean);
    }
  });

  it('agree under filters and a scope', async () => {
    const filters = {
      country: ['US', 'JP'],
      pct_adv: { min: 2, max: 9 },
      order_type: ['LIMIT' as const],
      acc: ['ALDGATE'],
    };
    const { sections } = await report(filters, { accounts: ['ALDGATE'], alloc_accounts: [] });
    const kept = everything.filter(
      ({ country, percent_of_adv: size, order_type, account }) =>
        country !== 'GB' && size >= 2 && size <= 9 && order_type === 'LIMIT' && account === 'ALDGATE',
    );
    const all = cellsOf(sections, 'by-country').get('All');
    expect(all?.('orders')).toBe(kept.length);
    expect(all?.('cost')).toBeCloseTo(slowCost(kept).mean, 5);
    expect((await report({}, { accounts: [], alloc_accounts: [] })).sections).toEqual([]);
  });

  it('agree on a time of day, by the clock of the exchange', async () => {
    const { sections } = await report({ start_time: '10:00:00', end_time: '11:00:00', country: ['US'] });
    const kept = everything.filter(({ country, start_timestamp: at }) => {
      // New York is five hours behind in November.
      const second = Math.floor(at / 1000) - 5 * 3600;
      return country === 'US' && second % 86_400 >= 36_000 && second % 86_400 < 39_600;
    });
    expect(kept.length).toBeGreaterThan(0);
    expect(cellsOf(sections, 'by-country').get('All')?.('orders')).toBe(kept.length);
  });

  it('agree on markouts by venue, and count fills of a spread in no bps', async () => {
    const found = cellsOf((await report({})).sections, 'by-venue');
    for (const [venue, fills] of Map.groupBy(everyFill, ({ last_market }) => last_market ?? 'unknown')) {
      let [weight, product, added, quoted, effective, resting, lost] = [0, 0, 0, 0, 0, 0, 0];
      for (const fill of fills) {
        const {
          order_side,
          last_fill_price: price,
          mid_after_1s: mid,
          fill_usd: usd,
          liquidity,
          snap_bid,
          snap_ask,
        } = fill;
        if (liquidity === 'add') added += usd;
        if (fill.asset_sub_class !== null) continue;
        quoted += usd;
        effective += usd * (spreadsBps(order_side, price, (snap_bid + snap_ask) / 2, price)?.effective ?? 0);
        if (mid === null) continue;
        weight += usd;
        product += usd * (markoutBps(order_side, price, mid) ?? 0);
        if (liquidity !== 'add' && liquidity !== 'mid') continue;
        resting += usd;
        lost += (usd * (order_side === 'BUY' ? price - mid : mid - price)) / ((snap_ask - snap_bid) / 2);
      }
      const total = fills.reduce((sum, { fill_usd }) => sum + fill_usd, 0);
      expect(found.get(venue)?.('fills')).toBe(fills.length);
      expect(found.get(venue)?.('markout')).toBeCloseTo(product / weight, 5);
      expect(found.get(venue)?.('toxicity')).toBeCloseTo(lost / resting, 5);
      expect(found.get(venue)?.('effective')).toBeCloseTo(effective / quoted, 5);
      expect(found.get(venue)?.('added')).toBeCloseTo((100 * added) / total, 5);
    }
  });

  it('agree when orders of a day, side and symbol are put together', async () => {
    const { sections } = await report({ order_aggregation_logic: 1 });
    const groups = Map.groupBy(
      byDay.flatMap(({ date, orders }) => orders.map((order) => ({ date, order }))),
      ({ date, order }) => `${date} ${order.order_side} ${order.exchange_symbol}`,
    );
    const merged = [...groups.values()].map((group) => {
      const orders = group
        .map(({ order }) => order)
        .toSorted((left, right) => left.start_timestamp - right.start_timestamp);
      const filled = orders.reduce((sum, { filled_qty }) => sum + filled_qty, 0);
      const paid = orders.reduce((sum, order) => sum + order.filled_qty * order.avg_fill_price, 0) / filled;
      const usd = orders.reduce((sum, { filled_usd }) => sum + filled_usd, 0);
      return Object.assign({}, orders[0], { avg_fill_price: paid, filled_usd: usd });
    });
    const all = cellsOf(sections, 'by-country').get('All');
    expect(all?.('orders')).toBe(merged.length);
    expect(all?.('cost')).toBeCloseTo(slowCost(merged).mean, 5);
  });

  it('make the same report twice', async () => {
    expect(await report({})).toEqual(await report({}));
  });
});
