import type { NewRow } from '@meridian/history/tables/history-tables';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestMainApi } from '../../testing/start-test-main-api.ts';
import { openStrategyDesk, SETTING } from '../../testing/strategy-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const desk = await openStrategyDesk(api);

const DAY_MS = 86_400_000;
const dayMs = Math.floor(api.nowMs() / DAY_MS - 2) * DAY_MS;
const closedMs = dayMs + 21 * 3_600_000;
const BUCKETS = 78;

function order(id: number, values: Partial<NewRow<'parent_orders'>>): NewRow<'parent_orders'> {
  return sampleRow('parent_orders', {
    parent_order_numeric_id: id,
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    asset_class: 'EQUITY',
    asset_sub_class: null,
    country: 'US',
    exchange_symbol: 'AAPL',
    status: 'FILLED',
    order_side: 'BUY',
    order_qty: 20_000,
    filled_qty: 20_000,
    remaining_qty: 0,
    strategy_parameters: '{"as":"pov_quiet"}',
    setting_name: 'Pov_Quiet',
    setting_version: 1,
    group_name: null,
    start_timestamp: closedMs - BUCKETS * 300_000,
    end_timestamp: closedMs,
    order_receive_time_since_epoch_milliseconds: closedMs - BUCKETS * 300_000,
    arrival_mid: 100,
    avg_spread: 0.02,
    tick_size: 0.01,
    multiplier: 1,
    volatility: 0.015,
    adv: 1e6,
    target_usd: 2e6,
    filled_usd: 1e6,
    cost_arrival_mid_bps: 4,
    ...values,
  });
}

async function writePast(): Promise<void> {
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 64 });
  const day = await writer.begin(new Date(dayMs).toISOString().slice(0, 10), 'test');
  day.append('parent_orders', [
    order(1, {}),
    order(2, { setting_version: 2, filled_usd: 3e6, cost_arrival_mid_bps: 8, group_name: 'By size' }),
    order(3, { setting_version: 2, remaining_qty: 10, cost_arrival_mid_bps: null }),
    order(4, { account: 'FAIRHAVEN', alloc_account: 'FAIRHAVEN-A' }),
    order(5, { status: 'REJECTED' }),
    order(6, { setting_name: 'another' }),
  ]);
  const volume_buckets = Array.from({ length: BUCKETS }, () => 1e6 / BUCKETS);
  const market = { open_auction_volume: 0, close_auction_volume: 0, day_volume: 1e6, volume_buckets };
  day.append('day_stats', [sampleRow('day_stats', { exchange_symbol: 'AAPL', ...market })]);
  await day.commit();
  await writer.close();
}

let id = 0;
const figures = (query = '', token = desk.trader, of: number | string = id) =>
  desk.get(`settings/${of}/figures?settings_version=v1${query}`, token);

beforeAll(async () => {
  await desk.reset();
  const made = await desk.save(SETTING);
  id = Number(made.body['id']);
  await desk.save({ ...SETTING, settings: { pr: 12 }, id, version: 1 });
  await writePast();
});

test('orders of a setting are counted by version and by group, with their arrival cost by notional', async () => {
  const { status, body } = await figures();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    trading_days: 1,
    total: { orders: 3, fully_filled: 2, filled_usd: 5e6, arrival_bps: 7, costed: 2 },
    by_version: [
      { version: 2, orders: 2, arrival_bps: 8, costed: 1 },
      { version: 1, orders: 1, arrival_bps: 4, costed: 1 },
    ],
    by_group: [
      { group_name: null, orders: 2 },
      { group_name: 'By size', orders: 1 },
    ],
    compared: null,
    not_compared: 'Choose another version to compare with.',
  });
});

test('two versions are compared on the same orders', async () => {
  const { body } = await figures('&before=1&after=2', desk.admin);
  expect(body).toMatchObject({
    not_compared: null,
    compared: { orders: 3, usd: 6e6, before: { version: 1 }, after: { version: 2 }, change_bps: expect.any(Number) },
  });
  const { compared } = body as {
    compared: { change_bps: number; before: { risk_bps: number }; after: { risk_bps: number } };
  };
  expect(compared.change_bps).toBeGreaterThan(0);
  expect(compared.after.risk_bps).toBeLessThan(compared.before.risk_bps);
});

test("an account's proposed change is compared, and nobody sees another account's orders", async () => {
  await desk.requireSecondPerson('ALDGATE');
  const proposed = await desk.save({ ...SETTING, settings: { pr: 20 }, id, version: 2 });
  const { proposal } = proposed.body as { proposal: { id: number } };
  expect((await figures(`&proposal=${proposal.id}`, desk.admin)).body).toMatchObject({
    compared: { before: { version: 2 }, after: { version: null } },
  });
  expect((await figures('&after=99', desk.admin)).body).toMatchObject({ compared: null });
  await desk.requireSecondPerson();
  const everybodys = await desk.save({ ...SETTING, owner_account: null }, desk.admin);
  const all = Number(everybodys.body['id']);
  expect((await figures('', desk.admin, all)).body).toMatchObject({ total: { orders: 1 } });
  expect((await figures('', desk.viewer, all)).body).toMatchObject({ total: { orders: 0, arrival_bps: null } });
  expect((await figures('', desk.trader, 999_999)).status).toBe(404);
  expect((await figures('&other=1')).status).toBe(400);
});
