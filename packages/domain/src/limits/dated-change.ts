import type { AccountLimits, LimitField } from '../order-checks/account-limits.ts';
import { NO_LIMITS } from '../order-checks/account-limits.ts';
import {
  changedFields,
  type DatedPatch,
  datesFrom,
  isRaise,
  type LimitPatch,
  limitsOn,
  pick,
  problemWithLimits,
} from './limit-change.ts';

/** The changes in force of a whole account (null) or an allocation account, oldest first. */
export type ScopeLimits = {
  readonly account: string;
  readonly alloc_account: string | null;
  readonly changes: readonly DatedPatch[];
};

export type AskedLimits = DatedPatch & Pick<ScopeLimits, 'account' | 'alloc_account'>;

export type LimitPart = {
  /** What it replaces, on the first date on which it allows more. Null for the first limits. */
  readonly before: LimitPatch | null;
  readonly after: LimitPatch;
  readonly needsApproval: boolean;
};

export type LookedAtLimits =
  | { readonly kind: 'parts'; readonly parts: readonly LimitPart[] }
  | { readonly kind: 'invalid'; readonly message: string };

/** The limits of a date. Null when none hold on it. */
export function limitsHeldOn(date: string, changes: readonly DatedPatch[]): AccountLimits | null {
  const isSet = changes.some(
    ({ effective_date, until_date }) => effective_date <= date && (until_date === null || date <= until_date),
  );
  return isSet ? limitsOn(date, NO_LIMITS, changes) : null;
}

/**
 * What of a change holds at once and what a second person approves. Each date that it reaches is compared with what
 * holds on that date: whatever allows more on one of them waits.
 */
export function lookAtLimits(all: readonly ScopeLimits[], asked: AskedLimits): LookedAtLimits {
  const ofAccount = all.filter(({ account }) => account === asked.account);
  const own = ofAccount.find(({ alloc_account }) => alloc_account === asked.alloc_account)?.changes ?? [];
  const { effective_date, until_date } = asked;
  const isFirst = limitsHeldOn(effective_date, own) === null;
  if (isFirst && until_date !== null) return invalid('The first limits of an account have no end: leave it empty.');
  const after: LimitPatch = isFirst ? { ...NO_LIMITS, ...asked.after } : asked.after;
  const turns = datesFrom(
    effective_date,
    ofAccount.flatMap(({ changes }) => changes),
  );
  const days = turns
    .filter((date) => until_date === null || date <= until_date)
    .map((date) => dayOf(date, { own, after, guards: guardsOf(ofAccount, asked) }));
  for (const day of days) {
    const problem = problemWithLimits(day.after);
    if (problem !== null) return invalid(problem);
  }
  const changed = changedOn(days, after, isFirst);
  if (changed.length === 0) return invalid('Nothing would change.');
  const waiting = changed.filter((field) => days.some((day) => waitsOn(day, field)));
  // The first limits are one change, because an order needs all of them.
  const split = isFirst && waiting.length > 0 ? [changed] : [difference(changed, waiting), waiting];
  const parts = split
    .filter((fields) => fields.length > 0)
    .map((fields) => ({
      before: isFirst ? null : Object.assign({}, ...fields.map((field) => replaced(days, field))),
      after: Object.fromEntries(fields.map((field) => [field, after[field]])),
      needsApproval: fields.some((field) => waiting.includes(field)),
    }));
  return { kind: 'parts', parts };
}

type Day = {
  readonly before: AccountLimits | null;
  readonly after: AccountLimits;
  readonly isGuarded: boolean;
};

type Compared = {
  readonly own: readonly DatedPatch[];
  readonly after: LimitPatch;
  readonly guards: readonly ScopeLimits[];
};

function dayOf(date: string, { own, after, guards }: Compared): Day {
  const before = limitsHeldOn(date, own);
  const isGuarded = guards.some(({ changes }) => limitsHeldOn(date, changes)?.raise_needs_approval === true);
  return { before, after: { ...(before ?? NO_LIMITS), ...after }, isGuarded };
}

/** Whose raises a change can be: a whole account limits each of its allocation accounts too. */
function guardsOf(ofAccount: readonly ScopeLimits[], { alloc_account }: AskedLimits): readonly ScopeLimits[] {
  if (alloc_account === null) return ofAccount;
  return ofAccount.filter((scope) => scope.alloc_account === null || scope.alloc_account === alloc_account);
}

function changedOn(days: readonly Day[], after: LimitPatch, isFirst: boolean): readonly LimitField[] {
  if (isFirst) return changedFieldNames(after);
  const changed = new Set(days.flatMap(({ before }) => changedFields(before ?? NO_LIMITS, after)));
  return changedFieldNames(after).filter((field) => changed.has(field));
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object are text to the compiler.
const changedFieldNames = (patch: LimitPatch) => Object.keys(patch) as LimitField[];

/** Without limits no order may be sent, so the first ones allow more. */
function raisesOn({ before, after }: Day, field: LimitField): boolean {
  return before === null || isRaise(field, before, after);
}

function waitsOn(day: Day, field: LimitField): boolean {
  // Whoever could lift this flag alone could then change the strategies alone.
  const guardsItself = field === 'strategy_change_needs_approval';
  return raisesOn(day, field) && (day.isGuarded || (guardsItself && day.before?.[field] === true));
}

/** What an approver compares with: the first date that is raised, else the first that changes. */
function replaced(days: readonly Day[], field: LimitField): LimitPatch {
  const differs = ({ before, after }: Day) => before === null || changedFields(before, pick(after, [field])).length > 0;
  const day = days.find((each) => differs(each) && raisesOn(each, field)) ?? days.find(differs) ?? days[0];
  return pick(day?.before ?? NO_LIMITS, [field]);
}

function difference(fields: readonly LimitField[], without: readonly LimitField[]): readonly LimitField[] {
  return fields.filter((field) => !without.includes(field));
}

function invalid(message: string): LookedAtLimits {
  return { kind: 'invalid', message };
}
