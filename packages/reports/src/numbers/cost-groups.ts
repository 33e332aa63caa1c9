import { BENCHMARKS, type Benchmark, benchmarkCost } from '@meridian/tca/benchmarks/benchmark-costs';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import {
  BPS_CAPS,
  type CostObservation,
  type CostPlan,
  type CostStatistics,
  costStatistics,
  weightedCost,
  NO_CAPS,
} from '@meridian/tca/statistics/cost-statistics';
import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import { expectedBps } from '../orders/expected-cost.ts';

const ROUNDS = 1_000;
/** The row of all orders. */
export const ALL = 'All';

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

/** An order with what every table asks about it, so that it is computed once and not for each table. */
export type CostLine = {
  readonly order: TcaOrder;
  /** Day and symbol. Orders of one share the same text. */
  readonly cluster: string;
  readonly arrival: number | null;
  readonly ivwap: number | null;
  /** What the model expected of it. */
  readonly expected: number | null;
};

export function costLines(orders: readonly TcaOrder[], { unit }: CostChoice): readonly CostLine[] {
  const clusters = new Map<string, string>();
  return orders.map((order) => {
    const name = `${order.trade_date} ${order.exchange_symbol}`;
    const cluster = clusters.get(name) ?? name;
    if (cluster === name) clusters.set(name, name);
    return {
      order,
      cluster,
      arrival: benchmarkCost(order, 'arrival')[unit],
      ivwap: benchmarkCost(order, 'ivwap')[unit],
      expected: expectedCost(order, unit),
    };
  });
}

/** Lines with a cost, as the statistics take them. */
function observations(
  lines: readonly CostLine[],
  costOf: (line: CostLine) => number | null,
): readonly CostObservation[] {
  const found: CostObservation[] = [];
  for (const line of lines) {
    const weight = line.order.filled_usd;
    const cost = weight > 0 ? costOf(line) : null;
    if (cost !== null) found.push({ cost, weight, cluster: line.cluster });
  }
  return found;
}

const seedOf = (benchmark: Benchmark, group: string) => `${BENCHMARKS[benchmark].label} ${group}`;

/** Costs of all orders against one benchmark. */
export function benchmarkStatistics(
  lines: readonly CostLine[],
  benchmark: Benchmark,
  { unit, plan }: CostChoice,
): CostStatistics | null {
  const found = observations(lines, ({ order }) => benchmarkCost(order, benchmark)[unit]);
  return costStatistics(found, { ...plan, seed: seedOf(benchmark, ALL) });
}

/** An order's expected cost in the unit of the report. */
function expectedCost(order: TcaOrder, unit: CostUnit): number | null {
  const bps = expectedBps(order);
  if (bps === null || unit === 'bps') return bps;
  if (unit === 'usd') return (bps / 10_000) * order.filled_usd;
  const { arrival_mid: mid, avg_fill_tick: tick } = order;
  return mid === null || tick === null || tick === undefined || !(tick > 0) ? null : ((bps / 10_000) * mid) / tick;
}

export type Reading = 'In line' | 'Above' | 'Below' | 'Too few to tell' | '';

/** One row of a table of costs. */
export type CostGroup = {
  readonly label: string;
  readonly orders: readonly TcaOrder[];
  readonly filledUsd: number;
  readonly arrival: CostStatistics | null;
  readonly ivwap: number | null;
  /** What the model expected of these very orders. */
  readonly estimate: number | null;
  /** Cost less what was expected: comparable between groups that traded different things. */
  readonly adjusted: number | null;
  readonly reading: Reading;
};

export function costGroup(label: string, lines: readonly CostLine[], { plan }: CostChoice): CostGroup {
  const found = observations(lines, ({ arrival }) => arrival);
  const arrival = costStatistics(found, { ...plan, seed: seedOf('arrival', label) });
  const meanOf = (costOf: (line: CostLine) => number | null) => {
    const known = observations(lines, costOf);
    return weightedCost(
      known.map(({ cost }) => cost),
      known.map(({ weight }) => weight),
      plan,
    );
  };
  const estimate = meanOf((line) => line.expected);
  return {
    label,
    orders: lines.map(({ order }) => order),
    filledUsd: lines.reduce((total, { order }) => total + order.filled_usd, 0),
    arrival,
    ivwap: meanOf((line) => line.ivwap),
    estimate,
    adjusted: meanOf((line) => (line.arrival === null || line.expected === null ? null : line.arrival - line.expected)),
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
  lines: readonly CostLine[],
  keyOf: (order: TcaOrder) => string | null,
  choice: CostChoice,
): readonly CostGroup[] {
  const groups = Map.groupBy(lines, ({ order }) => keyOf(order) ?? 'unknown');
  return [...groups]
    .map(([label, own]) => costGroup(label, own, choice))
    .sort((left, right) => right.filledUsd - left.filledUsd || left.label.localeCompare(right.label));
}
