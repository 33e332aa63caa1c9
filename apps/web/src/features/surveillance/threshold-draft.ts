import type { TypedValue } from '@meridian/domain/order-ticket/typed-number';
import { THRESHOLD_TEXTS, type ThresholdText } from '@meridian/domain/surveillance/threshold-texts';

/** What stands in the fields, by threshold. */
export type ThresholdDraft = Readonly<Record<string, TypedValue>>;
export type ThresholdValues = Readonly<Record<string, number>>;

const MS_A_SECOND = 1_000;

/** Times are stored in milliseconds and typed in seconds. */
export function shownValue({ measure }: ThresholdText, value: number): number {
  return measure === 'ms' ? value / MS_A_SECOND : value;
}

function storedValue({ measure }: ThresholdText, value: number): number {
  return measure === 'ms' ? Math.round(value * MS_A_SECOND) : value;
}

export function unitOf({ measure }: ThresholdText): string {
  return { count: '', times: '×', percent: '%', ms: 's', ticks: 'ticks', sigmas: 'σ', 'per-second': '/s' }[measure];
}

export function draftOf(values: ThresholdValues): ThresholdDraft {
  return Object.fromEntries(THRESHOLD_TEXTS.map((text) => [text.name, shownValue(text, values[text.name] ?? 0)]));
}

const MAX_VALUE = 1_000_000;

/** What is wrong with a field. Null when nothing is. */
export function fieldProblem({ measure }: ThresholdText, typed: TypedValue): string | null {
  if (typeof typed !== 'number') return 'Enter a number.';
  if (typed < 0) return 'Enter 0 or more.';
  if (measure === 'percent' && typed > 100) return 'Enter at most 100.';
  return typed > MAX_VALUE ? `Enter at most ${MAX_VALUE.toLocaleString('en-US')}.` : null;
}

/** Only what differs from the set that this one builds on. Null while a field is wrong. */
export function ownValues(draft: ThresholdDraft, inherited: ThresholdValues): ThresholdValues | null {
  const own: Record<string, number> = {};
  for (const text of THRESHOLD_TEXTS) {
    const typed = draft[text.name] ?? null;
    if (typeof typed !== 'number' || fieldProblem(text, typed) !== null) return null;
    const value = storedValue(text, typed);
    if (value !== inherited[text.name]) own[text.name] = value;
  }
  return own;
}

export function isSameValues(left: ThresholdValues, right: ThresholdValues): boolean {
  const names = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...names].every((name) => left[name] === right[name]);
}

type Ready = { readonly isValid: boolean; readonly isChanged: boolean; readonly isTried: boolean };

/** Beside the disabled button: what to do first. Null when nothing is missing. */
export function missingText({ isValid, isChanged, isTried }: Ready): string | null {
  if (!isValid) return 'Fix the values first';
  if (!isChanged) return 'Nothing changed';
  return isTried ? null : 'Run the test first';
}
