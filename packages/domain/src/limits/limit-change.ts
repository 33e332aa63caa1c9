import { addDays } from '../calendar-date.ts';
import type { AccountLimits, LimitField } from '../order-checks/account-limits.ts';
import { deskLimit, LIMIT_FIELDS } from './limit-fields.ts';

export type LimitPatch = Partial<AccountLimits>;

export const LIMIT_CHANGE_STATES = ['in_force', 'pending', 'rejected', 'withdrawn', 'expired'] as const;

export type LimitChangeState = (typeof LIMIT_CHANGE_STATES)[number];

/** A change that was made and, if necessary, approved. Dates are trading dates, YYYY-MM-DD. */
export type DatedPatch = {
  readonly after: LimitPatch;
  readonly effective_date: string;
  /** The last day of the change. Null means until changed. */
  readonly until_date: string | null;
};

/** The limits on a date: all changes in force, applied oldest first. */
export function limitsOn(date: string, base: AccountLimits, changes: readonly DatedPatch[]): AccountLimits {
  const holds = changes.filter(
    ({ effective_date, until_date }) => effective_date <= date && (until_date === null || date <= until_date),
  );
  return holds.reduce<AccountLimits>((limits, { after }) => Object.assign(limits, after), { ...base });
}

/** The date itself, and every later one on which a change begins or no longer holds. Between them nothing changes. */
export function datesFrom(date: string, changes: readonly DatedPatch[]): readonly string[] {
  const turns = changes.flatMap(({ effective_date, until_date }) =>
    until_date === null ? [effective_date] : [effective_date, addDays(until_date, 1)],
  );
  return [...new Set([date, ...turns.filter((turn) => turn > date)])].toSorted();
}

/** The fields that differ. */
export function changedFields(before: AccountLimits, after: LimitPatch): readonly LimitField[] {
  return LIMIT_FIELDS.map(({ field }) => field).filter(
    (field) => field in after && JSON.stringify(after[field]) !== JSON.stringify(before[field]),
  );
}

/** A raise allows more than before. It may need a second person's approval. */
export function isRaise(field: LimitField, before: AccountLimits, after: AccountLimits): boolean {
  const [was, is] = [inForce(field, before), inForce(field, after)];
  if (field === 'may_override') return RIGHTS.indexOf(after.may_override) < RIGHTS.indexOf(before.may_override);
  if (typeof was === 'boolean') return was && is === false;
  // Without a limit before, no change is a raise.
  if (was === null || typeof was === 'string') return false;
  // Without a value of its own a scope no longer narrows the one beside it.
  if (typeof before[field] === 'number' && after[field] === null) return true;
  if (is === null) return true;
  if (Array.isArray(was)) return Array.isArray(is) && is.some((each) => !was.includes(each));
  return Number(is) > Number(was);
}

/** Without a value of its own an account has the desk's. */
function inForce(field: LimitField, limits: AccountLimits): AccountLimits[LimitField] {
  return limits[field] ?? deskLimit(field);
}

const RIGHTS: readonly AccountLimits['may_override'][] = ['anyone', 'administrators', 'nobody'];

export function pick(limits: AccountLimits, fields: readonly LimitField[]): LimitPatch {
  return Object.fromEntries(fields.map((field) => [field, limits[field]]));
}

const WARNINGS = [
  ['warn_order_usd', 'max_order_usd', 'order notional'],
  ['warn_percent_of_adv', 'max_percent_of_adv', 'share of ADV'],
  ['warn_percent_of_volume', 'max_percent_of_volume', 'share of expected volume'],
  ['warn_price_percent', 'max_price_percent', 'price band'],
] as const;

/** Why a set of limits is inconsistent, as a text for the screen. Null when it is consistent. */
export function problemWithLimits(limits: AccountLimits): string | null {
  for (const [warn, max, name] of WARNINGS) {
    const [from, to] = [limits[warn], limits[max]];
    if (from !== null && to !== null && from > to) return `The warning for ${name} must not be above the limit.`;
  }
  const numbers = LIMIT_FIELDS.filter(({ field }) => typeof limits[field] === 'number');
  const wrong = numbers.find(({ field }) => !(Number.isFinite(limits[field]) && Number(limits[field]) >= 0));
  return wrong === undefined ? null : `${wrong.label} must be 0 or more.`;
}
