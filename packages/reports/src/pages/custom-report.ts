import { bucketIndex, bucketsOf, quantileBuckets, SIZE_EDGES } from '@meridian/tca/statistics/buckets';
import { BENCHMARKS, BENCHMARK_NAMES, type Benchmark, benchmarkCost } from '@meridian/tca/benchmarks/benchmark-costs';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import type { CostStatistics } from '@meridian/tca/statistics/cost-statistics';
import type { ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import { fillGroup, fillGroups, type FillSum } from '../fills/fill-groups.ts';
import {
  ALL,
  benchmarkStatistics,
  type CostChoice,
  type CostGroup,
  type CostLine,
  costChoice,
  costGroup,
  costLines,
  groupOrders,
} from '../numbers/cost-groups.ts';
import type { IdleOrder } from '../orders/idle-orders.ts';
import type { ReportJob } from '../report-job.ts';
import { costSection, SIZE_LABEL } from './cost-sections.ts';
import { appendixNote } from './order-appendix.ts';
import { fillSection } from './fill-sections.ts';
import { tableOf } from './page-parts.ts';
import { shortfallSection, shortfallTotals } from './shortfall-section.ts';
import { customFigures, customSummary } from './custom-summary.ts';

export type CustomNumbers = {
  /** Put together as the settings ask. */
  readonly orders: readonly TcaOrder[];
  /** Those that never started. */
  readonly idle: readonly IdleOrder[];
  /** By venue and by destination. */
  readonly fills: readonly FillSum[];
};

type Body = Pick<ReportPage, 'figures' | 'sections' | 'summary'>;

/** The custom TCA report. */
export function customReport({ settings, period }: ReportJob, numbers: CustomNumbers): Body {
  const { orders, idle, fills } = numbers;
  const venues = fills.filter(({ kind }) => kind === 'last_market');
  const destinations = fills.filter(({ kind }) => kind === 'destination_name');
  const choice = costChoice(settings);
  const lines = costLines(orders, choice);
  const all = costGroup(ALL, lines, choice);
  const bySize = sizeGroups(lines, settings.enable_quantile_buckets, choice);
  const byStrategy = groupOrders(lines, ({ strat }) => strat.toUpperCase(), choice);
  const benchmarks = BENCHMARK_NAMES.map((name) => ({ name, found: benchmarkStatistics(lines, name, choice) }));
  const ivwap = benchmarks.find(({ name }) => name === 'ivwap')?.found ?? null;
  const shared = { all, unit: settings.cost_unit, hasOpportunity: settings.enable_opportunity_cost_columns };
  const section = (id: string, title: string, groupLabel: string, groups: readonly CostGroup[], hasChart = false) =>
    costSection({ ...shared, id, title, groupLabel, groups, hasChart });
  const sections: ReportSection[] = [
    ...(settings.enable_opportunity_cost_columns ? [shortfallSection(orders)] : []),
    section('by-size', 'By size', SIZE_LABEL, bySize, true),
    section('by-strategy', 'By strategy', 'Strategy', byStrategy, true),
    fillSection('by-venue', 'By venue', 'Venue', fillGroups(venues), fillGroup('All', venues)),
    fillSection(
      'by-destination',
      'By destination',
      'Destination',
      fillGroups(destinations),
      fillGroup('All', destinations),
    ),
    section(
      'by-country',
      'By country',
      'Country',
      groupOrders(lines, ({ country }) => country, choice),
    ),
    section('by-time', 'By time of day', 'Started, exchange time', timeGroups(lines, choice), true),
    benchmarkSection(benchmarks, choice),
    costliestSection(orders, choice),
  ];
  return {
    figures: customFigures(all, ivwap, orders, settings),
    summary: customSummary({
      all,
      bySize,
      byStrategy,
      orders,
      idle,
      period,
      settings,
      shortfall: shortfallTotals(orders),
    }),
    sections,
  };
}

const sizeOf = ({ order }: CostLine) => order.percent_of_adv;

function sizeGroups(lines: readonly CostLine[], isQuantile: boolean, choice: CostChoice): readonly CostGroup[] {
  const known = lines.map(sizeOf).filter((size) => size !== null);
  const buckets = isQuantile ? quantileBuckets(known) : bucketsOf(SIZE_EDGES);
  const inBucket = Map.groupBy(lines, (line) => {
    const size = sizeOf(line);
    return size === null ? null : bucketIndex(buckets, size);
  });
  return buckets.flatMap((bucket, index) => {
    const own = inBucket.get(index);
    return own === undefined ? [] : [costGroup(bucket.label, own, choice)];
  });
}

const HOUR = 3600;

const hourOf = ({ start_second: second }: TcaOrder) =>
  second === null ? null : `${String(Math.floor(second / HOUR)).padStart(2, '0')}:00`;

function timeGroups(lines: readonly CostLine[], choice: CostChoice): readonly CostGroup[] {
  return groupOrders(lines, hourOf, choice).toSorted((left, right) => left.label.localeCompare(right.label));
}

type BenchmarkRow = { readonly name: Benchmark; readonly found: CostStatistics | null };

function benchmarkSection(rows: readonly BenchmarkRow[], choice: CostChoice): ReportSection {
  const table = tableOf(
    rows,
    [
      { id: 'group', label: 'Benchmark', kind: 'text', cell: ({ name }: BenchmarkRow) => BENCHMARKS[name].label },
      { id: 'orders', label: 'Orders', kind: 'count', cell: ({ found }: BenchmarkRow) => found?.count ?? 0 },
      {
        id: 'equal',
        label: 'Equal-weighted',
        kind: 'cost',
        cell: ({ found }: BenchmarkRow) => found?.equalMean ?? null,
      },
      {
        id: 'cost',
        label: `Cost, ${choice.unit}`,
        kind: 'cost',
        cell: ({ found }: BenchmarkRow) => found?.mean ?? null,
      },
      { id: 'low', label: 'From', kind: 'cost', cell: ({ found }: BenchmarkRow) => found?.interval?.low ?? null },
      { id: 'high', label: 'To', kind: 'cost', cell: ({ found }: BenchmarkRow) => found?.interval?.high ?? null },
      {
        id: 'error',
        label: 'Standard error',
        kind: 'cost',
        cell: ({ found }: BenchmarkRow) => found?.standardError ?? null,
      },
      { id: 'neff', label: 'N eff', kind: 'count', cell: ({ found }: BenchmarkRow) => found?.effectiveCount ?? null },
    ],
    { isThin: ({ found }) => found?.isThin ?? true },
  );
  const finding = 'The same orders against nine benchmarks.';
  return { id: 'benchmarks', title: 'By benchmark', finding, chart: null, table, notes: [] };
}

const LISTED = 25;

const costOf = (order: TcaOrder) => (order.trading_usd ?? 0) + order.fees_usd;

function costliestSection(orders: readonly TcaOrder[], { unit }: CostChoice): ReportSection {
  const rows = orders.toSorted((left, right) => costOf(right) - costOf(left)).slice(0, LISTED);
  const table = tableOf<TcaOrder>(rows, [
    { id: 'order', label: 'Order', kind: 'text', cell: ({ parent_order_numeric_id: id }) => String(id) },
    { id: 'day', label: 'Day', kind: 'date', cell: ({ trade_date }) => trade_date },
    { id: 'symbol', label: 'Symbol', kind: 'text', cell: ({ exchange_symbol }) => exchange_symbol },
    { id: 'side', label: 'Side', kind: 'text', cell: ({ order_side }) => order_side },
    { id: 'account', label: 'Account', kind: 'text', cell: ({ alloc_account }) => alloc_account },
    { id: 'strategy', label: 'Strategy', kind: 'text', cell: ({ strat }) => strat.toUpperCase() },
    { id: 'filled', label: 'Filled', kind: 'usd', cell: ({ filled_usd }) => filled_usd },
    { id: 'adv', label: '% of ADV', kind: 'percent', cell: ({ percent_of_adv }) => percent_of_adv },
    { id: 'bps', label: 'Against arrival, bps', kind: 'number', cell: (order) => benchmarkCost(order, 'arrival').bps },
    { id: 'usd', label: 'Cost with fees', kind: 'usd', cell: costOf },
  ]);
  const inBps = 'Costs of single orders are in bps and dollars, whatever the unit of the report.';
  const notes = [appendixNote(orders.length), ...(unit === 'bps' ? [] : [inBps])];
  const finding = `The ${rows.length} orders that cost the most, in dollars against arrival.`;
  return { id: 'costliest', title: 'Costliest orders', finding, chart: null, table, notes };
}
