import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import type { ReportChart, ReportSection } from '@meridian/protocol/rest/report-page-schema';
import type { CostGroup } from '../numbers/cost-groups.ts';
import { type ColumnOf, countText, tableOf } from './page-parts.ts';

const share = (part: number, whole: number) => (whole > 0 ? (100 * part) / whole : null);

const total = (pick: 'delay_usd' | 'opportunity_usd' | 'shortfall_usd') => (group: CostGroup) =>
  group.orders.reduce((sum, order) => sum + (order[pick] ?? 0), 0);

function costColumns(
  unit: CostUnit,
  filledUsd: number,
  groupLabel: string,
  hasOpportunity: boolean,
): ColumnOf<CostGroup>[] {
  const columns: ColumnOf<CostGroup>[] = [
    { id: 'group', label: groupLabel, kind: 'text', cell: ({ label }) => label },
    { id: 'orders', label: 'Orders', kind: 'count', cell: ({ orders }) => orders.length },
    { id: 'filled', label: 'Filled', kind: 'usd', cell: (group) => group.filledUsd },
    { id: 'share', label: 'Share', kind: 'percent', cell: (group) => share(group.filledUsd, filledUsd) },
    { id: 'equal', label: 'Equal-weighted', kind: 'cost', cell: ({ arrival }) => arrival?.equalMean ?? null },
    { id: 'cost', label: `Against arrival, ${unit}`, kind: 'cost', cell: ({ arrival }) => arrival?.mean ?? null },
    { id: 'low', label: 'From', kind: 'cost', cell: ({ arrival }) => arrival?.interval?.low ?? null },
    { id: 'high', label: 'To', kind: 'cost', cell: ({ arrival }) => arrival?.interval?.high ?? null },
    { id: 'estimate', label: 'Estimated', kind: 'cost', cell: ({ estimate }) => estimate },
    { id: 'adjusted', label: 'Above estimate', kind: 'cost', cell: ({ adjusted }) => adjusted },
    { id: 'ivwap', label: 'Interval VWAP', kind: 'cost', cell: ({ ivwap }) => ivwap },
    { id: 'neff', label: 'N eff', kind: 'count', cell: ({ arrival }) => arrival?.effectiveCount ?? null },
    { id: 'reading', label: 'Reading', kind: 'text', cell: ({ reading }) => reading },
  ];
  if (!hasOpportunity) return columns;
  return [
    ...columns,
    { id: 'delay', label: 'Delay', kind: 'usd', cell: total('delay_usd') },
    { id: 'opportunity', label: 'Opportunity', kind: 'usd', cell: total('opportunity_usd') },
    { id: 'shortfall', label: 'Shortfall', kind: 'usd', cell: total('shortfall_usd') },
  ];
}

export const SIZE_LABEL = 'Size, % of ADV';

const ADJUSTED_NOTE =
  'Groups trade different things. “Above estimate” takes the expected cost of each order’s size, spread, volatility and pace off its cost, so it compares like with like.';

export type CostSection = {
  readonly id: string;
  readonly title: string;
  readonly groupLabel: string;
  readonly groups: readonly CostGroup[];
  readonly all: CostGroup;
  readonly unit: CostUnit;
  readonly hasOpportunity: boolean;
  readonly hasChart: boolean;
};

/** A table of costs by one thing, with what it says. */
export function costSection(section: CostSection): ReportSection {
  const { id, title, groupLabel, groups, all, unit, hasOpportunity, hasChart } = section;
  const columns = costColumns(unit, all.filledUsd, groupLabel, hasOpportunity);
  return {
    id,
    title,
    finding: findingOf(groups, groupLabel),
    chart: hasChart ? rangesChart(groups, unit) : null,
    table: tableOf([...groups, { ...all, label: 'All' }], columns, {
      isThin: ({ arrival }) => arrival === null || arrival.isThin,
      isTotal: ({ label }) => label === 'All',
    }),
    notes: [ADJUSTED_NOTE],
  };
}

function rangesChart(groups: readonly CostGroup[], unit: CostUnit): ReportChart {
  return {
    kind: 'ranges',
    unit,
    points: groups.map(({ label, orders, arrival, estimate }) => ({
      label,
      detail: `${countText(orders.length, 'order')}${arrival?.isThin === false ? '' : ', too few'}`,
      value: arrival?.mean ?? null,
      low: arrival?.interval?.low ?? null,
      high: arrival?.interval?.high ?? null,
      mark: estimate,
      is_thin: arrival?.isThin ?? true,
      is_total: false,
    })),
  };
}

/** A size alone says little in a sentence. */
function nameOf(label: string, groupLabel: string): string {
  return groupLabel === SIZE_LABEL ? `${label}% of ADV` : label;
}

/** Only a range that leaves the estimate out is a finding. */
function findingOf(groups: readonly CostGroup[], groupLabel: string): string {
  const named = (reading: string) =>
    groups.filter((group) => group.reading === reading).map(({ label }) => nameOf(label, groupLabel));
  const above = named('Above');
  const below = named('Below');
  const parts = [
    above.length === 0 ? '' : `${above.slice(0, 4).join(', ')} cost more than estimated`,
    below.length === 0 ? '' : `${below.slice(0, 4).join(', ')} cost less than estimated`,
  ].filter((part) => part !== '');
  if (parts.length > 0) return `${parts.join('; ')}.`;
  if (groups.every(({ reading }) => reading === 'Too few to tell' || reading === ''))
    return 'There are too few orders to tell.';
  return `No ${groupLabel === SIZE_LABEL ? 'size' : groupLabel.toLowerCase()} is significantly off its estimate.`;
}
