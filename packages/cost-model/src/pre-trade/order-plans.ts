import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { type CostAmounts, costAmounts } from '../estimates/cost-amounts.ts';
import { type EstimateMarket, estimateMarket, shareAt } from '../estimates/estimate-market.ts';
import { DEFAULT_COST_MODEL } from '../models/uncertain-cost.ts';
import { type AmountRange, estimateOrder, type OrderEstimate } from '../estimates/estimate-order.ts';
import type { TrajectoryPoint } from '../estimates/planned-trajectory.ts';
import type { OrderToEstimate } from '../estimates/work-plan.ts';
import { sum } from '../sum.ts';

/** One way to work an order, with its cost against the price of now, its risk and its course through the day. */
export type OrderPlan = {
  readonly label: string;
  readonly strat: string;
  readonly values: OrderToEstimate['values'];
  readonly startMs: number;
  /** The expected finish. Null when part of the order stays open. */
  readonly finishMs: number | null;
  readonly endMs: number;
  readonly participation: number;
  readonly plannedQty: number;
  readonly cost: CostAmounts;
  /** What a limit is expected to lose by what it leaves. Part of the cost. */
  readonly opportunity: CostAmounts;
  /** One standard deviation, from now on: a later start waits at risk. */
  readonly risk: CostAmounts;
  readonly ranges: readonly AmountRange[];
  /** The share done at each edge of the grid. */
  readonly done: readonly number[];
  /** How the risk is spread over the parts of the grid. The squares sum to 1. */
  readonly exposure: readonly number[];
};

type Way = Pick<OrderPlan, 'label' | 'strat' | 'values'>;

const PACES: readonly Way[] = [
  { label: 'POV 5%', strat: 'pov', values: { pr: 5 } },
  { label: 'POV 10%', strat: 'pov', values: { pr: 10 } },
  { label: 'POV 20%', strat: 'pov', values: { pr: 20 } },
  { label: 'POV 30%', strat: 'pov', values: { pr: 30 } },
  { label: 'VWAP', strat: 'vwap', values: { et: '0' } },
  { label: 'IS medium', strat: 'optimal', values: { urgency: 'medium' } },
  { label: 'IS high', strat: 'optimal', values: { urgency: 'high' } },
  { label: 'LQSEEK 7%', strat: 'lqseek', values: { pr: 7 } },
  { label: 'Close', strat: 'close', values: {} },
];

/** The same way for every order, for comparison. */
export const UNIFORM_LABELS = ['POV 30%', 'POV 20%', 'POV 10%', 'POV 5%', 'VWAP'] as const;

/** Ways that are also tried with a later start. */
const LATER_LABELS: ReadonlySet<string> = new Set(['POV 10%', 'POV 20%', 'VWAP']);
/** How many half hours a start may wait. */
const LATER_STARTS = 3;

function laterStarts(grid: readonly number[], nowMs: number): readonly number[] {
  return grid.filter((edge) => edge > nowMs).slice(0, LATER_STARTS);
}

function laterWay({ label, strat, values }: Way, startMs: number): Way {
  return { label, strat, values: { ...values, st: String(startMs) } };
}

function waysOf(grid: readonly number[], { nowMs, day }: EstimateMarket): readonly Way[] {
  // The last edge is the close.
  const starts = laterStarts(grid, Math.max(nowMs, day.openMs)).filter((edge) => edge < day.closeMs);
  const later = PACES.filter(({ label }) => LATER_LABELS.has(label)).flatMap((way) =>
    starts.map((ms) => laterWay(way, ms)),
  );
  return [...PACES, ...later];
}

/** Lots or shares done by a time, even between two points; an auction counts from its moment on. */
function doneBy(points: readonly TrajectoryPoint[], atMs: number): number {
  const next = points.findIndex((point) => point.atMs > atMs);
  const before = next < 0 ? points.at(-1) : points[next - 1];
  const after = next < 0 ? undefined : points[next];
  if (before === undefined) return 0;
  if (after === undefined) return before.goal;
  const passed = (atMs - before.atMs) / (after.atMs - before.atMs);
  return before.goal + passed * (after.goal - before.goal);
}

