import { isCalendarDate } from '@meridian/domain/calendar-date';
import { isEmail } from '@meridian/domain/email';
import { receiversProblem } from '@meridian/domain/reports/receivers';
import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import {
  isSurveillance,
  isThreshold,
  RANGE_FIELDS,
  type RangeField,
  type ReportDraft,
  THRESHOLD_FIELDS,
  type TypedRange,
} from './report-draft.ts';

export type DraftProblems = Partial<Readonly<Record<keyof ReportDraft, string>>>;

const MAX_NAME = 80;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const TIME_HINT = 'Write the time as HH:mm.';

/** By field, what has to be fixed before the draft can be counted or saved. */
export function draftProblems(draft: ReportDraft, takenNames: readonly string[]): DraftProblems {
  const found: Partial<Record<keyof ReportDraft, string>> = {};
  const note = (field: keyof ReportDraft, text: string | null) => {
    if (text !== null) found[field] = text;
  };
  note('report_name', nameProblem(draft.report_name, takenNames));
  for (const field of ['run_time', 'start_time', 'end_time'] as const) {
    note(field, TIME.test(draft[field]) ? null : TIME_HINT);
  }
  if (draft.date_range === null) {
    for (const field of ['start_date', 'end_date'] as const) note(field, dateProblem(draft[field]));
    const isOrdered = draft.start_date === '' || draft.end_date === '' || draft.start_date <= draft.end_date;
    if (!isOrdered && found.end_date === undefined) note('end_date', 'The period ends before it starts.');
  }
  for (const field of RANGE_FIELDS) note(field, rangeProblem(draft[field]));
  // Surveillance has no such fields on the screen.
  if (!isSurveillance(draft.report_type)) {
    for (const field of THRESHOLD_FIELDS) note(field, thresholdProblem(draft[field]));
  }
  note('email_receivers', receiversProblem(draft.email_receivers));
  return found;
}

function nameProblem(name: string, taken: readonly string[]): string | null {
  const key = nameKey(name);
  if (key === '') return 'Enter a report name.';
  if (name.length > MAX_NAME) return `Use at most ${MAX_NAME} characters.`;
  return taken.some((other) => nameKey(other) === key) ? 'You have a schedule with this name.' : null;
}

const nameKey = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

function dateProblem(date: string): string | null {
  return date === '' || isCalendarDate(date) ? null : 'Write the date as YYYY-MM-DD.';
}

const isBad = (value: TypedValue) => typeof value === 'string';

function rangeProblem({ min, max }: TypedRange): string | null {
  if (isBad(min) || isBad(max)) return 'Enter numbers.';
  return typeof min === 'number' && typeof max === 'number' && min > max ? `${min} is above ${max}.` : null;
}

function thresholdProblem(value: TypedValue): string | null {
  return value === null || isThreshold(value) ? null : 'Enter 0 to 100, or nothing.';
}

const GROUPS: readonly (readonly [string, readonly (keyof ReportDraft)[]])[] = [
  ['the report name', ['report_name']],
  ['the run time', ['run_time']],
  ['the period', ['start_date', 'end_date', 'start_time', 'end_time']],
  ['the filters', RANGE_FIELDS satisfies readonly RangeField[]],
  ['the winsorization', THRESHOLD_FIELDS],
];

/** Beside the disabled button: what to fix. Null when nothing is wrong. */
export function fixText(draft: ReportDraft, problems: DraftProblems): string | null {
  const wrong = draft.email_receivers.filter((receiver) => !isEmail(receiver)).length;
  const parts = GROUPS.filter(([, fields]) => fields.some((field) => problems[field] !== undefined)).map(
    ([name]) => name,
  );
  if (wrong > 0) parts.push(wrong === 1 ? '1 receiver' : `${wrong} receivers`);
  if (nameKey(draft.report_name) === '') {
    const [, ...others] = parts;
    return others.length === 0 ? 'Give the report a name' : `Give the report a name and fix ${others.join(', ')}`;
  }
  return parts.length === 0 ? null : `Fix ${parts.join(', ')} to continue`;
}

const NOT_COUNTED: ReadonlySet<string> = new Set<keyof ReportDraft>(['report_name', 'email_receivers']);

/** The count needs no name and no receivers. */
export function canBeCounted(problems: DraftProblems): boolean {
  return Object.keys(problems).every((field) => NOT_COUNTED.has(field));
}
