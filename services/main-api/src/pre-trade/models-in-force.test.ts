import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import { SOME_SHARE } from '@meridian/cost-model/estimates/testing/some-facts';
import { orderPlans } from '@meridian/cost-model/pre-trade/order-plans';
import { describe, expect, it } from 'vitest';
import { ModelsInForce } from './models-in-force.ts';

const { parameters, covariance } = PRIOR_MODEL;
const ADOPTED = {
  version: 12,
  assetClass: 'EQUITY',
  liquidity: 'high',
  calibratedMs: 1_000,
  orders: 739,
  parameters: { ...parameters, y: 2 * parameters.y },
  covariance,
} as const;
/** $10 billion a day. */
const LIQUID = { ...SOME_SHARE, avg_daily_volume: 1e8, notional_price: 100, multiplier: 1, usd_rate: 1 };
const ORDER = { order_side: 'BUY', order_qty: 100_000, strat: 'pov', limit_price: null, values: { pr: 10 } } as const;

describe('the cost model of pre-trade analytics', () => {
  it('is the calibration in force for asset class and liquidity, and makes other estimates than the defaults', async () => {
    const models = new ModelsInForce(
      async () => [ADOPTED],
      () => 0,
    );
    const { model, origin } = (await models.current())(LIQUID);
    expect(origin).toEqual({ version: 12, liquidity: 'high', calibrated_ms: 1_000, orders: 739 });
    const edges = [LIQUID.session.open_ms, LIQUID.session.close_ms];
    const usual = orderPlans(LIQUID, ORDER, edges).plans[0]?.cost.ticks ?? 0;
    const calibrated = orderPlans(LIQUID, ORDER, edges, model).plans[0]?.cost.ticks ?? 0;
    expect(calibrated).toBeGreaterThan(1.2 * usual);
  });

  it('is that of the published defaults where nothing was adopted, or a parameter is missing', async () => {
    const none = new ModelsInForce(
      async () => [{ ...ADOPTED, liquidity: 'low' }],
      () => 0,
    );
    const { y: _, ...broken } = ADOPTED.parameters;
    const damaged = new ModelsInForce(
      async () => [{ ...ADOPTED, parameters: broken }],
      () => 0,
    );
    for (const models of [none, damaged]) {
      const { model, origin } = (await models.current())(LIQUID);
      expect([model, origin.version, origin.orders]).toEqual([PRIOR_MODEL, null, 0]);
    }
  });

  it('is read again after a minute, so that a new calibration is used', async () => {
    let nowMs = 0;
    let adopted: readonly (typeof ADOPTED)[] = [];
    const models = new ModelsInForce(
      async () => adopted,
      () => nowMs,
    );
    await models.current();
    adopted = [ADOPTED];
    expect((await models.current())(LIQUID).origin.version).toBeNull();
    nowMs = 60_000;
    expect((await models.current())(LIQUID).origin.version).toBe(12);
  });
});