/** Days of volume time in each part of the grid, weighted by the squared open share. */
function openDays(estimate: OrderEstimate, market: EstimateMarket, grid: readonly number[]): readonly number[] {
  const { trajectory } = estimate;
  const whole = trajectory.at(-1)?.goal ?? 0;
  const open = (ms: number) => (whole > 0 ? 1 - doneBy(trajectory, ms) / whole : 1);
  return grid.slice(0, -1).map((edge, part) => {
    const fromMs = Math.max(edge, market.nowMs);
    const toMs = grid[part + 1] ?? fromMs;
    if (toMs <= fromMs) return 0;
    const [from, to] = [open(fromMs), open(toMs)];
    return ((shareAt(market, toMs) - shareAt(market, fromMs)) * (from * from + from * to + to * to)) / 3;
  });
}

function exposureOf(days: readonly number[]): readonly number[] {
  const whole = sum(days);
  if (whole > 0) return days.map((part) => Math.sqrt(part / whole));
  return days.map((_, part) => (part === days.length - 1 ? 1 : 0));
}

function stretched({ cost, risk, ranges }: OrderEstimate, by: number, quantity: number, market: EstimateMarket) {
  const amounts = (ticks: number) => costAmounts(ticks * market.tickSize, quantity, market);
  const reach = (edge: CostAmounts) => amounts(cost.ticks + by * (edge.ticks - cost.ticks));
  return {
    cost,
    risk: amounts(by * risk.ticks),
    ranges: ranges.map(({ level, low, high }) => ({ level, low: reach(low), high: reach(high) })),
  };
}

/** One way on a grid. Null when it cannot be planned. */
export function planOrder(
  facts: InstrumentFacts,
  order: OrderToEstimate,
  way: Way,
  grid: readonly number[],
  model = DEFAULT_COST_MODEL,
): OrderPlan | null {
  const market = estimateMarket(facts);
  const estimate = estimateOrder(facts, { ...order, strat: way.strat, values: way.values }, model);
  if (market === null || estimate.kind === 'unavailable') return null;
  const { trajectory, endMs, finishMs, participation, plannedQty, risk, opportunity, chance } = estimate;
  const startMs = trajectory[0]?.atMs ?? endMs;
  const waited = Math.max(0, shareAt(market, startMs) - shareAt(market, market.nowMs));
  const waiting = (market.cost.dailyMove / market.tickSize) * Math.sqrt(waited);
  const by = risk.ticks > 0 ? Math.hypot(risk.ticks, waiting) / risk.ticks : 1;
  return {
    ...way,
    startMs,
    finishMs,
    endMs,
    participation,
    plannedQty,
    opportunity,
    ...stretched(estimate, by, order.order_qty, market),
    done: grid.map((edge) => Math.min(1, (chance * doneBy(trajectory, edge)) / order.order_qty)),
    exposure: exposureOf(openDays(estimate, market, grid)),
  };
}

/** Of what the way that fills most fills. */
const NEARLY = 0.9;

/** Every way that suits the order and finishes it, its own first. Where none does, those that fill the most of it. */
export function orderPlans(
  facts: InstrumentFacts,
  order: OrderToEstimate,
  grid: readonly number[],
  model = DEFAULT_COST_MODEL,
) {
  const market = estimateMarket(facts);
  if (market === null) return { plans: [], ownPlan: null };
  const own = planOrder(facts, order, { label: 'Current', strat: order.strat, values: order.values }, grid, model);
  const usual = waysOf(grid, market).flatMap((way) => planOrder(facts, order, way, grid, model) ?? []);
  const finishing = usual.filter(({ finishMs }) => finishMs !== null);
  // A way that leaves more undone looks cheap only because it trades less.
  const most = Math.max(0, ...usual.map(({ plannedQty }) => plannedQty));
  const kept = finishing.length > 0 ? finishing : usual.filter(({ plannedQty }) => plannedQty >= NEARLY * most);
  return { plans: own === null ? kept : [own, ...kept], ownPlan: own === null ? null : 0 };
}
