import { averageProfile } from '@meridian/cost-model/volume/average-profile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type History, openHistory } from '../reader/open-history.ts';
import { makeHistoryFolder, sampleRow } from '../testing.ts';
import { openHistoryWriter } from '../writer/history-writer.ts';
import { calibrationOrders } from './calibration-orders.ts';
import { instrumentVolumes, toDayVolume } from './instrument-volumes.ts';
import { marketDays, marketInstruments } from './market-days.ts';
import { childrenOfParent, executionsOfParent, parentById } from './whole-orders.ts';

const order = {
  parent_order_numeric_id: 2_026_111_300_001,
  exchange_symbol: 'AAA',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  account: 'ALDGATE',
  order_qty: 1000,
  filled_qty: 900,
  adv: 100_000,
  volume_since_start: 9000,
  '%Volume': 10,
  volatility: 0.02,
  avg_spread_bps: 3,
  cost_arrival_mid_bps: 7,
  is_limit_constrained: false,
  was_halted: false,
} as const;

let history: History;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await makeHistoryFolder();
  remove = folder.remove;
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  for (const [index, tradeDate] of ['2026-11-12', '2026-11-13'].entries()) {
    const day = await writer.begin(tradeDate, 'test');
    const id = order.parent_order_numeric_id + index;
    day.append('parent_orders', [
      sampleRow('parent_orders', { ...order, parent_order_numeric_id: id }),
      sampleRow('parent_orders', { ...order, parent_order_numeric_id: id + 10, cost_arrival_mid_bps: null }),
      sampleRow('parent_orders', { ...order, parent_order_numeric_id: id + 20, asset_sub_class: 'CALENDAR SPREAD' }),
    ]);
    day.append('child_orders', [sampleRow('child_orders', { parent_order_numeric_id: id })]);
    day.append('executions', [
      sampleRow('executions', { parent_order_numeric_id: id, broker_exec_id: 'b' }),
      sampleRow('executions', { parent_order_numeric_id: id, broker_exec_id: 'a', liquidity: 'mid' }),
      sampleRow('executions', { parent_order_numeric_id: id + 1_000 }),
    ]);
    day.append('day_stats', [
      sampleRow('day_stats', {
        exchange_symbol: 'AAA',
        last_trading_date: '2026-11-13',
        volume_buckets: [30, 10],
        seen_percent: null,
      }),
      sampleRow('day_stats', { exchange_symbol: 'BBB', seen_percent: [100, 94][index] ?? null }),
    ]);
    await day.commit();
  }
  await writer.close();
  history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
});

afterAll(async () => {
  await history.close();
  await remove();
});

describe('queries over past days', () => {
  it('turn finished orders into what the calibration takes', async () => {
    const { rows } = await history.query(calibrationOrders, { from: '2026-11-13' }, { assetClass: 'EQUITY' });
    expect(rows).toEqual([
      {
        day: '2026-11-13',
        symbol: 'AAA',
        quantity: 1000,
        filled: 900,
        adv: 100_000,
        participation: 0.1,
        days: 0.09,
        spread: 3,
        sigma: 200,
        cost: 7,
        isLimitConstrained: false,
        wasHalted: false,
      },
    ]);
  });

  it('give the days of every instrument in order, and each instrument once, as its last day has it', async () => {
    const { rows } = await history.query(marketDays, {}, {});
    expect(rows.map((row) => [row.date, row.day_vwap])).toEqual([
      ['2026-11-12', 1.5],
      ['2026-11-12', 1.5],
      ['2026-11-13', 1.5],
      ['2026-11-13', 1.5],
    ]);
    const instruments = await history.query(marketInstruments, {}, {});
    expect(instruments.rows.map((row) => [row.exchange_symbol, row.last_date, row.bucket_count])).toEqual([
      ['AAA', '2026-11-13', 2],
      ['BBB', '2026-11-13', 2],
    ]);
  });

  it('feed the volume profile, expiry days apart', async () => {
    const { rows } = await history.query(instrumentVolumes, {}, { symbol: 'AAA' });
    const days = rows.map(toDayVolume);
    expect(days.map(({ kind }) => kind)).toEqual(['full', 'expiry']);
    expect(averageProfile(days)).toMatchObject({ days: 1, averageDailyVolume: 43 });
  });

  it('leave a day that was seen in part out of the volume profile', async () => {
    const { rows } = await history.query(instrumentVolumes, {}, { symbol: 'BBB' });
    expect(rows.map(toDayVolume).map(({ kind }) => kind)).toEqual(['full', 'half-day']);
  });

  it('find whole orders with their children and fills', async () => {
    const parentId = order.parent_order_numeric_id;
    const days = await history.query(parentById, {}, { parentId });
    expect(days.rows.every((row) => row.parent_order_numeric_id === parentId)).toBe(true);
    expect(days.rows.length).toBeGreaterThan(0);
    const fills = await history.query(executionsOfParent, {}, { parentId });
    expect(fills.rows.map((row) => [row.broker_exec_id, row.liquidity])).toEqual([
      ['a', 'mid'],
      ['b', 'label'],
    ]);
    expect((await history.query(childrenOfParent, {}, { parentId })).rows).toHaveLength(1);
  });
});
