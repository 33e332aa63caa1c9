import type { CostSummary } from '../entities/cost-analysis-result.ts';
import { type ExpectedRange, expectedRange } from './expected-range.ts';
import { type Reading, readingOf } from './reading.ts';

export const SUMMARY_BENCHMARKS = ['ivwap', 'arrival', 'dvwap'] as const;

export type SummaryBenchmark = (typeof SUMMARY_BENCHMARKS)[number];

export const BENCHMARK_LABELS: Readonly<Record<SummaryBenchmark, string>> = {
  ivwap: 'IVWAP',
  arrival: 'Arrival',
  dvwap: 'DVWAP',
};

/** A group of orders, or all orders, against one benchmark. */
export type SummaryLine = {
  /** Unique: no list can have the id of the group without a list. */
  readonly id: string;
  /** Null for orders without a list or country. */
  readonly name: string | null;
  readonly orders: number;
  /** In shares or contracts. */
  readonly targetQty: number;
  readonly filledQty: number;
  readonly leftQty: number;
  readonly targetUsd: number | null;
  readonly filledUsd: number | null;
  readonly leftUsd: number | null;
  readonly filledPercent: number | null;
  /** The goal of the schedules, in percent of the target. */
  readonly goalPercent: number | null;
  readonly percentAhead: number | null;
  readonly aheadUsd: number | null;
  readonly costBps: number | null;
  readonly costTicks: number | null;
  readonly costUsd: number | null;
  readonly expected: ExpectedRange | null;
  readonly aboveExpectedUsd: number | null;
  readonly effectiveOrders: number;
  readonly reading: Reading | null;
};

type Against = Pick<SummaryLine, 'costBps' | 'costTicks' | 'costUsd' | 'expected'> & {
  readonly expectedUsd: number | null;
};

function against(summary: CostSummary, benchmark: SummaryBenchmark): Against {
  if (benchmark === 'ivwap') {
    return {
      costBps: summary.cost_ivwap_bps,
      costTicks: summary.cost_ivwap_ticks,
      costUsd: summary.cost_ivwap_usd,
      expected: expectedRange(summary.expected_ivwap_bps, summary.expected_ivwap_sd_bps),
      expectedUsd: summary.expected_ivwap_usd,
    };
  }
  if (benchmark === 'arrival') {
    return {
      costBps: summary.cost_arrival_mid_bps,
      costTicks: summary.cost_arrival_mid_ticks,
      costUsd: summary.cost_arrival_mid_usd,
      expected: expectedRange(summary.expected_arrival_bps, summary.expected_arrival_sd_bps),
      expectedUsd: summary.expected_arrival_usd,
    };
  }
  return {
    costBps: summary.cost_dvwap_bps,
    costTicks: summary.cost_dvwap_ticks,
    costUsd: summary.cost_dvwap_usd,
    // The model has no expectation for the day outside the order's time.
    expected: null,
    expectedUsd: null,
  };
}

export function summaryLine(name: string | null, summary: CostSummary, benchmark: SummaryBenchmark): SummaryLine {
  const { complete_percent: filledPercent, percent_ahead: percentAhead } = summary;
  const { expectedUsd, ...cost } = against(summary, benchmark);
  return {
    id: name === null ? '' : `=${name}`,
    name: name === '' ? null : name,
    orders: summary.no_of_orders,
    targetQty: summary.order_qty,
    filledQty: summary.filled_qty,
    leftQty: Math.max(0, summary.order_qty - summary.filled_qty),
    targetUsd: summary.target_usd,
    filledUsd: summary.filled_usd,
    leftUsd: summary.remaining_usd,
    filledPercent,
    goalPercent: filledPercent === null || percentAhead === null ? null : filledPercent - percentAhead,
    percentAhead,
    aheadUsd: summary.ahead_usd,
    ...cost,
    aboveExpectedUsd: cost.costUsd === null || expectedUsd === null ? null : cost.costUsd - expectedUsd,
    effectiveOrders: summary.effective_orders,
    reading: readingOf({
      percentAhead,
      costBps: cost.costBps,
      expected: cost.expected,
      ordersWithFills: summary.no_of_filled,
      effectiveOrders: summary.effective_orders,
    }),
  };
}
