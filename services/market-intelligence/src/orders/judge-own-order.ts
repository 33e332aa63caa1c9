import { isCalibrationOrder } from '@meridian/cost-model/calibration/calibration-order';
import { judgeOrder } from '@meridian/cost-model/calibration/judge-model';
import { liquidityTier } from '@meridian/cost-model/calibration/liquidity-tier';
import { PRIOR_MODEL } from '@meridian/cost-model/calibration/prior-model';
import { costBand } from '@meridian/cost-model/models/cost-band';
import type { OwnOrder } from '@meridian/history/queries/own-orders';
import { groupKey } from '../calibration/calibration-messages.ts';
import type { ModelsInForce } from '../estimates/cost-models.ts';

const RANGE_LEVEL = 0.8;

export type Judged = {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  readonly isInside: boolean;
};

/** What the model in use says of an order that is done; null for one that says nothing about impact. */
export function judgeOwnOrder(order: OwnOrder, models: ModelsInForce): Judged | null {
  if (!isCalibrationOrder(order)) return null;
  const { assetClass, dailyNotionalUsd } = order;
  const liquidity = liquidityTier(assetClass, dailyNotionalUsd);
  const found = judgeOrder(order, models[groupKey({ assetClass, liquidity })] ?? PRIOR_MODEL);
  if (found === null) return null;
  const { low, high } = costBand(found.predicted, found.sd, RANGE_LEVEL);
  return { expected: found.predicted, low, high, isInside: low <= order.cost && order.cost <= high };
}
