import { saveRangeOutcomes } from '@meridian/storage/range-outcomes/range-outcome-store';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());

const DATE = '2026-11-16';

function outcomes(strat: string, count: number, held: number, firstId: number) {
  return Array.from({ length: count }, (_, nth) => ({
    trade_date: DATE,
    parent_order_numeric_id: firstId + nth,
    account: 'ALDGATE',
    alloc_account: 'ALDGATE-CORE',
    exchange_symbol: `S${nth}`,
    asset_class: 'EQUITY',
    strat,
    low_ticks: -1,
    high_ticks: 1,
    cost_ticks: nth < held ? 0 : 2,
  }));
}

beforeAll(() =>
  saveRangeOutcomes(api.database.pool, DATE, [...outcomes('vwap', 100, 80, 1), ...outcomes('twap', 10, 10, 1_000)]),
);

describe('GET /tca/range_coverage', () => {
  test('says by strategy how often ranges held, and where there are too few orders', async () => {
    const { status, body } = await api.ask('GET', '/tca/range_coverage', { token: await api.tokenOf('admin') });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      days: [{ trade_date: DATE, orders: 110, held: 90 }],
      all: { orders: 110, held: 90 },
      groups: expect.arrayContaining([
        expect.objectContaining({ strat: 'vwap', coverage: expect.objectContaining({ share: 0.8, verdict: 'holds' }) }),
        expect.objectContaining({ strat: 'twap', coverage: expect.objectContaining({ verdict: 'too-few' }) }),
      ]),
    });
  });

  test('says which day is measured next, and when it closes', async () => {
    const ask = async () => (await api.ask('GET', '/tca/range_coverage', { token: await api.tokenOf('admin') })).body;
    expect(await ask()).toMatchObject({ running_day: null });
    const day = { date: '2026-11-17', openMs: 1_795_012_200_000, closeMs: 1_795_035_600_000 };
    const text = `insert into trading_event (seq, at_ms, kind, body) values (1, $1, 'TradingDayBegan', $2)`;
    await api.database.pool.query(text, [day.openMs, JSON.stringify({ v: 1, kind: 'TradingDayBegan', day })]);
    expect(await ask()).toMatchObject({ running_day: { trade_date: '2026-11-17', close_ms: day.closeMs } });
  });

  test('needs the market-impact permission and a valid number of days', async () => {
    const token = await api.tokenOf('viewer');
    expect((await api.ask('GET', '/tca/range_coverage', { token })).status).toBe(403);
    const admin = await api.tokenOf('admin');
    expect((await api.ask('GET', '/tca/range_coverage?days=0', { token: admin })).status).toBe(400);
  });
});
