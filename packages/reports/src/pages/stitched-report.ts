import { reportUsdText } from '@meridian/domain/reports/report-cell';
import type { ReportPage, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import { type StitchedOrder, stitchOrders } from '@meridian/tca/orders/stitch-orders';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import {
  BPS_CAPS,
  costStatistics,
  type CostStatistics,
  NO_CAPS,
  pullIn,
  pullInAbove,
} from '@meridian/tca/statistics/cost-statistics';
import type { ReportJob } from '../report-job.ts';
import { type ColumnOf, countText, costText, tableOf } from './page-parts.ts';

type Body = Pick<ReportPage, 'figures' | 'sections' | 'summary'>;

/** What a decision cost, as the means count it: the days' own cost and the drift make the stitched cost. */
type Counted = {
  readonly order: StitchedOrder;
  readonly weight: number;
  readonly own: number;
  readonly drift: number;
  readonly stitched: number;
};

type Measure = 'drift' | 'own' | 'stitched';

const ROUNDS = 1_000;
const LISTED = 200;

/**
 * Outliers are pulled in once, over all decisions and each part by itself, so that parts add up and the lines of a
 * table add up to its headline. Most decisions of one day drift nowhere and say nothing of what drift is usual.
 */
function countedDecisions(chosen: readonly StitchedOrder[], { settings }: ReportJob): readonly Counted[] {
  const { cost_winsorization_threshold: threshold, notional_winsorization_threshold: notional } = settings;
  const known = chosen.flatMap((order) => {
    const { stitched_bps, drift_bps, filled_usd } = order;
    if (stitched_bps === null || drift_bps === null || filled_usd <= 0) return [];
    return [{ order, own: stitched_bps - drift_bps, drift: drift_bps }];
  });
  const pulled = (values: readonly number[]) => pullIn(values, threshold, BPS_CAPS);
  const own = pulled(known.map((each) => each.own));
  const drifting = known.filter(({ order }) => order.days > 1);
  const drifts = pulled(drifting.map(({ drift }) => drift));
  const driftOf = new Map(drifting.map(({ order }, index) => [order, drifts[index] ?? 0]));
  const weights = pullInAbove(
    known.map(({ order }) => order.filled_usd),
    notional,
  );
  return known.map(({ order, drift }, index) => {
    const [ownCost, drifted] = [own[index] ?? 0, driftOf.get(order) ?? drift];
    return { order, weight: weights[index] ?? 0, own: ownCost, drift: drifted, stitched: ownCost + drifted };
  });
}

function measured(decisions: readonly Counted[], measure: Measure): CostStatistics | null {
  const found = decisions.map(({ order, weight, ...costs }) => ({
    cost: costs[measure],
    weight,
    cluster: `${order.first_date} ${order.symbol}`,
  }));
  const asTheyAre = { costThreshold: null, notionalThreshold: null, costCaps: NO_CAPS };
  return costStatistics(found, { ...asTheyAre, rounds: ROUNDS, seed: measure });
}

/** Decisions that took several orders or days: what they cost as a whole, and how much of that is drift. */
export function stitchedReport(job: ReportJob, orders: readonly TcaOrder[], dates: readonly string[]): Body {
  const sessions = new Map(dates.map((date, index) => [date, index]));
  const isDrift = job.settings.report_type === 'Multiday Drift';
  const all = stitchOrders(orders, sessions);
  const chosen = isDrift ? all.filter(({ days }) => days > 1) : all;
  const decisions = countedDecisions(chosen, job);
  const stitched = measured(decisions, 'stitched');
  const own = measured(decisions, 'own');
  const drift = measured(decisions, 'drift');
  return {
    figures: [figure('Stitched cost, bps', stitched), figure('Days’ own cost, bps', own), figure('Drift, bps', drift)],
    summary: summaryOf(chosen, { stitched, own, drift }, isDrift),
    sections: [byDays(chosen, decisions), listSection(chosen)],
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
  { stitched, own, drift }: Readonly<Record<Measure, CostStatistics | null>>,
  isDrift: boolean,
): string[] {
  const filled = reportUsdText(chosen.reduce((total, { filled_usd }) => total + filled_usd, 0));
  const what = isDrift ? 'decision over several days' : 'decision';
  const many = isDrift ? 'decisions over several days' : 'decisions';
  const lines = [`${countText(chosen.length, what, many)} filled ${filled}.`];
  if (stitched === null || own === null || drift === null) return lines;
  lines.push(
    `Against the arrival of the first day they cost ${costText(stitched.mean, 'bps')}: ${costText(own.mean, 'bps')} on the days themselves and ${costText(drift.mean, 'bps')} by which the price drifted between them.`,
  );
  if (drift.isThin) lines.push('There are too few of them for a conclusion.');
  return lines;
}

function byDays(chosen: readonly StitchedOrder[], decisions: readonly Counted[]): ReportSection {
  const groups = [...Map.groupBy(chosen, ({ days }) => days)].sort(([left], [right]) => left - right);
  const ofDays = Map.groupBy(decisions, ({ order }) => order.days);
  const rows = groups.map(([days, all]) => {
    const counted = ofDays.get(days) ?? [];
    return {
      label: countText(days, 'day'),
      all,
      stitched: measured(counted, 'stitched'),
      own: measured(counted, 'own'),
      drift: measured(counted, 'drift'),
    };
  });
  type Row = (typeof rows)[number];
  const columns: readonly ColumnOf<Row>[] = [
    { id: 'group', label: 'Took', kind: 'text', cell: ({ label }) => label },
    { id: 'decisions', label: 'Decisions', kind: 'count', cell: ({ all }) => all.length },
    { id: 'stitched', label: 'Stitched, bps', kind: 'cost', cell: ({ stitched }) => stitched?.mean ?? null },
    { id: 'low', label: 'From', kind: 'cost', cell: ({ stitched }) => stitched?.interval?.low ?? null },
    { id: 'high', label: 'To', kind: 'cost', cell: ({ stitched }) => stitched?.interval?.high ?? null },
    { id: 'own', label: 'Days’ own, bps', kind: 'cost', cell: ({ own }) => own?.mean ?? null },
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
      points: rows.map(({ label, all, stitched, own }) => ({
        label,
        detail: countText(all.length, 'decision'),
        value: stitched?.mean ?? null,
        low: stitched?.interval?.low ?? null,
        high: stitched?.interval?.high ?? null,
        mark: own?.mean ?? null,
        is_thin: stitched?.isThin ?? true,
        is_total: false,
      })),
    },
    table: tableOf(rows, columns, { isThin: ({ stitched }) => stitched?.isThin ?? true }),
    notes: [
      'Outliers are pulled in once over all decisions, so that the lines, the parts and the headline agree.',
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
