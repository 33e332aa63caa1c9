import { finiteNumber } from './finite-number.ts';
import type { Maybe } from './maybe.ts';
import { isBuySide, type OrderSide } from './order-side.ts';
import { isMarketOrder } from './order-type.ts';
import type { OrderStatus } from './order-status.ts';
import { isCompleted } from './status-group.ts';
import { type PairFilter, passesPairFilter } from './pair-filter.ts';

export type LimitFields = {
  readonly status?: Maybe<OrderStatus | ''>;
  readonly order_side?: Maybe<OrderSide>;
  readonly order_type?: Maybe<string>;
  readonly limit_price?: Maybe<number>;
  readonly current_bid?: Maybe<number>;
  readonly current_ask?: Maybe<number>;
};

/** True when the market moved away from the limit. False without a quote, and for an order that is finished. */
export function isLimitOutsideMarket(row: LimitFields): boolean {
  if (isCompleted(row.status)) return false;
  if (isMarketOrder(row.order_type) || row.order_side === null || row.order_side === undefined) return false;
  const limit = finiteNumber(row.limit_price);
  if (limit === null) return false;
  if (isBuySide(row.order_side)) {
    const bid = finiteNumber(row.current_bid);
    return bid !== null && limit < bid;
  }
  const ask = finiteNumber(row.current_ask);
  return ask !== null && limit > ask;
}

/** Labels of the limit filter, a pair filter over isLimitOutsideMarket. */
export const LIMIT_FILTER_LABELS = { yes: 'LIMITED OUT', no: 'NOT LIMITED OUT' } as const;

export function passesLimitFilter(filter: PairFilter, row: LimitFields): boolean {
  return passesPairFilter(filter, isLimitOutsideMarket(row));
}
