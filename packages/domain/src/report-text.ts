import { SENTINEL_DATE } from './constants.ts';
import type { Maybe } from './maybe.ts';
import { formatDateTime } from './time-format.ts';

export const FREQUENCY_LABELS = {
  NEVER: 'Only Once',
  WEEKLY: 'Every Week',
  DAILY: 'Every Day',
  MONTHLY: 'Every Month',
} as const;

export type ReportFrequency = keyof typeof FREQUENCY_LABELS;

export const AGGREGATION_LABELS = ['Default', 'Day-Side-Symbol', 'Day-Side-Symbol-Algo'] as const;

/** For a missing date or run. */
const NONE = '-';

export function isReportFrequency(value: unknown): value is ReportFrequency {
  return typeof value === 'string' && Object.hasOwn(FREQUENCY_LABELS, value);
}

export function frequencyText(frequency: Maybe<string>): string {
  return isReportFrequency(frequency) ? FREQUENCY_LABELS[frequency] : (frequency ?? '');
}

export function aggregationText(logic: Maybe<number>): string {
  return AGGREGATION_LABELS[logic ?? -1] ?? '';
}

/** Display names of stored report types. */
const SHOWN_TYPES: Readonly<Record<string, string>> = {
  Custom: 'Custom TCA',
  'Stiched Parent Order Summary': 'Stitched Parent Order Summary',
};

export function reportTypeText(type: Maybe<string>): string {
  if (type === null || type === undefined || type === '') return 'WORKING';
  return SHOWN_TYPES[type] ?? type;
}

/** The first ten characters. '-' for the sentinel, blank for a missing date. */
export function reportDateText(date: Maybe<string>): string {
  const day = date?.slice(0, 10) ?? '';
  return day === SENTINEL_DATE ? NONE : day;
}

export function lastRunText(generationTimeMs: Maybe<number>, zone: string): string {
  const text = formatDateTime(generationTimeMs, zone);
  return text === '' ? NONE : text;
}
