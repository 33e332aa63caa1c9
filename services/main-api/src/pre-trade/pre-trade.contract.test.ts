import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { listRisk } from '@meridian/cost-model/pre-trade/list-risk';
import { planChoice } from '@meridian/cost-model/pre-trade/plan-choice';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import type { PreTradeInput } from '@meridian/protocol/ports/pre-trade';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestMainApi } from '../testing/start-test-main-api.ts';
import { deskIsDown, preTradeOrders } from '../testing/test-desk.ts';

const api = await startTestMainApi();
afterAll(() => api.stop());
const DAYS = 12;
const DAY_MS = 86_400_000;

const order = (symbol: string, more: Partial<PreTradeInput> = {}): PreTradeInput => ({
  parent_order_numeric_id: 1,
  list_name: 'REBALANCE',
  exchange_symbol: symbol,
  order_side: 'BUY',
  order_qty: 123_400,
  is_remaining: false,
  is_staged: false,
  limit_price: null,
  strat: 'pov',
  values: { pr: 10 },
  facts: { ...SOME_SHARE, exchange_symbol: symbol },
  ...more,
});

/** NVDA and AMD move together, one day up and one day down. */
async function writeDays(): Promise<void> {
  const writer = await openHistoryWriter({ dir: api.historyDir, memoryLimitMb: 64 });
  for (let back = DAYS; back >= 1; back -= 1) {
    const day = await writer.begin(new Date(api.nowMs() - back * DAY_MS).toISOString().slice(0, 10), 'test');
    const up = 1 + 0.02 * Math.sin(1.7 * back);
    day.append(
      'day_stats',
      ['NVDA', 'AMD'].map((exchange_symbol) =>
        sampleRow('day_stats', {
          exchange_symbol,
          day_close: 100 * up,
          avg_depth: 700,
          open_auction_volume: 10,
          volume_buckets: Array.from({ length: 78 }, () => 1),
          close_auction_volume: 12,
          seen_percent: 100,
        }),
      ),
    );
    await day.commit();
  }
  await writer.close();
}

async function ask(path: string): Promise<PreTradeAnswer> {
  const { status, body } = await api.ask('GET', path, { token: await api.tokenOf('trader') });
  expect(status).toBe(200);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the service checks its answers against this schema.
  return body as PreTradeAnswer;
}

describe('GET /pre_trade', () => {
  it('has cost and risk of every order and of the list, which is what its orders add to it', async () => {
    await writeDays();
    preTradeOrders.now = [order('NVDA'), order('AMD', { order_side: 'SELL' }), order('NONE', { facts: null })];
    const { orders, left_out, correlation, correlation_days, frontier, urgency } = await ask('/pre_trade?list_name=L');
    expect(left_out.map(({ reason }) => reason)).toEqual(['There is no instrument NONE.']);
    expect(correlation_days).toBe(DAYS - 1);
    expect(correlation[0]?.[1]).toBeGreaterThan(0.9);
    expect(orders[0]).toMatchObject({ percent_of_adv: 1.234, avg_depth: 700, own_plan: 0, history_days: DAYS });
    expect(orders[0]?.volume[0]?.low).toBeCloseTo(16 / 100, 9);
    const medium = frontier[urgency.medium];
    const loadings = orders.map(({ order_side, plans }, at) => {
      const plan = plans[medium?.plans[at] ?? -1];
      if (plan === undefined) throw new Error('a frontier names a plan that there is not');
      return planChoice(order_side, plan).loading;
    });
    const { total, contributions } = listRisk(loadings, correlation);
    expect(total).toBeCloseTo(medium?.risk_usd ?? 0, 3);
    expect(contributions.reduce((sum, value) => sum + value, 0)).toBeCloseTo(total, 3);
    // A buy and a sell that move together cancel most of their risk.
    expect(total).toBeLessThan(0.5 * (orders[0]?.plans[0]?.risk.usd ?? 0));
  });

  it('refuses what is unclear, and whoever may not see estimates', async () => {
    const token = await api.tokenOf('trader');
    const status = async (path: string, as: string | undefined = token) =>
      (await api.ask('GET', path, { token: as })).status;
    const draft = '/pre_trade?exchange_symbol=NVDA&order_side=BUY&order_qty=100';
    expect(await status('/pre_trade')).toBe(400);
    expect(await status('/pre_trade?list_name=L&parent_order_numeric_id=1')).toBe(400);
    expect(await status('/pre_trade?exchange_symbol=NVDA&order_side=BUY')).toBe(400);
    expect(await status('/pre_trade?exchange_symbol=NVDA&order_side=HOLD&order_qty=100')).toBe(400);
    expect(await status(`/pre_trade?${'parent_order_numeric_id=1&'.repeat(101)}`)).toBe(400);
    expect(await status(draft, await api.tokenOf('viewer'))).toBe(403);
    expect((await api.ask('GET', draft)).status).toBe(401);
    preTradeOrders.now = [];
    expect(await status('/pre_trade?parent_order_numeric_id=999')).toBe(404);
    deskIsDown.now = true;
    expect(await status(draft)).toBe(503);
    deskIsDown.now = false;
  });
});
