import { isPositiveAmount } from '../is-amount.ts';
import { sum } from '../sum.ts';
import { costBand } from './cost-band.ts';

/** A finished order with its estimate, all in one unit. */
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
  /** Mean and deviation of the standardised errors. They are near 0 and 1 for a calibrated model. */
  readonly zMean: number;
  readonly zSd: number;
  /** The share of orders inside their 80 % range. */
  readonly coverage80: number;
};

/** The error of the estimate in units of timing risk. Null for an order without timing risk. */
export function healthZ(realised: number, predicted: number, risk: number): number | null {
  return isPositiveAmount(risk) && Number.isFinite(realised - predicted) ? (realised - predicted) / risk : null;
}

/** Null until two orders with timing risk exist. */
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
