import { SENTINEL_DATE } from '@meridian/domain/constants';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { receiversProblem } from '@meridian/domain/reports/receivers';
import type { ReportSettings, ReportSettingsInput } from '@meridian/protocol/rest/tca-schemas';

export const DEFAULT_SETTINGS: Omit<ReportSettings, 'report_name'> = {
  report_type: 'Custom',
  is_enabled: true,
  frequency: 'NEVER',
  date_range: 'LTD',
  acc: [],
  alloc_acc: [],
  country: [],
  base_symbol: [],
  algorithm: [],
  actual_strategy: [],
  order_type: [],
  algo_machine_name: [],
  asset_class: null,
  pct_adv: null,
  avg_spread: null,
  part_rate: null,
  volatility: null,
  volume_cap: null,
  email_receivers: [],
  start_date: SENTINEL_DATE,
  end_date: SENTINEL_DATE,
  start_time: '00:00:00',
  end_time: '00:00:00',
  cost_unit: 'bps',
  cost_winsorization_threshold: 5,
  notional_winsorization_threshold: 5,
  enable_opportunity_cost_columns: false,
  enable_quantile_buckets: false,
  order_aggregation_logic: 0,
  weekday: 1,
  run_time: '07:00',
  page_orientation: 'landscape',
};

/** Missing values stay as in `before`. Only a custom range has its own dates. */
export function completeSettings(
  { report_name, ...changed }: Partial<ReportSettingsInput>,
  before: ReportSettings | typeof DEFAULT_SETTINGS = DEFAULT_SETTINGS,
): ReportSettings {
  const isCustom = changed.date_range === null || (changed.date_range === undefined && hasDates(changed));
  const dates = isCustom ? { date_range: null } : changed.date_range === undefined ? {} : NO_DATES;
  const name = report_name ?? ('report_name' in before ? before.report_name : '');
  const merged = { ...before, ...changed, ...dates, report_name: name.trim().replaceAll(/\s+/g, ' ') };
  return {
    ...merged,
    email_receivers: [...new Set(merged.email_receivers.map((email) => email.trim().toLowerCase()))],
  };
}

const NO_DATES = { start_date: SENTINEL_DATE, end_date: SENTINEL_DATE };

/** Dates without a range mean a custom range. */
function hasDates({ start_date, end_date }: Partial<ReportSettingsInput>): boolean {
  return [start_date, end_date].some((date) => date !== undefined && date !== SENTINEL_DATE);
}

const RANGES = [
  ['pct_adv', 'ADV %'],
  ['avg_spread', 'Avg spread'],
  ['part_rate', 'Participation %'],
  ['volatility', 'Volatility %'],
  ['volume_cap', 'Volume cap'],
] as const;

/** The problem of the settings, as a text for the screen. Null without one. */
export function settingsProblem(settings: ReportSettings): string | null {
  const { start_date: from, end_date: to, date_range: range } = settings;
  if (settings.report_name === '') return 'Enter a report name.';
  const receivers = receiversProblem(settings.email_receivers);
  if (receivers !== null) return receivers;
  for (const date of [from, to]) {
    if (!isCalendarDate(date)) return `${date} is not a day of the calendar: use YYYY-MM-DD.`;
  }
  if (range === null && from !== SENTINEL_DATE && to !== SENTINEL_DATE && from > to) {
    return `The period ends on ${to}, before it starts on ${from}.`;
  }
  for (const [field, label] of RANGES) {
    const bounds = settings[field];
    if (bounds !== null && bounds.min !== null && bounds.max !== null && bounds.min > bounds.max) {
      return `${label}: ${bounds.min} is above ${bounds.max}.`;
    }
  }
  return null;
}
