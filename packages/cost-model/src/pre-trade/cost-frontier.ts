import { sum } from '../sum.ts';
import { correlatedLoadings, listRisk, type Loading } from './list-risk.ts';
import type { Matrix } from './return-correlation.ts';

/** One way to work an order. */
export type PlanChoice = { readonly costUsd: number; readonly loading: Loading };

export type FrontierPoint = {
  readonly costUsd: number;
  readonly riskUsd: number;
  /** The plan of each order, by its place. */
  readonly plans: readonly number[];
};

type Orders = readonly (readonly PlanChoice[])[];

const STEPS = 25;
/** The aversion to risk from nearly none to nearly all, around the price of risk of the list itself. */
const MIN_AVERSION = 1e-3;
const MAX_AVERSION = 1e3;
const MAX_ROUNDS = 8;
/** A gain below this share of the cost does not change a plan. */
const MIN_GAIN = 1e-9;

function chosen(orders: Orders, plans: readonly number[]): readonly PlanChoice[] {
  return orders.map((choices, order) => {
    const choice = choices[plans[order] ?? 0];
    if (choice === undefined) throw new Error(`order ${order} has no plan ${plans[order]}`);
    return choice;
  });
}

/** Cost and risk of a list that is worked as told. */
export function frontierPoint(orders: Orders, plans: readonly number[], correlation: Matrix): FrontierPoint {
  const choices = chosen(orders, plans);
  const { total } = listRisk(
    choices.map(({ loading }) => loading),
    correlation,
  );
  return { costUsd: sum(choices.map(({ costUsd }) => costUsd)), riskUsd: total, plans: [...plans] };
}

/** The change of the list's variance when one order changes its loading. */
function varianceChange(from: Loading, to: Loading, seen: readonly number[]): number {
  let change = 0;
  for (const [part, value] of to.entries()) {
    const step = value - (from[part] ?? 0);
    change += step * (2 * (seen[part] ?? 0) + step);
  }
  return change;
}

/** Improves one order after the other until none gets better. */
function descend(orders: Orders, start: readonly number[], aversion: number, correlation: Matrix): readonly number[] {
  const plans = [...start];
  const seen = correlatedLoadings(
    chosen(orders, plans).map(({ loading }) => loading),
    correlation,
  );
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let isBetter = false;
    for (const [order, choices] of orders.entries()) {
      const now = choices[plans[order] ?? 0];
      const best = now === undefined ? null : bestChoice(choices, now, seen[order] ?? [], aversion);
      if (now === undefined || best === null) continue;
      for (const [other, parts] of seen.entries()) {
        const share = correlation[other]?.[order] ?? 0;
        for (const [part, value] of best.choice.loading.entries())
          parts[part] = (parts[part] ?? 0) + share * (value - (now.loading[part] ?? 0));
      }
      plans[order] = best.place;
      isBetter = true;
    }
    if (!isBetter) break;
  }
  return plans;
}

/** Null when no other plan is better. */
function bestChoice(choices: readonly PlanChoice[], now: PlanChoice, seen: readonly number[], aversion: number) {
  let gain = MIN_GAIN * Math.abs(now.costUsd);
  let found: { readonly place: number; readonly choice: PlanChoice } | null = null;
  for (const [place, choice] of choices.entries()) {
    const saved = now.costUsd - choice.costUsd - aversion * varianceChange(now.loading, choice.loading, seen);
    if (saved <= gain) continue;
    gain = saved;
    found = { place, choice };
  }
  return found;
}

function cheapest(choices: readonly PlanChoice[], value: (choice: PlanChoice) => number): number {
  const values = choices.map(value);
  return Math.max(0, values.indexOf(Math.min(...values)));
}

/** Only points that no other beats, the cheapest first. */
function efficient(points: readonly FrontierPoint[]): readonly FrontierPoint[] {
  const sorted = points.toSorted((a, b) => a.costUsd - b.costUsd || a.riskUsd - b.riskUsd);
  const kept: FrontierPoint[] = [];
  for (const point of sorted) {
    if (point.riskUsd < (kept.at(-1)?.riskUsd ?? Infinity)) kept.push(point);
  }
  return kept;
}

/**
 * The plans that cost least for their risk, cheapest first, by coordinate descent over the aversion to risk. Each order
 * needs a plan.
 */
export function costFrontier(orders: Orders, correlation: Matrix): readonly FrontierPoint[] {
  if (orders.length === 0) return [];
  const cheap = orders.map((choices) => cheapest(choices, ({ costUsd }) => costUsd));
  const calm = orders.map((choices) => cheapest(choices, ({ loading }) => Math.hypot(...loading)));
  const [low, high] = [frontierPoint(orders, cheap, correlation), frontierPoint(orders, calm, correlation)];
  const [costs, variances] = [Math.abs(high.costUsd - low.costUsd), Math.abs(low.riskUsd ** 2 - high.riskUsd ** 2)];
  const price = costs > 0 && variances > 0 ? costs / variances : 0;
  const points = [low, high];
  let plans: readonly number[] = cheap;
  const steps = price > 0 ? STEPS : 0;
  for (let step = 0; step < steps; step += 1) {
    const aversion = price * MIN_AVERSION * (MAX_AVERSION / MIN_AVERSION) ** (step / (STEPS - 1));
    plans = descend(orders, plans, aversion, correlation);
    points.push(frontierPoint(orders, plans, correlation));
    points.push(frontierPoint(orders, descend(orders, calm, aversion, correlation), correlation));
  }
  return efficient(points);
}

export type FrontierMarks = { readonly low: number; readonly medium: number; readonly high: number };

/** Three places of a frontier: medium where both cost and risk are near their best, low and high half way to its ends. */
export function frontierMarks(points: readonly FrontierPoint[]): FrontierMarks {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { low: 0, medium: 0, high: 0 };
  const costs = last.costUsd - first.costUsd || 1;
  const risks = first.riskUsd - last.riskUsd || 1;
  const distances = points.map(({ costUsd, riskUsd }) =>
    Math.hypot((costUsd - first.costUsd) / costs, (riskUsd - last.riskUsd) / risks),
  );
  const medium = distances.indexOf(Math.min(...distances));
  return { low: Math.floor(medium / 2), medium, high: Math.ceil((medium + points.length - 1) / 2) };
}
