import { calibrateProduction } from '@meridian/cost-model/calibration/calibrate-production';
import { type CalibrationOrder, isCalibrationOrder } from '@meridian/cost-model/calibration/calibration-order';
import { modelHealth } from '@meridian/cost-model/models/model-health';
import { PRODUCTION_PARAMETERS, productionCost } from '@meridian/cost-model/models/production-cost';
import { seededRng } from '@meridian/cost-model/sfc32';
import { averageProfile } from '@meridian/cost-model/volume/average-profile';
import { double, integer, label } from '@meridian/history/columns';
import { calibrationOrders } from '@meridian/history/queries/calibration-orders';
import { instrumentVolumes, toDayVolume } from '@meridian/history/queries/instrument-volumes';
import { marketDays } from '@meridian/history/queries/market-days';
import { defineQuery } from '@meridian/history/reader/history-query';
import { type History, openHistory } from '@meridian/history/reader/open-history';
import { makeHistoryFolder } from '@meridian/history/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VENUES } from '../universe/venues.ts';
import { volumeProfileOf } from '../../reference/volume-profiles.ts';
import { generateHistory } from './generate-history.ts';
import { testPlan } from './testing.ts';

const plan = testPlan({ dayCount: 12, ordersPerDay: 600 });
let history: History;
let remove: () => Promise<void>;

beforeAll(async () => {
  const folder = await makeHistoryFolder();
  remove = folder.remove;
  await generateHistory(plan, { dir: folder.dir });
  history = await openHistory({ dir: folder.dir, memoryLimitMb: 256, threads: 1 });
});

afterAll(async () => {
  await history.close();
  await remove();
});

const mean = (values: readonly (number | null)[]) =>
  values.reduce<number>((sum, value) => sum + (value ?? Number.NaN), 0) / values.length;

async function ordersOf(assetClass: string): Promise<readonly CalibrationOrder[]> {
  const { rows, isTruncated } = await history.query(calibrationOrders, {}, { assetClass });
  if (isTruncated) throw new Error('more orders than expected');
  return rows;
}

/** Spreads that fills paid above the mid of their snaps: crossing pays half a spread, resting earns it. */
async function paidSpreads(assetClass: string): Promise<number> {
  const query = defineQuery({
    name: 'paid spreads',
    tables: ['executions'],
    parameters: { assetClass: 'text' },
    columns: { paid: double('in spreads') },
    sql: `SELECT avg(side * (last_fill_price - (snap_bid + snap_ask) / 2) / (snap_ask - snap_bid)) AS paid
      FROM (SELECT *, CASE WHEN order_side LIKE 'BUY%' THEN 1 ELSE -1 END AS side FROM executions)
      WHERE asset_class = $assetClass AND leg_type IS NULL AND liquidity <> 'auction'`,
  });
  const { rows } = await history.query(query, {}, { assetClass });
  const paid = rows[0]?.paid ?? Number.NaN;
  expect(Math.abs(paid)).toBeLessThan(0.25);
  return paid;
}

