import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type History, openHistory } from '../reader/open-history.ts';
import { makeHistoryFolder, sampleRow } from '../testing.ts';
import { openHistoryWriter } from '../writer/history-writer.ts';
import { venueChildren, venueChoices, venueFills } from './venue-fills.ts';

const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const EVERYTHING = {
  asset_class: 'EQUITY',
  owned: null,
  country: null,
  strat: null,
  is_buy: null,
  equal: false,
} as const;
const OWNER = { account: 'ALDGATE', alloc_account: 'ALDGATE-1' };

/** Bought at 100.01 with the bid at 99.99, so half a spread above the mid; sold as much below it. */
const fill = {
  ...OWNER,
  last_market: 'XNAS',
  exchange_symbol: 'AAA',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  leg_type: null,
  liquidity: 'remove',
  country: 'US',
  strat: 'vwap',
  last_fill_qty: 100,
  fill_usd: 10_000,
  snap_bid: 99.99,
  snap_ask: 100.01,
  mid_after_1s: 100,
  mid_after_300s: null,
} as const;

let history: History;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await makeHistoryFolder();
  remove = folder.remove;
  const writer = await openHistoryWriter({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin('2026-11-12', 'test');
  day.append('executions', [
    sampleRow('executions', { ...fill, order_side: 'BUY', last_fill_price: 100.01 }),
    sampleRow('executions', { ...fill, order_side: 'SELL SHORT', last_fill_price: 99.99, fill_usd: 30_000 }),
    sampleRow('executions', { ...fill, order_side: 'BUY', last_fill_price: 100.01, leg_type: 'BACK' }),
    sampleRow('executions', { ...fill, account: 'OTHER', order_side: 'BUY', last_fill_price: 100.01 }),
  ]);
  day.append('child_orders', [
    sampleRow('child_orders', {
      ...OWNER,
      asset_class: 'EQUITY',
      intended_venue: 'XNAS',
      order_side: 'BUY',
      order_qty: 400,
      filled_qty: 100,
      parent_order_numeric_id: 7,
    }),
  ]);
  day.append('parent_orders', [
    sampleRow('parent_orders', {
      parent_order_numeric_id: 7,
      asset_class: 'EQUITY',
      country: 'US',
      strat: 'vwap',
      filled_qty: 100,
    }),
  ]);
  await day.commit();
  await writer.close();
  history = await openHistory({ dir: folder.dir, memoryLimitMb: 128, threads: 1 });
});

afterAll(async () => {
  await history.close();
  await remove();
});

describe('fills by venue', () => {
  it('sum up what they cost and lost, of the accounts that were asked for, legs left out', async () => {
    const { rows } = await history.query(venueFills, PERIOD, { ...EVERYTHING, owned: ['ALDGATE|ALDGATE-1'] });
    const [row] = rows;
    expect(rows).toHaveLength(1);
    expect(row).toMatchObject({ venue: 'XNAS', liquidity: 'remove', fills: 2, qty: 200, usd: 40_000, weight_4: 0 });
    expect((row?.effective ?? 0) / (row?.quoted_weight ?? 1)).toBeCloseTo(2, 6);
    expect((row?.quoted ?? 0) / (row?.quoted_weight ?? 1)).toBeCloseTo(2, 6);
    expect((row?.markout_1 ?? 0) / (row?.weight_1 ?? 1)).toBeCloseTo(-1, 3);
    expect(
      [row?.halves_weight, (row?.halves ?? 0) / (row?.halves_weight ?? 1)].map((value) => value?.toFixed(6)),
    ).toEqual(['40000.000000', '-1.000000']);
  });

  it('are narrowed by side and weighed alike when asked', async () => {
    const { rows } = await history.query(venueFills, PERIOD, { ...EVERYTHING, is_buy: false, equal: true });
    expect(rows.map(({ fills, weight }) => [fills, weight])).toEqual([[1, 1]]);
    expect((await history.query(venueFills, PERIOD, { ...EVERYTHING, country: 'JP' })).rows).toEqual([]);
  });

  it('stand beside what was sent there', async () => {
    const { rows } = await history.query(venueChildren, PERIOD, EVERYTHING);
    expect(rows).toEqual([{ venue: 'XNAS', sent: 400, filled: 100 }]);
  });

  it('are narrowed to a country, a strategy and a side that the fills have', async () => {
    const { rows } = await history.query(venueChoices, PERIOD, { asset_class: 'EQUITY', owned: null });
    expect(rows).toEqual([{ country: 'US', strat: 'vwap' }]);
    const sent = async (change: Partial<typeof EVERYTHING | { country: string; strat: string; is_buy: boolean }>) =>
      (await history.query(venueChildren, PERIOD, { ...EVERYTHING, ...change })).rows.length;
    expect(await sent({ country: 'US', strat: 'vwap', is_buy: true })).toBe(1);
    expect([await sent({ country: 'JP' }), await sent({ strat: 'pov' }), await sent({ is_buy: false })]).toEqual([
      0, 0, 0,
    ]);
  });
});
