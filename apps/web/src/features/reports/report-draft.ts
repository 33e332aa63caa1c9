import { SENTINEL_DATE } from '@meridian/domain/constants';
import { isEmail } from '@meridian/domain/email';
import type { ReportType } from '@meridian/domain/entities/scheduled-report';
import { isSurveillanceType } from '@meridian/domain/reports/report-permissions';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import type { ReportSettings } from '@meridian/protocol/rest/tca-schemas';
import type { Schedule, ScheduleInput } from './use-schedules.ts';

export const RANGE_FIELDS = ['pct_adv', 'avg_spread', 'part_rate', 'volatility', 'volume_cap'] as const;
export const THRESHOLD_FIELDS = ['cost_winsorization_threshold', 'notional_winsorization_threshold'] as const;

export type RangeField = (typeof RANGE_FIELDS)[number];
type ThresholdField = (typeof THRESHOLD_FIELDS)[number];

export type TypedRange = { readonly min: TypedValue; readonly max: TypedValue };

/** The settings while they are edited: numbers may be half typed, times are HH:mm, an open date is blank. */
export type ReportDraft = Omit<ReportSettings, RangeField | ThresholdField> &
  Readonly<Record<RangeField, TypedRange>> &
  Readonly<Record<ThresholdField, TypedValue>>;

const OPEN: TypedRange = { min: null, max: null };

export const EMPTY_DRAFT: ReportDraft = {
  report_name: '',
  report_type: 'Custom',
  is_enabled: true,
  frequency: 'WEEKLY',
  weekday: 1,
  run_time: '07:00',
  date_range: 'LW',
  start_date: '',
  end_date: '',
  start_time: '00:00',
  end_time: '00:00',
  acc: [],
  alloc_acc: [],
  algo_machine_name: [],
  asset_class: null,
  country: [],
  base_symbol: [],
  order_type: [],
  actual_strategy: [],
  algorithm: [],
  part_rate: OPEN,
  volume_cap: OPEN,
  pct_adv: OPEN,
  avg_spread: OPEN,
  volatility: OPEN,
  order_aggregation_logic: 0,
  cost_unit: 'bps',
  cost_winsorization_threshold: 5,
  notional_winsorization_threshold: 5,
  enable_opportunity_cost_columns: false,
  enable_quantile_buckets: false,
  email_receivers: [],
  page_orientation: 'landscape',
};

/** A new schedule, of the type that was asked for. */
export function newDraft(type: ReportType | null): ReportDraft {
  return type === null ? EMPTY_DRAFT : { ...EMPTY_DRAFT, report_type: type };
}

const HOUR_MINUTE = 5;

const blankIfOpen = (date: string) => (date.slice(0, 10) === SENTINEL_DATE ? '' : date.slice(0, 10));

export function draftOf(schedule: Schedule): ReportDraft {
  const settings = Object.fromEntries(Object.entries(schedule).filter(([field]) => Object.hasOwn(EMPTY_DRAFT, field)));
  const ranges = Object.fromEntries(RANGE_FIELDS.map((field) => [field, schedule[field] ?? OPEN]));
  return {
    ...EMPTY_DRAFT,
    ...settings,
    ...ranges,
    start_date: blankIfOpen(schedule.start_date),
    end_date: blankIfOpen(schedule.end_date),
    start_time: schedule.start_time.slice(0, HOUR_MINUTE),
    end_time: schedule.end_time.slice(0, HOUR_MINUTE),
  };
}

const numberOrNull = (value: TypedValue) => (typeof value === 'number' ? value : null);

export function isThreshold(value: TypedValue): value is number {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

/** Surveillance is sent without thresholds that were half typed before its type was chosen. */
const thresholdOrNull = (value: TypedValue) => (isThreshold(value) ? value : null);

function rangeInput({ min, max }: TypedRange) {
  return min === null && max === null ? null : { min: numberOrNull(min), max: numberOrNull(max) };
}

/** What is sent. Only for a draft without problems. */
export function draftInput(draft: ReportDraft): ScheduleInput {
  const isCustom = draft.date_range === null;
  return {
    ...draft,
    start_date: isCustom && draft.start_date !== '' ? draft.start_date : SENTINEL_DATE,
    end_date: isCustom && draft.end_date !== '' ? draft.end_date : SENTINEL_DATE,
    start_time: `${draft.start_time}:00`,
    end_time: `${draft.end_time}:00`,
    pct_adv: rangeInput(draft.pct_adv),
    avg_spread: rangeInput(draft.avg_spread),
    part_rate: rangeInput(draft.part_rate),
    volatility: rangeInput(draft.volatility),
    volume_cap: rangeInput(draft.volume_cap),
    cost_winsorization_threshold: thresholdOrNull(draft.cost_winsorization_threshold),
    notional_winsorization_threshold: thresholdOrNull(draft.notional_winsorization_threshold),
  };
}

/** What is counted. The name changes nothing; of receivers that are whole, the preview says who would not get it. */
export function previewInput(draft: ReportDraft): ScheduleInput {
  const receivers = draft.email_receivers.filter(isEmail);
  return { ...draftInput(draft), report_name: 'Preview', email_receivers: receivers, page_orientation: 'landscape' };
}

/** An edited draft is a copy, so its fields stay in the same order. */
export function isSameDraft(a: ReportDraft, b: ReportDraft): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Surveillance has thresholds in place of costs, and needs its own permit. */
export function isSurveillance(type: string | null): boolean {
  return isSurveillanceType(type);
}
