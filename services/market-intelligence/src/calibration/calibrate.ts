import { liquidityTier } from '@meridian/cost-model/calibration/liquidity-tier';
import { nightlyCalibration } from '@meridian/cost-model/calibration/nightly-calibration';
import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import { seededRng } from '@meridian/cost-model/sfc32';
import { groupedOrders } from '@meridian/history/queries/own-orders';
import type { History } from '@meridian/history/reader/open-history';
import { type CalibrationResult, type CalibrationWork, groupKey } from './calibration-messages.ts';

const MAX_ORDERS = 500_000;
const ROUNDS = 60;

/** Fits the cost model to every own order of the past; null without a day. */
export async function calibrate(
  history: Pick<History, 'days' | 'query'>,
  { from, current }: Omit<CalibrationWork, 'dir'>,
  signal: AbortSignal,
): Promise<CalibrationResult | null> {
  const { whole } = await history.days({ from });
  const throughDate = whole.at(-1)?.tradeDate;
  if (throughDate === undefined) return null;
  const { rows } = await history.query(groupedOrders, { from }, {}, { maxRows: MAX_ORDERS, signal });
  const orders = rows.map((row) =>
    Object.assign(row, { liquidity: liquidityTier(row.assetClass, row.dailyNotionalUsd) }),
  );
  const groups = nightlyCalibration(orders, {
    // Seeded by the day, so that a night can be computed again.
    rng: seededRng('calibration', throughDate),
    rounds: ROUNDS,
    current: (group) => current[groupKey(group)] ?? PRIOR_MODEL,
  });
  return { throughDate, dayCount: whole.length, groups };
}
