import { aggregationText, frequencyText, reportTypeText } from '@meridian/domain/report-text';
import type { ReportPage } from '@meridian/protocol/rest/report-page-schema';
import type { DayManifest } from '@meridian/history/days/day-manifest';
import { accountsLabel, orderFilters } from '../orders/order-filters.ts';
import type { ReportJob } from '../report-job.ts';
import { dayText } from '../report-period.ts';
import { countText } from './page-parts.ts';

/** Raised when a calculation changes, so that two reports can be compared. */
export const CALCULATION_VERSION = '1';
const COST_MODEL = 'M1: 0.5 spread + 0.7 daily volatility × (size / ADV)^0.5 × (participation / 10%)^0.25';

function thresholdText(threshold: number | null, end: string): string {
  return threshold === null ? 'off' : `${threshold > 50 ? 100 - threshold : threshold}% ${end}`;
}

/** Only what the report's own type goes by: surveillance has thresholds, and markouts have nothing to choose. */
function calculationOf(settings: ReportJob['settings']): readonly [string, string][] {
  const { report_type: type } = settings;
  const winsorisation: [string, string][] = [
    [
      'Winsorisation',
      `cost ${thresholdText(settings.cost_winsorization_threshold, 'at each end')}, notional ${thresholdText(settings.notional_winsorization_threshold, 'at the upper end')}`,
    ],
  ];
  if (type === 'Stiched Parent Order Summary' || type === 'Multiday Drift') return winsorisation;
  if (type !== 'Custom' && type !== null) return [];
  return [
    ['Aggregation', aggregationText(settings.order_aggregation_logic)],
    ['Cost unit', settings.cost_unit],
    ...winsorisation,
    ['Opportunity cost', settings.enable_opportunity_cost_columns ? 'on' : 'off'],
    ['Size buckets', settings.enable_quantile_buckets ? 'quartiles' : 'fixed'],
  ];
}

/** What a report was asked for, in words. */
export function parametersOf({ settings, scope, period, zone }: ReportJob, days: number): ReportPage['parameters'] {
  const [, ...filters] = orderFilters(settings, scope);
  const rows: [string, string][] = [
    ['Report', reportTypeText(settings.report_type)],
    ['Accounts', accountsLabel(settings, scope)],
    ['Period', period.label],
    ['Trading days', String(days)],
    ['Filters', filters.length === 0 ? 'none' : filters.map(({ label }) => label).join('; ')],
    ...calculationOf(settings),
    ['Repeats', `${frequencyText(settings.frequency)}, ${zone}`],
  ];
  return rows.map(([label, value]) => ({ label, value }));
}

export function provenanceOf(
  job: ReportJob,
  days: readonly DayManifest[],
  thresholds: string | null,
): ReportPage['provenance'] {
  const dates = days.map(({ tradeDate }) => tradeDate);
  return {
    generated_ms: job.generatedMs,
    period_from: job.period.from,
    period_to: job.period.to,
    data_to: dates.at(-1) ?? null,
    trading_days: dates,
    sources: [...new Set(days.map(({ source }) => source))],
    calculation: CALCULATION_VERSION,
    cost_model: COST_MODEL,
    thresholds,
  };
}

export function headOf(
  job: ReportJob,
  title: string,
): Pick<ReportPage, 'cost_unit' | 'page_orientation' | 'report_type' | 'subtitle' | 'title'> {
  return {
    title,
    subtitle: `${job.settings.report_name}: ${accountsLabel(job.settings, job.scope)}, ${job.period.label}`,
    report_type: job.settings.report_type ?? 'Custom',
    page_orientation: job.settings.page_orientation,
    cost_unit: job.settings.cost_unit,
  };
}

/** A report over days that are not there says so. */
export function emptySummary(job: ReportJob, days: readonly DayManifest[]): string[] {
  if (days.length === 0)
    return [`No trading day of this period is stored (${job.period.label}). There is nothing to report.`];
  const last = days.at(-1)?.tradeDate ?? '';
  return [`No order passes the filters on ${countText(days.length, 'trading day')} up to ${dayText(last)}.`];
}

export const COST_DEFINITIONS: ReportPage['definitions'] = [
  {
    term: 'Cost',
    text: 'Average fill price against a benchmark, signed so that a positive number is a cost on either side.',
  },
  { term: 'Arrival mid', text: 'Mid when the order began to work.' },
  {
    term: 'Interval VWAP',
    text: 'Volume-weighted price of the market from the start of the order to its last fill or end, own fills included.',
  },
  {
    term: 'Weighted mean',
    text: 'Weighted by filled notional in US dollars. The equal-weighted mean counts every order the same.',
  },
  {
    term: 'Winsorisation',
    text: 'From 40 orders on, costs beyond the named percentiles are moved to them, and so is the largest notional. Smaller samples are capped at 500 bps. Each row is treated on its own, so rows need not average to All.',
  },
  {
    term: '95% range',
    text: 'Bootstrap of 1,000 rounds that draws whole days of a symbol, because their orders move together. The seed is fixed.',
  },
  { term: 'N eff', text: 'How many equally large orders would say as much. Rows below 30 are grey.' },
  { term: 'Estimated', text: 'Pre-trade model on each order’s own size, spread, volatility and participation.' },
  { term: 'Reading', text: '“Above” or “Below” only where the estimate lies outside of the 95% range.' },
  {
    term: 'Shortfall',
    text: 'Perold: delay from decision to arrival, execution against arrival, opportunity on what was not filled, and fees. Not winsorised.',
  },
  {
    term: 'Aggregation',
    text: 'Orders of one day, side and symbol (and strategy) count as one: the earliest arrival, quantities added up, interval VWAPs weighted by volume.',
  },
];
