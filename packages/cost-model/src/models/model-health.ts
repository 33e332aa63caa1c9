import { isPositiveAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';
import { costBand } from './cost-band.ts';

/** An order that is done, with the estimate it had; all in one unit. */
export type JudgedEstimate = {
  readonly realised: number;
  readonly predicted: number;
  readonly timingRisk: number;
  readonly sd: number;
};

export type ModelHealth = {
  readonly count: number;
  /** Mean of realised − predicted. */
  readonly bias: number;
  /** Mean and deviation of the standardised errors: near 0 and 1 when the model is well calibrated. */
  readonly zMean: number;
  readonly zSd: number;
  /** The share of orders inside their 80 % range. */
  readonly coverage80: number;
};

/** How many timing risks the estimate was off; null for an order without any. */
export function healthZ(realised: number, predicted: number, risk: number): number | null {
  return isPositiveAmount(risk) && Number.isFinite(realised - predicted) ? (realised - predicted) / risk : null;
}

/** Null until two orders with timing risk can be judged. */
export function modelHealth(estimates: readonly JudgedEstimate[]): ModelHealth | null {
  const judged = estimates.flatMap((estimate) => {
    const z = healthZ(estimate.realised, estimate.predicted, estimate.timingRisk);
    return z === null ? [] : [{ ...estimate, z }];
  });
  const count = judged.length;
  if (count < 2) return null;
  const zMean = sum(judged.map(({ z }) => z)) / count;
  const inside = judged.filter(({ realised, predicted, sd }) => {
    const { low, high } = costBand(predicted, sd, 0.8);
    return low <= realised && realised <= high;
  });
  return {
    count,
    bias: sum(judged.map(({ realised, predicted }) => realised - predicted)) / count,
    zMean,
    zSd: Math.sqrt(sum(judged.map(({ z }) => (z - zMean) ** 2)) / (count - 1)),
    coverage80: inside.length / count,
  };
}
