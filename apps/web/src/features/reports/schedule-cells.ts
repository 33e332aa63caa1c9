import type { Column } from '@meridian/domain/columns/column';
import { scheduledReportsGrid } from '@meridian/domain/columns/scheduled-reports';
import type { NumberRange } from '@meridian/domain/entities/scheduled-report';
import { formatUpTo } from '@meridian/domain/number-format';
import { dateRangeText } from '@meridian/domain/report-date-range';
import {
  aggregationText,
  frequencyText,
  lastRunText,
  reportDateText,
  reportTypeText,
} from '@meridian/domain/report-text';
import type { Schedule } from './use-schedules.ts';

const MAX_DECIMALS = 4;
const ALL = 'All';

export const SCHEDULE_COLUMNS: readonly Column[] = scheduledReportsGrid.columns;

const decimals = (value: number) => formatUpTo(value, MAX_DECIMALS);

/** `> 1`, `< 10`, `0 – 5`, or `All` where nothing is limited. */
export function rangeText(range: NumberRange | null): string {
  const { min, max } = range ?? { min: null, max: null };
  if (min === null) return max === null ? ALL : `< ${decimals(max)}`;
  return max === null ? `> ${decimals(min)}` : `${decimals(min)} – ${decimals(max)}`;
}

function isRange(value: unknown): value is NumberRange {
  return typeof value === 'object' && value !== null && 'min' in value && 'max' in value;
}

function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? ALL : value.join(', ');
  if (isRange(value)) return rangeText(value);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return decimals(value);
  return typeof value === 'string' ? value : '';
}

/** Where an empty value is not the same as every order. */
const TEXTS: Readonly<Record<string, (row: Schedule, zone: string) => string>> = {
  report_type: ({ report_type }) => reportTypeText(report_type),
  frequency: ({ frequency }) => frequencyText(frequency),
  download_latest: () => '',
  date_range: ({ date_range }) => dateRangeText(date_range),
  email_receivers: ({ email_receivers }) => email_receivers.join(', '),
  start_date: ({ start_date }) => reportDateText(start_date),
  end_date: ({ end_date }) => reportDateText(end_date),
  pct_adv: ({ pct_adv }) => rangeText(pct_adv),
  avg_spread: ({ avg_spread }) => rangeText(avg_spread),
  part_rate: ({ part_rate }) => rangeText(part_rate),
  volatility: ({ volatility }) => rangeText(volatility),
  volume_cap: ({ volume_cap }) => rangeText(volume_cap),
  asset_class: ({ asset_class }) => asset_class ?? ALL,
  order_aggregation_logic: ({ order_aggregation_logic }) => aggregationText(order_aggregation_logic),
  latest_generation_time: ({ latest_generation_time }, zone) => lastRunText(latest_generation_time, zone),
};

/** What a cell of the grid says. */
export function scheduleCellText(columnId: string, row: Schedule, zone: string): string {
  const fields: Readonly<Record<string, unknown>> = row;
  return TEXTS[columnId]?.(row, zone) ?? valueText(fields[columnId]);
}
