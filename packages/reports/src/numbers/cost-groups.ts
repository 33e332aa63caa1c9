import { BENCHMARKS, type Benchmark, benchmarkCost } from '@meridian/tca/benchmarks/benchmark-costs';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import {
  BPS_CAPS,
  type CostObservation,
  type CostPlan,
  type CostStatistics,
  costStatistics,
  NO_CAPS,
} from '@meridian/tca/statistics/cost-statistics';
import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { expectedBps } from '../orders/expected-cost.ts';

const ROUNDS = 1_000;

export type CostChoice = {
  readonly unit: CostUnit;
  readonly plan: Omit<CostPlan, 'seed'>;
};

export function costChoice(settings: ReportSettings): CostChoice {
  const { cost_unit: unit } = settings;
  return {
    unit,
    plan: {
      costThreshold: settings.cost_winsorization_threshold,
      notionalThreshold: settings.notional_winsorization_threshold,
      costCaps: unit === 'bps' ? BPS_CAPS : NO_CAPS,
      rounds: ROUNDS,
    },
  };
}

export function clusterOf({ trade_date, exchange_symbol }: Pick<TcaOrder, 'exchange_symbol' | 'trade_date'>): string {
  return `${trade_date} ${exchange_symbol}`;
}

/** Orders with a cost against a benchmark, as the statistics take them. */
export function observations(
  orders: readonly TcaOrder[],
  costOf: (order: TcaOrder) => number | null,
): readonly CostObservation[] {
  return orders.flatMap((order) => {
    const cost = order.filled_usd > 0 ? costOf(order) : null;
    return cost === null ? [] : [{ cost, weight: order.filled_usd, cluster: clusterOf(order) }];
  });
}

export function benchmarkStatistics(
  orders: readonly TcaOrder[],
  benchmark: Benchmark,
  { unit, plan }: CostChoice,
  group: string,
): CostStatistics | null {
  const found = observations(orders, (order) => benchmarkCost(order, benchmark)[unit]);
  return costStatistics(found, { ...plan, seed: `${BENCHMARKS[benchmark].label} ${group}` });
}

/** An order's expected cost in the unit of the report. */
function expectedCost(order: TcaOrder, unit: CostUnit): number | null {
  const bps = expectedBps(order);
  if (bps === null || unit === 'bps') return bps;
  if (unit === 'usd') return (bps / 10_000) * order.filled_usd;
  const { arrival_mid: mid, tick_size: tick } = order;
  return mid === null || tick === null || tick === undefined || !(tick > 0) ? null : ((bps / 10_000) * mid) / tick;
}

export type Reading = 'In line' | 'Above' | 'Below' | 'Too few to tell' | '';

/** One row of a table of costs. */
export type CostGroup = {
  readonly label: string;
  readonly orders: readonly TcaOrder[];
  readonly filledUsd: number;
  readonly arrival: CostStatistics | null;
  readonly ivwap: CostStatistics | null;
  /** What the model expected of these very orders. */
  readonly estimate: number | null;
  /** Cost less what was expected: comparable between groups that traded different things. */
  readonly adjusted: CostStatistics | null;
  readonly reading: Reading;
};

export function costGroup(label: string, orders: readonly TcaOrder[], choice: CostChoice): CostGroup {
  const { unit, plan } = choice;
  const arrival = benchmarkStatistics(orders, 'arrival', choice, label);
  const expected = observations(orders, (order) => expectedCost(order, unit));
  const gaps = observations(orders, (order) => {
    const cost = benchmarkCost(order, 'arrival')[unit];
    const model = expectedCost(order, unit);
    return cost === null || model === null ? null : cost - model;
  });
  const estimate = costStatistics(expected, { ...plan, rounds: 1, seed: label })?.mean ?? null;
  return {
    label,
    orders,
    filledUsd: orders.reduce((total, { filled_usd }) => total + filled_usd, 0),
    arrival,
    ivwap: benchmarkStatistics(orders, 'ivwap', choice, label),
    estimate,
    adjusted: costStatistics(gaps, { ...plan, seed: `adjusted ${label}` }),
    reading: readingOf(arrival, estimate),
  };
}

function readingOf(cost: CostStatistics | null, estimate: number | null): Reading {
  if (cost === null || estimate === null) return '';
  if (cost.isThin || cost.interval === null) return 'Too few to tell';
  if (estimate < cost.interval.low) return 'Above';
  return estimate > cost.interval.high ? 'Below' : 'In line';
}

/** Groups by a key, largest notional first. */
export function groupOrders(
  orders: readonly TcaOrder[],
  keyOf: (order: TcaOrder) => string | null,
  choice: CostChoice,
): readonly CostGroup[] {
  const groups = Map.groupBy(orders, (order) => keyOf(order) ?? 'unknown');
  return [...groups]
    .map(([label, own]) => costGroup(label, own, choice))
    .sort((left, right) => right.filledUsd - left.filledUsd || left.label.localeCompare(right.label));
}
