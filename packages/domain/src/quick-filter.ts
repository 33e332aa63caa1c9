import { isStagingStrategy } from './child-actions.ts';
import { isLimitOutsideMarket, type LimitFields } from './limit-outside-market.ts';
import type { Maybe } from './maybe.ts';
import { isActiveStatus, type OrderStatus, statusOrWorking } from './order-status.ts';

/** The toolbar's quick filters, in order. */
export const QUICK_FILTERS = ['mine', 'pending', 'staged', 'limited-out', 'stuck'] as const;

export type QuickFilter = (typeof QUICK_FILTERS)[number];

export const QUICK_LABELS: Readonly<Record<QuickFilter, string>> = {
  mine: 'Mine',
  pending: 'Pending',
  staged: 'Staged',
  'limited-out': 'Limited out',
  stuck: 'Stuck',
};

export type QuickFields = LimitFields & {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly strat?: Maybe<string>;
  readonly trader_id?: Maybe<string>;
};

/** What the row does not contain: the user's trader id, and whether the desk counts the order as stuck. */
export type QuickContext = { readonly trader: string | null; readonly isStuck: boolean };

/** A finished order is not limited out. */
export function isLimitedOut(row: QuickFields): boolean {
  return isActiveStatus(row.status) && isLimitOutsideMarket(row);
}

/** Sent to the desk but not to the market. It waits for Send staged. */
export function isStagedOrder({ status, strat }: QuickFields): boolean {
  return statusOrWorking(status) === 'NEW' && isStagingStrategy(strat);
}

export function passesQuickFilter(filter: QuickFilter, row: QuickFields, { trader, isStuck }: QuickContext): boolean {
  switch (filter) {
    case 'mine':
      return trader !== null && row.trader_id === trader;
    case 'pending':
      return row.status === 'PENDING';
    case 'staged':
      return isStagedOrder(row);
    case 'limited-out':
      return isLimitedOut(row);
    case 'stuck':
    default:
      return isStuck;
  }
}

/** The active filters, each once and in the order of the toolbar. Null without any, so that the link stays short. */
export function quickFiltersToParam(on: readonly QuickFilter[]): string | null {
  const known = QUICK_FILTERS.filter((filter) => on.includes(filter));
  return known.length === 0 ? null : known.join(',');
}

export function quickFiltersFromParam(param: Maybe<string>): readonly QuickFilter[] {
  const named = new Set((param ?? '').split(','));
  return QUICK_FILTERS.filter((filter) => named.has(filter));
}
