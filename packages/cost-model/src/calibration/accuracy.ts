import { costBand } from '../models/cost-band.ts';
import { type JudgedEstimate, type ModelHealth, modelHealth } from '../models/model-health.ts';
import { equalMean } from '../statistics/weighted-mean.ts';
import { wilsonRange } from '../statistics/wilson-range.ts';

export type RangeHeld = { readonly level: number; readonly inside: number };

/** Orders of about the same estimate: what was expected on the average, and what came. */
export type EstimateBin = {
  readonly orders: number;
  readonly estimated: number;
  readonly realised: number;
  /** 95 % interval of the mean. */
  readonly low: number;
  readonly high: number;
};

/** How well a model did; costs in bps. */
export type Accuracy = ModelHealth & {
  /** Half of the 95 % interval of the bias. */
  readonly biasError: number;
  readonly held: readonly RangeHeld[];
  /** 95 % interval of the share inside the 80 % range. */
  readonly coverageLow: number;
  readonly coverageHigh: number;
  readonly bins: readonly EstimateBin[];
};

const LEVELS = [0.5, 0.8, 0.95] as const;
const JUDGED_LEVEL = 0.8;
const BINS = 6;
const MIN_IN_BIN = 5;
/** Two-sided 95 %. */
const REACH = 1.96;

function insideCount(estimates: readonly JudgedEstimate[], level: number): number {
  return estimates.filter(({ realised, predicted, sd }) => {
    const { low, high } = costBand(predicted, sd, level);
    return low <= realised && realised <= high;
  }).length;
}

function binOf(estimates: readonly JudgedEstimate[]): EstimateBin | null {
  const realised = equalMean(estimates.map((estimate) => estimate.realised));
  const estimated = equalMean(estimates.map(({ predicted }) => predicted));
  if (realised === null || estimated === null || estimates.length < MIN_IN_BIN) return null;
  const reach = REACH * (realised.standardError ?? 0);
  return {
    orders: estimates.length,
    estimated: estimated.mean,
    realised: realised.mean,
    low: realised.mean - reach,
    high: realised.mean + reach,
  };
}

/** Equally filled, from the cheapest estimates to the dearest. */
function binsOf(estimates: readonly JudgedEstimate[]): readonly EstimateBin[] {
  const sorted = estimates.toSorted((a, b) => a.predicted - b.predicted);
  const edge = (bin: number) => Math.round((bin * sorted.length) / BINS);
  return Array.from({ length: BINS }, (_, bin) => binOf(sorted.slice(edge(bin), edge(bin + 1)))).filter(
    (bin) => bin !== null,
  );
}

/** Null until two orders with timing risk can be judged. */
export function accuracyOf(estimates: readonly JudgedEstimate[]): Accuracy | null {
  const judged = estimates.filter(({ timingRisk }) => timingRisk > 0);
  const health = modelHealth(judged);
  const errors = equalMean(judged.map(({ realised, predicted }) => realised - predicted));
  if (health === null || errors === null) return null;
  const held = LEVELS.map((level) => ({ level, inside: insideCount(judged, level) }));
  const inside = held.find(({ level }) => level === JUDGED_LEVEL)?.inside ?? 0;
  const { low, high } = wilsonRange(inside / judged.length, judged.length);
  return {
    ...health,
    biasError: REACH * (errors.standardError ?? 0),
    held,
    coverageLow: low,
    coverageHigh: high,
    bins: binsOf(judged),
  };
}
