import type { CostUnit } from '@meridian/domain/entities/scheduled-report';
import { reportCellText, reportNumberText, reportUsdText } from '@meridian/domain/reports/report-cell';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { TcaOrder } from '@meridian/tca/orders/tca-order';
import type { CostStatistics } from '@meridian/tca/statistics/cost-statistics';
import type { CostGroup } from '../numbers/cost-groups.ts';
import { type IdleOrder, neverStartedLine } from '../orders/idle-orders.ts';
import type { ReportPeriod } from '../report-job.ts';
import { costText, countText } from './page-parts.ts';
import { type ShortfallTotals, shortfallTotals } from './shortfall-section.ts';

export type SummaryFacts = {
  readonly all: CostGroup;
  readonly bySize: readonly CostGroup[];
  readonly byStrategy: readonly CostGroup[];
  readonly orders: readonly TcaOrder[];
  readonly idle: readonly IdleOrder[];
  readonly period: ReportPeriod;
  readonly settings: ReportSettings;
  readonly shortfall: ShortfallTotals;
};

/** Sentences that follow from the numbers: what is within chance is said to be. */
export function customSummary({ all, bySize, byStrategy, orders, idle, settings, shortfall }: SummaryFacts): string[] {
  const { cost_unit: unit } = settings;
  const { arrival, ivwap, estimate } = all;
  const lines = [`${countText(orders.length, 'order')} filled ${reportUsdText(all.filledUsd)}.`];
  const never = neverStartedLine(idle);
  if (never !== null) lines.push(never);
  if (arrival === null) return [...lines, 'None of them has a cost against arrival in this unit.'];
  const range = arrival.interval;
  const between =
    range === null
      ? ''
      : ` (95% range ${reportCellText(range.low, 'cost', unit)} to ${reportCellText(range.high, 'cost', unit)})`;
  const against =
    estimate === null ? '' : `, ${comparison(all.reading)} the pre-trade estimate of ${costText(estimate, unit)}`;
  lines.push(`Cost against arrival was ${costText(arrival.mean, unit)}${between}${against}.`);
  const [costliest] = byStrategy
    .filter((group) => group.arrival !== null)
    .toSorted((left, right) => (right.arrival?.mean ?? 0) - (left.arrival?.mean ?? 0));
  if (costliest !== undefined && byStrategy.length > 1) lines.push(strategyLine(costliest, unit));
  const few = bySize.find((group) => group.arrival?.isThin === true);
  if (few !== undefined) {
    lines.push(`Size ${few.label}, in % of ADV: ${countText(few.orders.length, 'order')}, too few for a conclusion.`);
  }
  if (ivwap !== null) lines.push(`Cost against interval VWAP was ${costText(ivwap, unit)}.`);
  if (shortfall.orders > 0) lines.push(shortfallLine(shortfall));
  return lines;
}

function comparison(reading: CostGroup['reading']): string {
  if (reading === 'Above') return 'above';
  if (reading === 'Below') return 'below';
  return reading === 'In line' ? 'in line with' : 'against';
}

function strategyLine(
  { label, arrival, estimate, reading }: CostGroup,
  unit: SummaryFacts['settings']['cost_unit'],
): string {
  const model = estimate === null ? '' : ` against an estimate of ${costText(estimate, unit)}`;
  const verdict: Readonly<Record<string, string>> = {
    'In line': ', a gap within chance',
    Above: ', more than chance explains',
    Below: ', below what chance explains',
    'Too few to tell': ', from too few orders to tell',
  };
  return `${label} cost the most: ${costText(arrival?.mean ?? null, unit)}${model}${verdict[reading] ?? ''}.`;
}

/** Below this part of its parts a total is near zero. */
const MIN_SHARE_OF_PARTS = 0.1;

export function shortfallLine({ total, execution, delay, opportunity, fees }: ShortfallTotals): string {
  const parts = [execution, delay, opportunity, fees];
  const turnover = parts.reduce((sum, value) => sum + Math.abs(value), 0);
  // Parts that cancel out leave a total near zero, of which they would be thousands of percent.
  if (Math.abs(total) < MIN_SHARE_OF_PARTS * turnover || parts.some((value) => value < 0)) {
    return `Total shortfall was ${reportUsdText(total)}: ${reportUsdText(execution)} from execution, ${reportUsdText(delay)} from delay before the orders started, ${reportUsdText(opportunity)} from what was not filled, ${reportUsdText(fees)} in fees.`;
  }
  const part = (value: number) => `${reportNumberText((100 * value) / total, 0)}%`;
  return `Total shortfall was ${reportUsdText(total)}: ${part(execution)} from execution, ${part(delay)} from delay before the orders started, ${part(opportunity)} from what was not filled.`;
}

/** How far the measured cost is from the estimate, and whether that is more than chance. */
function measuredText({ arrival, estimate, reading }: CostGroup, unit: CostUnit): string {
  if (arrival === null || estimate === null) return '';
  const off = reportCellText(arrival.mean - estimate, 'cost', unit);
  const signed = arrival.mean > estimate ? `+${off}` : off;
  return `measured ${signed}${reading === '' ? '' : `: ${reading.toLowerCase()}`}`;
}

function shortfallBps({ total, intendedUsd }: ShortfallTotals): string {
  return intendedUsd > 0 ? `${reportNumberText((10_000 * total) / intendedUsd, 1)} bps ` : '';
}

export function customFigures(
  all: CostGroup,
  ivwap: CostStatistics | null,
  orders: readonly TcaOrder[],
  { cost_unit: unit }: ReportSettings,
): ReportPage['figures'] {
  const { arrival, estimate } = all;
  const totals = shortfallTotals(orders);
  const partial = orders.filter(({ order_qty, filled_qty }) => filled_qty < order_qty).length;
  const equal = (mean: number | undefined) => (mean === undefined ? '' : `equal weights ${costText(mean, unit)}`);
  return [
    {
      label: `Cost against arrival, ${unit}`,
      value: arrival?.mean ?? null,
      kind: 'cost',
      low: arrival?.interval?.low ?? null,
      high: arrival?.interval?.high ?? null,
      detail: equal(arrival?.equalMean),
    },
    {
      label: `Cost against interval VWAP, ${unit}`,
      value: ivwap?.mean ?? null,
      kind: 'cost',
      low: ivwap?.interval?.low ?? null,
      high: ivwap?.interval?.high ?? null,
      detail: equal(ivwap?.equalMean),
    },
    {
      label: `Pre-trade estimate, ${unit}`,
      value: estimate,
      kind: 'cost',
      low: null,
      high: null,
      detail: measuredText(all, unit),
    },
    {
      label: 'Shortfall',
      value: totals.orders === 0 ? null : totals.total,
      kind: 'usd',
      low: null,
      high: null,
      detail: `${shortfallBps(totals)}of ${reportUsdText(totals.intendedUsd)} intended; ${reportNumberText(partial, 0)} of ${countText(orders.length, 'order')} not fully filled`,
    },
  ];
}
