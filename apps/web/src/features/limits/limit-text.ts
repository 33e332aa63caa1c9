import { limitLabel, limitText } from '@meridian/domain/limits/limit-fields';
import type { LimitPatch } from '@meridian/domain/limits/limit-change';
import type { LimitField } from '@meridian/domain/order-checks/account-limits';
import { formatFixed } from '@meridian/domain/number-format';
import { LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';

/** Always in millions, so that numbers of a column compare. */
export function millions(usd: number): string {
  return `$${formatFixed(usd / 1_000_000, 1)}M`;
}

/** Beside an amount that has said what it counts: `441`. */
export function inMillions(usd: number): string {
  return formatFixed(usd / 1_000_000, 0);
}

export function percentText(percent: number | null): string {
  return percent === null ? '–' : `${formatFixed(percent, 1)}%`;
}

export type FieldChange = {
  readonly field: LimitField;
  readonly label: string;
  /** Null where there was nothing before. */
  readonly before: string | null;
  readonly after: string;
};

/** A change line by line, before and after. */
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