describe('costs of the past', () => {
  it.each([
    ['EQUITY', 0.1],
    ['FUTURE', 0.3],
  ])('of %s give the parameters of the cost model back, within the error stated', async (assetClass, mostSd) => {
    const plan = { rng: seededRng('bootstrap'), rounds: 40 };
    const found = calibrateProduction(await ordersOf(assetClass), PRODUCTION_PARAMETERS, plan);
    if (found.kind !== 'calibrated') throw new Error(found.kind);
    const [sdPhi = 0, sdY = 0] = [0, 1].map((nth) => Math.sqrt(found.covariance?.[nth]?.[nth] ?? 0));
    expect(Math.abs(found.parameters.y - PRODUCTION_PARAMETERS.y)).toBeLessThan(3.5 * sdY);
    expect(Math.abs(found.parameters.phi - (await paidSpreads(assetClass)))).toBeLessThan(3.5 * sdPhi);
    expect(sdY).toBeGreaterThan(0);
    expect(sdY).toBeLessThan(mostSd);
  });

  it('vary around the model as much as the market moved', async () => {
    const health = modelHealth(
      (await ordersOf('EQUITY')).filter(isCalibrationOrder).map((order) => {
        const { cost, sigma, days, filled } = order;
        const predicted = productionCost({ ...order, quantity: filled })?.total ?? Number.NaN;
        const timingRisk = sigma * Math.sqrt(days / 3);
        return { realised: cost, predicted, timingRisk, sd: timingRisk };
      }),
    );
    expect(Math.abs(health?.zMean ?? 1)).toBeLessThan(0.1);
    expect(health?.zSd).toBeGreaterThan(0.9);
    expect(health?.zSd).toBeLessThan(1.4);
  });

  it("show each venue's toxicity: the mid moves against resting orders by it", async () => {
    const markouts = defineQuery({
      name: 'markouts',
      tables: ['executions'],
      parameters: {},
      columns: {
        venue: label('venue'),
        fills: integer('fills'),
        against: double('in spreads'),
        error: double('of it'),
      },
      sql: `SELECT last_market AS venue, count(*) AS fills,
          avg(against) AS against, stddev_samp(against) / sqrt(count(*)) AS error
        FROM (SELECT *, CASE WHEN order_side LIKE 'BUY%' THEN 1 ELSE -1 END
            * ((snap_bid + snap_ask) / 2 - mid_after_1s) / (snap_ask - snap_bid) AS against FROM executions)
        WHERE liquidity IN ('add', 'mid') AND mid_after_1s IS NOT NULL AND asset_class = 'EQUITY'
        GROUP BY last_market ORDER BY last_market`,
    });
    const { rows } = await history.query(markouts, {}, {});
    expect(rows.length).toBeGreaterThan(8);
    for (const { venue, against, error } of rows) {
      const { toxicity = Number.NaN, kind } = VENUES.find(({ mic }) => mic === venue) ?? {};
      // A fraction of the spread when lit, of half the spread when dark.
      expect(Math.abs(against - (kind === 'lit' ? toxicity : toxicity / 2))).toBeLessThan(0.05 + 3 * error);
    }
  });
});

describe('statistics of the past', () => {
  const [instrument] = plan.universe.instruments;
  const symbol = instrument?.exchangeSymbol ?? '';

  it('give the volume profile of the instrument back', async () => {
    const { rows } = await history.query(instrumentVolumes, {}, { symbol });
    const average = averageProfile(rows.map(toDayVolume));
    const usual = instrument === undefined ? null : volumeProfileOf(instrument);
    const adv = (instrument?.averageDailyLots ?? 0) * (instrument?.lotSize ?? 0);
    expect(average?.averageDailyVolume).toBeGreaterThan(0.8 * adv);
    expect(average?.averageDailyVolume).toBeLessThan(1.25 * adv);
    expect(average?.profile.closeAuction).toBeCloseTo(usual?.closeAuction ?? 0, 1);
    expect(average?.profile.buckets[0]).toBeCloseTo(usual?.buckets[0] ?? 0, 1);
  });

  it('give its volatility and its spread back', async () => {
    const days = await history.query(marketDays, {}, {});
    const rows = days.rows.filter((row) => row.symbol === symbol);
    expect(rows).toHaveLength(plan.dayCount);
    const volatility = mean(rows.map((row) => row.volatility));
    expect(volatility / (instrument?.dailyVolatility ?? 0)).toBeGreaterThan(0.8);
    expect(volatility / (instrument?.dailyVolatility ?? 0)).toBeLessThan(1.2);
    const usualBps = (1e4 * (instrument?.averageSpreadTicks ?? 0)) / (instrument?.previousCloseTicks ?? 1);
    expect(mean(rows.map((row) => row.avg_spread_bps)) / usualBps).toBeGreaterThan(0.7);
    expect(mean(rows.map((row) => row.avg_spread_bps)) / usualBps).toBeLessThan(1.4);
  });
});
