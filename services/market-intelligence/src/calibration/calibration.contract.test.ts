import { PRODUCTION_PARAMETERS, productionCost } from '@meridian/cost-model/models/production-cost';
import { standardNormal } from '@meridian/cost-model/random/standard-normal';
import { seededRng } from '@meridian/cost-model/sfc32';
import type { NewRow } from '@meridian/history/tables/history-tables';
import { openHistory } from '@meridian/history/reader/open-history';
import type { Calibration, CostGroup, RealizedOrder } from '@meridian/protocol/rest/calibration-calls';
import { CALIBRATION_CALLS } from '@meridian/protocol/rest/calibration-calls';
import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { Value } from 'typebox/value';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMarket, VECTOR_FUTURE } from '../testing/start-test-market.ts';
import type { CalibrationResult } from './calibration-messages.ts';
import { CostModels } from '../estimates/cost-models.ts';
import { KeptCostGroups } from '../orders/kept-cost-groups.ts';
import { createCalibrationStore } from './calibration-store.ts';
import { NightlyCalibration } from './nightly.ts';

const TRUE_Y = 1.2;
const rng = seededRng('calibration contract');

/** An order of a desk that pays more impact than the published defaults say. */
function someOrder(id: number): Partial<NewRow<'parent_orders'>> {
  const [adv, filled, participation] = [1.5e6, 500 + 30_000 * rng.unit() ** 2, 0.02 + 0.15 * rng.unit()];
  const order = { quantity: filled, adv, participation, spread: 0.5, sigma: 100 };
  const days = filled / adv / participation;
  const mean = productionCost(order, { ...PRODUCTION_PARAMETERS, y: TRUE_Y })?.total ?? 0;
  return {
    parent_order_numeric_id: id,
    account: id % 2 === 0 ? 'ALDGATE' : 'SECRET',
    alloc_account: id % 2 === 0 ? 'ALDGATE-CORE' : 'SECRET-1',
    list_name: id % 3 === 0 ? 'LIST-A' : null,
    country: 'US',
    exchange_symbol: 'ESZ26',
    asset_class: 'FUTURE',
    asset_sub_class: null,
    order_side: 'BUY',
    strat: 'pov',
    start_timestamp: 0,
    end_timestamp: 600_000,
    order_qty: filled,
    filled_qty: filled,
    filled_usd: filled * 250_000,
    adv,
    avg_daily_notional: adv * 250_000,
    '%Volume': 100 * participation,
    volume_since_start: days * adv,
    volatility: 0.01,
    avg_spread_bps: 0.5,
    cost_arrival_mid_bps: mean + 100 * Math.sqrt(days / 3) * standardNormal(rng),
    is_limit_constrained: false,
    was_halted: false,
  };
}

