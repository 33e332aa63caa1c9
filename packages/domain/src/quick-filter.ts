import { isStagingStrategy } from './child-actions.ts';
import { isLimitOutsideMarket, type LimitFields } from './limit-outside-market.ts';
import type { Maybe } from './maybe.ts';
import { isActiveStatus, type OrderStatus, statusOrWorking } from './order-status.ts';

/** What a desk asks of its orders all day, in the order of the toolbar. */
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

/** What a row does not say itself: who looks, and whether the desk counts the order as stuck. */
export type QuickContext = { readonly trader: string | null; readonly isStuck: boolean };

/** An order that is over is limited out by nothing. */
export function isLimitedOut(row: QuickFields): boolean {
  return isActiveStatus(row.status) && isLimitOutsideMarket(row);
}

/** Sent to the desk, but not to the market: it waits for Send staged. */
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

/** Those that are on, each once and in the order of the toolbar; null for none, so that plain links stay plain. */
export function quickFiltersToParam(on: readonly QuickFilter[]): string | null {
  const known = QUICK_FILTERS.filter((filter) => on.includes(filter));
  return known.length === 0 ? null : known.join(',');
}

export function quickFiltersFromParam(param: Maybe<string>): readonly QuickFilter[] {
  const named = new Set((param ?? '').split(','));
  return QUICK_FILTERS.filter((filter) => named.has(filter));
}
