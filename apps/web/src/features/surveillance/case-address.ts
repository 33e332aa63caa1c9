import { CASE_SORTS, type CaseSort, type CaseState } from '@meridian/protocol/rest/surveillance-calls';
import { CASE_STATES } from './case-text.ts';
import type { CaseQuery } from './use-cases.ts';

export type StateChoice = CaseState | 'all';

/** What the address says: filters, order and the open case. */
export type CaseAddress = {
  readonly state: StateChoice;
  readonly rule: string;
  readonly account: string;
  readonly minScore: number;
  readonly sort: CaseSort;
  readonly caseId: number | null;
};

export const RULE_IDS = ['W1', 'W2', 'W3', 'S1', 'L1', 'C1', 'M1', 'Q1'] as const;

function wholeNumber(text: string | null): number | null {
  const value = Number(text ?? '');
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}

export function readCaseAddress(search: URLSearchParams): CaseAddress {
  return {
    state: CASE_STATES.find((each) => each === search.get('state')) ?? 'all',
    rule: RULE_IDS.find((each) => each === search.get('rule')) ?? '',
    account: search.get('account') ?? '',
    minScore: Math.min(100, wholeNumber(search.get('score')) ?? 0),
    sort: CASE_SORTS.find((each) => each === search.get('sort')) ?? 'score',
    caseId: wholeNumber(search.get('case')),
  };
}

const NAMES = {
  state: 'state',
  rule: 'rule',
  account: 'account',
  minScore: 'score',
  sort: 'sort',
  caseId: 'case',
} as const;
const PLAIN: CaseAddress = { state: 'all', rule: '', account: '', minScore: 0, sort: 'score', caseId: null };

/** Only what differs from the plain list stands in the address. */
export function changedAddress(now: URLSearchParams, change: Partial<CaseAddress>): URLSearchParams {
  const next = new URLSearchParams(now);
  const whole = { ...readCaseAddress(now), ...change };
  for (const field of ['state', 'rule', 'account', 'minScore', 'sort', 'caseId'] as const) {
    const value = whole[field];
    if (value === PLAIN[field]) next.delete(NAMES[field]);
    else next.set(NAMES[field], String(value));
  }
  return next;
}

export function queryOf({ state, rule, account, minScore, sort }: CaseAddress): CaseQuery {
  const known = RULE_IDS.find((each) => each === rule);
  return {
    sort,
    ...(state === 'all' ? {} : { state }),
    ...(known === undefined ? {} : { rule: known }),
    ...(account === '' ? {} : { account }),
    ...(minScore === 0 ? {} : { min_score: minScore }),
  };
}

/** The case to open when the address names none: the first of the list. */
export function openCase(ids: readonly number[], wanted: number | null): number | null {
  return wanted ?? ids[0] ?? null;
}

/** The next or previous case of the list; the ends stay. */
export function stepCase(ids: readonly number[], open: number | null, step: 1 | -1): number | null {
  const at = open === null ? -1 : ids.indexOf(open);
  if (at === -1) return ids[0] ?? null;
  return ids[Math.min(Math.max(at + step, 0), ids.length - 1)] ?? null;
}
