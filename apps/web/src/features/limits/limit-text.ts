import { limitLabel, limitText } from '@meridian/domain/limits/limit-fields';
import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import type { LimitField } from '@meridian/domain/order-checks/account-limits';
import { formatFixed } from '@meridian/domain/number-format';
import { LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';

/** Always in millions, so that the numbers of a column compare. */
export function millions(usd: number): string {
  return `$${formatFixed(usd / 1_000_000, 1)}M`;
}

/** `441`: millions without the unit, beside an amount that shows it. */
export function inMillions(usd: number): string {
  return formatFixed(usd / 1_000_000, 0);
}

export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${formatFixed(percent, 1)}%`;
}

export type FieldChange = {
  readonly field: LimitField;
  readonly label: string;
  /** Null when there was no value before. */
  readonly before: string | null;
  readonly after: string;
};

/** The changed fields, before and after. */
export function fieldChanges(before: LimitPatch | null, after: LimitPatch): readonly FieldChange[] {
  return LIMIT_FIELDS.filter(({ field }) => field in after).map(({ field }) => {
    const was = before?.[field];
    return {
      field,
      label: limitLabel(field),
      before: was === undefined ? null : limitText(field, was),
      after: limitText(field, after[field] ?? null),
    };
  });
}
