import type { ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import { type StitchedOrder, stitchOrders } from '@meridian/tca/orders/stitch-orders';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import { BPS_CAPS, costStatistics, type CostStatistics } from '@meridian/tca/statistics/cost-statistics';
import type { ReportJob } from '../report-job.ts';
import { type ColumnOf, countText, costText, tableOf, usdText } from './page-parts.ts';

type Measure = 'drift_bps' | 'naive_bps' | 'stitched_bps';
type Body = Pick<ReportPage, 'figures' | 'sections' | 'summary'>;

const ROUNDS = 1_000;
const LISTED = 200;

function measured(orders: readonly StitchedOrder[], measure: Measure, { settings }: ReportJob): CostStatistics | null {
  const found = orders.flatMap((order) => {
    const cost = order[measure];
    return cost === null || order.filled_usd <= 0
      ? []
      : [{ cost, weight: order.filled_usd, cluster: `${order.first_date} ${order.symbol}` }];
  });
  return costStatistics(found, {
    costThreshold: settings.cost_winsorization_threshold,
    notionalThreshold: settings.notional_winsorization_threshold,
    costCaps: BPS_CAPS,
    rounds: ROUNDS,
    seed: measure,
  });
}

/** Decisions that took several orders or days: what they cost as a whole, and how much of that is drift. */
export function stitchedReport(job: ReportJob, orders: readonly TcaOrder[], dates: readonly string[]): Body {
  const sessions = new Map(dates.map((date, index) => [date, index]));
  const isDrift = job.settings.report_type === 'Multiday Drift';
  const all = stitchOrders(orders, sessions);
  const chosen = isDrift ? all.filter(({ days }) => days > 1) : all;
  const stitched = measured(chosen, 'stitched_bps', job);
  const naive = measured(chosen, 'naive_bps', job);
  const drift = measured(chosen, 'drift_bps', job);
  return {
    figures: [
      figure('Stitched cost, bps', stitched),
      figure('Cost day by day, bps', naive),
      figure('Drift, bps', drift),
    ],
    summary: summaryOf(chosen, stitched, naive, drift, isDrift),
    sections: [byDays(chosen, job), listSection(chosen)],
  };
}

const figure = (label: string, found: CostStatistics | null) => ({
  label,
  value: found?.mean ?? null,
  kind: 'cost' as const,
  low: found?.interval?.low ?? null,
  high: found?.interval?.high ?? null,
  detail: found === null ? '' : countText(found.count, 'decision'),
});

function summaryOf(
  chosen: readonly StitchedOrder[],
  stitched: CostStatistics | null,
  naive: CostStatistics | null,
  drift: CostStatistics | null,
  isDrift: boolean,
): string[] {
  const filled = usdText(chosen.reduce((total, { filled_usd }) => total + filled_usd, 0));
  const what = isDrift ? 'decision over several days' : 'decision';
  const many = isDrift ? 'decisions over several days' : 'decisions';
  const lines = [`${countText(chosen.length, what, many)} filled ${filled}.`];
  if (stitched === null || naive === null || drift === null) return lines;
  lines.push(
    `Against the arrival of the first day they cost ${costText(stitched.mean, 'bps')}; day by day they seem to cost ${costText(naive.mean, 'bps')}.`,
    `${costText(drift.mean, 'bps')} of it is what the price drifted between the days.`,
  );
  if (drift.isThin) lines.push('There are too few of them for a conclusion.');
  return lines;
}

function byDays(chosen: readonly StitchedOrder[], job: ReportJob): ReportSection {
  const groups = [...Map.groupBy(chosen, ({ days }) => days)].sort(([left], [right]) => left - right);
  const rows = groups.map(([days, own]) => ({
    label: countText(days, 'day'),
    own,
    stitched: measured(own, 'stitched_bps', job),
    naive: measured(own, 'naive_bps', job),
    drift: measured(own, 'drift_bps', job),
  }));
  type Row = (typeof rows)[number];
  const columns: readonly ColumnOf<Row>[] = [
    { id: 'group', label: 'Took', kind: 'text', cell: ({ label }) => label },
    { id: 'decisions', label: 'Decisions', kind: 'count', cell: ({ own }) => own.length },
    { id: 'stitched', label: 'Stitched, bps', kind: 'cost', cell: ({ stitched }) => stitched?.mean ?? null },
    { id: 'low', label: 'From', kind: 'cost', cell: ({ stitched }) => stitched?.interval?.low ?? null },
    { id: 'high', label: 'To', kind: 'cost', cell: ({ stitched }) => stitched?.interval?.high ?? null },
    { id: 'naive', label: 'Day by day, bps', kind: 'cost', cell: ({ naive }) => naive?.mean ?? null },
    { id: 'drift', label: 'Drift, bps', kind: 'cost', cell: ({ drift }) => drift?.mean ?? null },
    { id: 'neff', label: 'N eff', kind: 'count', cell: ({ stitched }) => stitched?.effectiveCount ?? null },
  ];
  return {
    id: 'by-days',
    title: 'By length',
    finding: 'Stitched cost is drift and the days’ own costs together.',
    chart: {
      kind: 'ranges',
      unit: 'bps',
      points: rows.map(({ label, own, stitched, naive }) => ({
        label,
        detail: countText(own.length, 'decision'),
        value: stitched?.mean ?? null,
        low: stitched?.interval?.low ?? null,
        high: stitched?.interval?.high ?? null,
        mark: naive?.mean ?? null,
        is_thin: stitched?.isThin ?? true,
        is_total: false,
      })),
    },
    table: tableOf(rows, columns, { isThin: ({ stitched }) => stitched?.isThin ?? true }),
    notes: [
      'Orders of one account, symbol, side and decision are one, with at most one session in between.',
      'Prices of a rolled future are adjusted by the step between the two contracts.',
    ],
  };
}

function listSection(chosen: readonly StitchedOrder[]): ReportSection {
  const rows = chosen.toSorted((left, right) => right.filled_usd - left.filled_usd).slice(0, LISTED);
  const table = tableOf<StitchedOrder>(rows, [
    {
      id: 'decision',
      label: 'Decision',
      kind: 'text',
      cell: ({ decision_id, orders }) => decision_id ?? String(orders[0]?.parent_order_numeric_id ?? ''),
    },
    { id: 'account', label: 'Account', kind: 'text', cell: ({ account }) => account },
    { id: 'symbol', label: 'Symbol', kind: 'text', cell: ({ symbol }) => symbol },
    { id: 'side', label: 'Side', kind: 'text', cell: ({ order_side }) => order_side },
    { id: 'from', label: 'First day', kind: 'date', cell: ({ first_date }) => first_date },
    { id: 'to', label: 'Last day', kind: 'date', cell: ({ last_date }) => last_date },
    { id: 'orders', label: 'Orders', kind: 'count', cell: ({ orders }) => orders.length },
    { id: 'filled', label: 'Filled', kind: 'usd', cell: ({ filled_usd }) => filled_usd },
    { id: 'stitched', label: 'Stitched, bps', kind: 'cost', cell: ({ stitched_bps }) => stitched_bps },
    { id: 'naive', label: 'Day by day, bps', kind: 'cost', cell: ({ naive_bps }) => naive_bps },
    { id: 'drift', label: 'Drift, bps', kind: 'cost', cell: ({ drift_bps }) => drift_bps },
  ]);
  const finding =
    rows.length < chosen.length ? `The ${rows.length} largest of ${chosen.length}.` : 'All of them, largest first.';
  return { id: 'decisions', title: 'Decisions', finding, chart: null, table, notes: [] };
}