const DATES = Array.from({ length: 20 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`);
const market = await startTestMarket(
  DATES.map((date, day) => ({
    date,
    stats: [VECTOR_FUTURE],
    orders: Array.from({ length: 120 }, (_, index) => someOrder(day * 1_000 + index + 1)),
  })),
);
const history = await openHistory({ dir: market.dir, memoryLimitMb: 128, threads: 1 });
const store = createCalibrationStore(market.world.database);
afterAll(async () => {
  await history.close();
  await market.stop();
});
const trader = await market.tokenOf('trader');

async function ask<Answer>(path: string, token = trader): Promise<Answer> {
  const { status, body } = await market.ask(path, token);
  expect(status).toBe(200);
  return body as Answer;
}

function onError(error: unknown): never {
  throw error;
}

function nightly(done: CalibrationResult[]) {
  const { nowMs } = market.world;
  return new NightlyCalibration({
    dir: market.dir,
    history,
    store,
    nowMs,
    onError,
    onDone: (result) => done.push(result),
  });
}

describe('a night', () => {
  const done: CalibrationResult[] = [];
  test('begins when the same days are found twice, as the first look may find a past that is still being written', async () => {
    const before = await ask<CostEstimateAnswer>(
      '/api/cost-estimator-fixed-participation/?exchange_symbol=ESZ26&part_rate=5',
    );
    expect(before.model).toMatchObject({ version: null, y: PRODUCTION_PARAMETERS.y });
    const calibration = nightly(done);
    await calibration.look();
    expect(done).toHaveLength(0);
    await calibration.look();
    await calibration.close();
    market.world.advance(61_000);
  });

  test('fits the desk and is used by the next estimate, with its version', async () => {
    expect(done).toMatchObject([{ throughDate: '2026-10-20', dayCount: 20, groups: [{ decision: 'adopted' }] }]);
    const after = await ask<CostEstimateAnswer>(
      '/api/cost-estimator-fixed-participation/?exchange_symbol=ESZ26&part_rate=5',
    );
    expect(after.model).toMatchObject({ version: 1, liquidity: 'high' });
    expect(after.model.y).toBeGreaterThan(0.95);
    expect(after.model.orders).toBeGreaterThan(1_500);
  });

  test('says how well it did on days it had not seen', async () => {
    const [found] = await ask<Calibration[]>('/api/model-calibration/?asset_class=FUTURE');
    expect(found).toMatchObject({ version: 1, decision: 'adopted', through_date: '2026-10-20' });
    expect(found?.accuracy?.orders).toBe(480);
    expect(found?.accuracy?.held[1]?.inside).toBeGreaterThan(0.7 * 480);
    expect(found?.fitted_loss).toBeLessThan(found?.current_loss ?? 0);
    expect(await ask('/api/model-calibration/?asset_class=EQUITY')).toEqual([]);
  });

  test('is done once, also by a second process', async () => {
    const again = nightly(done);
    await again.look();
    await again.look();
    await again.close();
    const [result] = done;
    expect(done).toHaveLength(1);
    if (result !== undefined) await store.add(result, 1);
    expect(await store.newest()).toHaveLength(1);
    expect((await store.newest())[0]?.version).toBe(1);
  });
});

describe('own orders', () => {
  test('are those of the accounts that the user may see', async () => {
    const all = await ask<RealizedOrder[]>(
      '/api/realized-orders/?exchange_symbol=ESZ26&limit=1000',
      await market.tokenOf('admin'),
    );
    const own = await ask<RealizedOrder[]>('/api/realized-orders/?exchange_symbol=ESZ26&limit=1000');
    expect(all).toHaveLength(1_000);
    expect(own.length).toBeGreaterThan(0);
    expect(own.every(({ parent_order_numeric_id }) => parent_order_numeric_id % 2 === 0)).toBe(true);
    expect(own[0]?.trade_date).toBe('2026-10-20');
    const inside = own.filter(({ is_inside }) => is_inside).length / own.length;
    expect(inside).toBeGreaterThan(0.7);
    expect(inside).toBeLessThan(0.9);
  });

  test('by list have a row for orders without one, and all of them add up', async () => {
    const groups = await ask<CostGroup[]>('/api/cost-by-group/?group=list');
    expect(groups.map(({ group }) => group)).toEqual(['', 'LIST-A']);
    const [byClass] = await ask<CostGroup[]>('/api/cost-by-group/?group=asset-class');
    expect(byClass?.group).toBe('FUTURE');
    expect(groups.reduce((sum, { orders }) => sum + orders, 0)).toBe(byClass?.orders);
    expect(await ask('/api/cost-by-group/?group=country&asset_class=EQUITY')).toEqual([]);
  });

  test('by group are worked out once, until there are other days', async () => {
    let days = 'one day';
    const models = new CostModels(store, market.world.nowMs);
    const groups = new KeptCostGroups({ dir: market.dir, book: { signature: async () => days }, models });
    const question = {
      grouping: 'country',
      from: null,
      assetClass: null,
      accounts: null,
      allocAccounts: null,
    } as const;
    const { signal } = new AbortController();
    const first = await groups.of(question, signal);
    expect(first.length).toBeGreaterThan(0);
    expect(await groups.of(question, signal)).toBe(first);
    days = 'another day';
    const again = await groups.of(question, signal);
    expect(again).not.toBe(first);
    expect(again).toEqual(first);
  });
});

test.each([
  ['/api/model-calibration/', ''],
  ['/api/realized-orders/', 'exchange_symbol=ESZ26'],
  ['/api/cost-by-group/', 'group=country'],
])('GET %s answers by its schema, and needs the permit', async (path, query) => {
  const call = CALIBRATION_CALLS.find((each) => each.path === path);
  if (call === undefined) throw new Error(path);
  const { status, body } = await market.ask(`${path}?${query}`, trader);
  expect([status, Value.Check(call.response, body)]).toEqual([200, true]);
  expect((await market.ask(`${path}?${query}`, await market.tokenOf('viewer'))).status).toBe(403);
  expect(await market.ask(`${path}?${query}&other=1`, trader)).toMatchObject({ status: 400 });
});
