import { seededRng } from '@meridian/cost-model/sfc32';
import { sideSign } from '@meridian/domain/order-side';
import { openHistory } from '@meridian/history/reader/open-history';
import { MARKOUT_HORIZONS } from '@meridian/history/tables/markouts';
import { makeHistoryFolder, sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeReport } from './make-report.ts';
import { reportSettings } from './testing.ts';

const DAYS = ['2026-11-10', '2026-11-11'];
const ROOTS = ['ES', 'CL', 'ZN'];
const TICK = 0.25;
const ORDERS_A_DAY = 40;
const FILLS = 4;
const rng = seededRng('futures');
const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(rng.unit() * values.length)] as Value;

function randomOrder(id: number) {
  const root = pick(ROOTS);
  return {
    parent_order_numeric_id: id,
    exchange_symbol: `${root}${pick(['Z26', 'H27'])}`,
    exchange_base_symbol: root,
    asset_class: pick(['FUTURE', 'FUTURE', 'EQUITY'] as const),
    asset_sub_class: null,
    status: 'FILLED',
    strat: 'pov',
    order_side: pick(['BUY', 'BUY COVER', 'SELL', 'SELL SHORT'] as const),
    order_type: 'LIMIT',
    tick_size: TICK,
    start_timestamp: Date.UTC(2026, 10, 10, 15),
  } as const;
}

/** Prices of spreads may be negative, and a mid may not have been seen. */
function randomFill(order: ReturnType<typeof randomOrder>, id: string) {
  const price = TICK * Math.round(40 * (rng.unit() - 0.3));
  const mid = () => (rng.unit() < 0.2 ? null : price + TICK * (rng.unit() - 0.5));
  const mids = Object.fromEntries(MARKOUT_HORIZONS.map(({ column }) => [column, mid()]));
  return {
    ...mids,
    mid_close: mid(),
    broker_exec_id: id,
    parent_order_numeric_id: order.parent_order_numeric_id,
    exchange_symbol: order.exchange_symbol,
    asset_class: order.asset_class,
    order_side: order.order_side,
    time_in_force: 'DAY' as const,
    liquidity: pick(['add', 'remove', 'mid'] as const),
    last_fill_price: price,
    fill_usd: Math.ceil(1e5 * rng.unit()),
  };
}

const past = DAYS.map((date, day) => {
  const orders = Array.from({ length: ORDERS_A_DAY }, (_, index) => randomOrder(1 + day * ORDERS_A_DAY + index));
  const fills = orders.flatMap((order) =>
    Array.from({ length: FILLS }, (_, index) => ({
      order,
      fill: randomFill(order, `${order.parent_order_numeric_id}-${index}`),
    })),
  );
  return { date, orders, fills };
});
const futures = past.flatMap(({ fills }) => fills).filter(({ order }) => order.asset_class === 'FUTURE');

const folder = await makeHistoryFolder();
const history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });

beforeAll(async () => {
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  for (const { date, orders, fills } of past) {
    const day = await writer.begin(date, 'test');
    day.append(
      'parent_orders',
      orders.map((order) => sampleRow('parent_orders', order)),
    );
    day.append(
      'executions',
      fills.map(({ fill }) => sampleRow('executions', fill)),
    );
    await day.commit();
  }
  await writer.close();
});

afterAll(async () => {
  await history.close();
  await folder.remove();
});

async function cells(sectionId: string) {
  const settings = { ...reportSettings, report_type: 'Futures Markout' as const };
  const period = { from: null, to: null, label: 'Test' };
  const job = { settings, scope: null, period, generatedMs: 0, zone: 'UTC', owner: 'test' };
  const options = { history, signal: new AbortController().signal, onProgress: () => undefined, thresholds: [] };
  const { sections } = (await makeReport(job, options)).page;
  const table = sections.find(({ id }) => id === sectionId)?.table;
  const ids = table?.columns.map(({ id }) => id) ?? [];
  return new Map(table?.rows.map((row) => [row.cells[0], (id: string) => row.cells[ids.indexOf(id)]]));
}

/** The mean by a plain loop: the same number as the database adds up. */
function slowMarkout(fills: typeof futures, column: string, unit: 'ticks' | 'bps'): number | null {
  let [weight, product] = [0, 0];
  for (const { fill } of fills) {
    const mids: Readonly<Record<string, unknown>> = fill;
    const mid = mids[column];
    if (typeof mid !== 'number' || (unit === 'bps' && fill.last_fill_price <= 0)) continue;
    weight += fill.fill_usd;
    const per = unit === 'ticks' ? TICK : fill.last_fill_price / 10_000;
    product += (fill.fill_usd * sideSign(fill.order_side) * (mid - fill.last_fill_price)) / per;
  }
  return weight === 0 ? null : product / weight;
}

const COLUMNS = [...MARKOUT_HORIZONS.map(({ column }) => column), 'mid_close'];

describe('futures markouts from DuckDB and by a plain loop', () => {
  it.each([
    ['by-root', 'ticks'],
    ['by-root-bps', 'bps'],
    ['by-liquidity', 'bps'],
  ] as const)('agree %s at every horizon, in %s', async (section, unit) => {
    const found = await cells(section);
    const keyOf = ({ order, fill }: (typeof futures)[number]) =>
      section !== 'by-liquidity' ? order.exchange_base_symbol : fill.liquidity;
    // Roots have ticks of their own, so nothing is averaged over them in ticks.
    const all = unit === 'ticks' ? [] : [['All', futures] as const];
    const groups = [...Map.groupBy(futures, keyOf), ...all];
    expect(found.size).toBe(groups.length);
    for (const [name, fills] of groups) {
      expect(found.get(name)?.('fills')).toBe(fills.length);
      for (const [place, column] of COLUMNS.entries()) {
        expect(found.get(name)?.(`h${place}`)).toBeCloseTo(slowMarkout(fills, column, unit) ?? Number.NaN, 5);
      }
    }
  });
});
