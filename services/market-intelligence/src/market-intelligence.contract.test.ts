import { ProblemSchema } from '@meridian/protocol/problem';
import type { CostEstimateAnswer } from '@meridian/protocol/rest/cost-estimate-schemas';
import { MARKET_INTELLIGENCE_CALLS, type StatEstimate } from '@meridian/protocol/rest/market-intelligence-calls';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { assert, asyncProperty, constantFrom, dictionary, double, oneof, string } from 'fast-check';
import { Value } from 'typebox/value';
import { afterAll, describe, expect, test } from 'vitest';
import { startTestMarket, VECTOR_FUTURE } from './testing/start-test-market.ts';

const DATES = Array.from({ length: 25 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`);
const SHARE = { ...VECTOR_FUTURE, exchange_symbol: 'AAA', asset_class: 'EQUITY', multiplier: 1 } as const;
const CALENDAR = {
  ...VECTOR_FUTURE,
  exchange_symbol: 'ESZ26-ESH27',
  asset_sub_class: 'CALENDAR SPREAD',
  avg_spread_bps: null,
  day_close: -1.25,
  day_vwap: -1.3,
} as const;
const EXPIRED = { ...VECTOR_FUTURE, exchange_symbol: 'ESU20', last_trading_date: '2020-09-18' };
const market = await startTestMarket(
  DATES.map((date, day) => ({
    date,
    stats: [VECTOR_FUTURE, { ...SHARE, day_volume: 1e6 + 1e4 * day }, CALENDAR, EXPIRED],
  })),
);
afterAll(() => market.stop());
const trader = await market.tokenOf('trader');
const viewer = await market.tokenOf('viewer');

const GOOD: Readonly<Record<string, string>> = {
  '/api/active-instruments/': 'asset_class=FUTURE',
  '/api/cost-estimator-fixed-participation/': 'exchange_symbol=ESZ26&part_rate=5',
  '/api/cost-estimator-fixed-duration/': 'exchange_symbol=ESZ26&duration_minutes=60',
  '/api/stat-realized/': 'exchange_symbol=ESZ26',
  '/api/stat-estimate/': 'exchange_symbol=ESZ26',
  '/api/trading-stats/': 'exchange_symbol=ESZ26',
};

async function estimate(path: string, query: string): Promise<CostEstimateAnswer> {
  const { status, body } = await market.ask(`${path}?${query}`, trader);
  expect(status).toBe(200);
  return body as CostEstimateAnswer;
}

describe.each(MARKET_INTELLIGENCE_CALLS.map((call) => [call.path, call] as const))('GET %s', (path, call: RestCall) => {
  const good = `${path}?${GOOD[path]}`;

  test('answers by its schema to whoever has the permit, and to nobody else', async () => {
    const answer = await market.ask(good, trader);
    expect(answer.status).toBe(200);
    expect(Value.Check(call.response, answer.body)).toBe(true);
    expect(await market.ask(good, viewer)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect((await market.ask(good)).status).toBe(401);
  });

  test('refuses a parameter that it does not know', async () => {
    const answer = await market.ask(`${good}&colour=blue`, trader);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-request' } });
  });

  test('answers whatever it is asked, and never with a fault of its own', async () => {
    const names = constantFrom(...Object.keys(call.query?.properties ?? {}), 'other');
    const values = oneof(
      constantFrom('ESZ26', 'AAA', 'NONE', '5', '0', '-1', '1e308', '2026-10-05', '2026-02-31', 'BUY', 'EQUITY', ''),
      string({ maxLength: 8 }),
      double().map(String),
    );
    await assert(
      asyncProperty(dictionary(names, values, { maxKeys: 5 }), async (fields) => {
        const { status, body } = await market.ask(`${path}?${new URLSearchParams(fields).toString()}`, trader);
        expect([200, 400, 404]).toContain(status);
        expect(Value.Check(status === 200 ? call.response : ProblemSchema, body)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the published vectors come out of the service', () => {
  test.each([
    [10, 0.052, 0.402, 10.05, 80.397, 0.667],
    [100, 0.52, 0.731, 18.265, 146.122, 2.108],
    [1000, 5.2, 1.77, 44.246, 353.966, 6.667],
    [10_000, 52, 5.056, 126.403, 1011.225, 21.082],
  ])('%i contracts at 5 %%', async (size, minutes, bps, contract, pctSpread, risk) => {
    const { curve } = await estimate('/api/cost-estimator-fixed-participation/', 'exchange_symbol=ESZ26&part_rate=5');
    const row = curve.find(({ order_size }) => order_size === size);
    expect(row?.duration_minutes).toBeCloseTo(minutes, 3);
    expect(row?.cost_bps).toBeCloseTo(bps, 3);
    expect(row?.cost_contract).toBeCloseTo(contract, 3);
    expect(row?.cost_pct_spread).toBeCloseTo(pctSpread, 3);
    expect(row?.risk.bps).toBeCloseTo(risk, 3);
    expect(row?.cost_ivwap_bps).toBeCloseTo(0.2375, 10);
  });

  test.each([
    [10, 0.004, 0.276, 6.902, 55.215],
    [100, 0.043, 0.397, 9.916, 79.328],
    [1000, 0.433, 1.075, 26.866, 214.926],
    [10_000, 4.333, 4.887, 122.181, 977.445],
  ])('%i contracts within an hour', async (size, rate, bps, contract, pctSpread) => {
    const { curve } = await estimate(
      '/api/cost-estimator-fixed-duration/',
      'exchange_symbol=ESZ26&duration_minutes=60',
    );
    const row = curve.find(({ order_size }) => order_size === size);
    expect(row?.part_rate).toBeCloseTo(rate, 3);
    expect(row?.cost_bps).toBeCloseTo(bps, 3);
    expect(row?.cost_contract).toBeCloseTo(contract, 3);
    expect(row?.cost_pct_spread).toBeCloseTo(pctSpread, 3);
    expect(row?.risk.bps).toBeCloseTo(22.646, 3);
  });
});

describe('an estimate', () => {
  const PATH = '/api/cost-estimator-fixed-participation/';

  test('is split into spread and impact, and says how sure its mean is and how far one order may be off', async () => {
    const { curve } = await estimate(PATH, 'exchange_symbol=ESZ26&part_rate=5');
    for (const { cost_contract, split, mean_ranges, ranges } of curve) {
      expect(split.spread.contract + split.impact.contract).toBeCloseTo(cost_contract, 9);
      expect(split.temporary.contract + split.permanent.contract).toBeCloseTo(split.peak.contract, 9);
      const [mean, one] = [mean_ranges.find(({ level }) => level === 0.8), ranges.find(({ level }) => level === 0.8)];
      expect(mean?.high.contract).toBeGreaterThan(cost_contract);
      expect(one?.high.contract).toBeGreaterThan(mean?.high.contract ?? Infinity);
    }
  });

  test('says by how much a limit lowers the chance to finish', async () => {
    const asked = 'exchange_symbol=ESZ26&part_rate=5&order_qty=1000';
    const free = await estimate(PATH, asked);
    expect(free.order).toMatchObject({ order_qty: 1000, limit: null });
    const far = await estimate(PATH, `${asked}&order_side=BUY&limit_price=5100`);
    const near = await estimate(PATH, `${asked}&order_side=BUY&limit_price=5001`);
    const beyond = await estimate(PATH, `${asked}&order_side=BUY&limit_price=4900`);
    expect(far.order?.limit?.finish_percent).toBeGreaterThan(99);
    expect(near.order?.limit?.finish_percent).toBeLessThan(70);
    expect(near.order?.limit?.lowered_by_percent).toBeCloseTo(100 - (near.order?.limit?.finish_percent ?? 0), 9);
    const chance = (near.order?.limit?.finish_percent ?? 0) / 100;
    // What does not fill is priced at the end, so a limit saves nothing.
    expect(near.order?.limit?.cost?.bps).toBeGreaterThan(chance * (free.order?.cost_bps ?? Infinity));
    expect(far.order?.limit?.cost?.bps).toBeCloseTo(free.order?.cost_bps ?? 0, 1);
    expect(beyond.order?.limit).toMatchObject({ finish_percent: 0, cost: null });
    const sell = await estimate(PATH, `${asked}&order_side=SELL&limit_price=4999`);
    expect(sell.order?.limit?.finish_percent).toBeCloseTo(near.order?.limit?.finish_percent ?? 0, 9);
    const incomplete = await market.ask(`${PATH}?exchange_symbol=ESZ26&part_rate=5&limit_price=1`, trader);
    expect(incomplete).toMatchObject({ status: 400, body: { code: 'incomplete-limit' } });
  });

  test('of a spread at a price below zero has no bps, but contracts', async () => {
    const { curve, market: facts } = await estimate(PATH, 'exchange_symbol=ESZ26-ESH27&part_rate=5');
    expect(facts.volatility).toBeNull();
    expect(curve[0]).toMatchObject({ cost_bps: null, cost_ivwap_bps: null });
    expect(curve[0]?.cost_contract).toBeGreaterThan(0);
  });

  test('of an instrument that nobody knows is a 404 that says so', async () => {
    expect(await market.ask(`${PATH}?exchange_symbol=NONE&part_rate=5`, trader)).toMatchObject({
      status: 404,
      body: { code: 'unknown-symbol', message: 'NONE has no trading history: choose another instrument.' },
    });
  });
});

describe('statistics', () => {
  test('leave out expired contracts and other asset classes', async () => {
    const { body } = await market.ask('/api/active-instruments/?asset_class=FUTURE', trader);
    const symbols = (body as { exchange_symbol: string }[]).map(({ exchange_symbol }) => exchange_symbol);
    expect(symbols).toEqual(['ESZ26', 'ESZ26-ESH27']);
  });

  test('of past days come oldest first and within the asked range', async () => {
    const { body } = await market.ask('/api/stat-realized/?exchange_symbol=AAA&from=2026-10-03&to=2026-10-05', trader);
    expect(body).toMatchObject([
      { date: '2026-10-03', day_volume: 1_020_000, avg_depth: 240 },
      { date: '2026-10-04' },
      { date: '2026-10-05', day_volume: 1_040_000 },
    ]);
    const wrong = await market.ask('/api/stat-realized/?exchange_symbol=AAA&from=2026-10-09&to=2026-10-05', trader);
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid-range' } });
  });

  test('of days to come carry their error, and past days what had been expected of them', async () => {
    const { body } = await market.ask('/api/stat-estimate/?exchange_symbol=AAA&from=2026-10-20&days=3', trader);
    const days = body as StatEstimate[];
    expect(days.map(({ date, is_past }) => [date, is_past])).toEqual([
      ...['20', '21', '22', '23', '24', '25'].map((day) => [`2026-10-${day}`, true]),
      ['2026-10-26', false],
      ['2026-10-27', false],
      ['2026-10-28', false],
    ]);
    const [first, , , , , , next] = days;
    expect(first?.day_volume?.realized).toBe(1_190_000);
    expect(next?.day_volume?.realized).toBeNull();
    expect(next?.day_volume?.low).toBeLessThan(next?.day_volume?.mean ?? 0);
  });

  test('on the average have a profile whose shares make a day', async () => {
    const { body } = await market.ask('/api/trading-stats/?exchange_symbol=ESZ26', trader);
    const { profile, ...rest } = body as { profile: { minute: number; volume_share: number }[] };
    expect(rest).toMatchObject({ days: 25, avg_daily_volume: 1_500_000, avg_spread_bps: 0.5 });
    expect(profile).toHaveLength(78);
    expect(profile.at(-1)?.minute).toBe(385);
    expect(profile.reduce((sum, { volume_share }) => sum + volume_share, 0)).toBeCloseTo(1, 9);
  });

  test('of a day that is written later are there after a while, without a restart', async () => {
    await market.write([{ date: '2026-10-28', stats: [VECTOR_FUTURE] }]);
    market.world.advance(11_000);
    const later = async () => {
      const { body } = await market.ask('/api/stat-realized/?exchange_symbol=ESZ26&from=2026-10-26', trader);
      return body;
    };
    await expect.poll(later, { timeout: 20_000 }).toMatchObject([{ date: '2026-10-28' }]);
  });
});

async function grant(market_data_permit: boolean): Promise<void> {
  const { db } = market.world.database;
  await db
    .updateTable('user_permission')
    .set({ market_data_permit })
    .where('market_impact_permit', '=', true)
    .execute();
}

describe('a user with the market-impact permit and without that for market data', () => {
  test('reads no prices and volumes of past days, expected days and averages, and no costs of orders', async () => {
    await grant(false);
    try {
      const realized = await market.ask(
        '/api/stat-realized/?exchange_symbol=ESZ26&from=2026-10-25&to=2026-10-25',
        trader,
      );
      expect(realized).toMatchObject({
        status: 200,
        body: [{ date: '2026-10-25', day_vwap: null, day_volume: null, day_high_mid: null, avg_spread_bps: null }],
      });
      const estimated = await market.ask('/api/stat-estimate/?exchange_symbol=ESZ26&days=1', trader);
      expect(estimated.body).toContainEqual(expect.objectContaining({ day_vwap: null, day_volume: null }));
      const averages = await market.ask('/api/trading-stats/?exchange_symbol=ESZ26', trader);
      expect(averages.body).toMatchObject({ avg_daily_volume: null, avg_spread_bps: null });
      for (const path of ['/api/realized-orders/?exchange_symbol=ESZ26', '/api/cost-by-group/?group=list']) {
        expect((await market.ask(path, trader)).status).toBe(403);
      }
    } finally {
      await grant(true);
    }
  });
});
