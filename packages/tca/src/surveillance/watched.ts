import type { OrderSide } from '@meridian/domain/order-side';

/** A child order as surveillance sees it. */
export type WatchedOrder = {
  readonly child_order_numeric_id: number;
  readonly parent_order_numeric_id: number;
  readonly account: string;
  readonly alloc_account: string;
  readonly exchange_symbol: string;
  readonly order_side: OrderSide;
  /** Null for a market order. */
  readonly price: number | null;
  readonly quantity: number;
  readonly filled: number;
  readonly placedMs: number;
  readonly endedMs: number;
  readonly isCancelled: boolean;
  /** What the book showed on its side when it was placed, without it; null where nobody saw. */
  readonly visible: number | null;
};

/** A fill as surveillance sees it. */
export type WatchedFill = {
  readonly child_order_numeric_id: number;
  readonly parent_order_numeric_id: number;
  readonly account: string;
  readonly alloc_account: string;
  readonly exchange_symbol: string;
  readonly order_side: OrderSide;
  readonly price: number;
  readonly quantity: number;
  readonly atMs: number;
  /** Whether it took liquidity. */
  readonly isAggressive: boolean;
  /** Who stood on the other side; an account of the desk when it was one. Null where nobody knows. */
  readonly contraOwner: string | null;
  readonly contraAccount: string | null;
  readonly tickSize: number;
};

export function idsOf(rows: readonly (WatchedFill | WatchedOrder)[]): {
  readonly child_order_numeric_ids: readonly number[];
  readonly parent_order_numeric_ids: readonly number[];
} {
  return {
    child_order_numeric_ids: [...new Set(rows.map(({ child_order_numeric_id: id }) => id))],
    parent_order_numeric_ids: [...new Set(rows.map(({ parent_order_numeric_id: id }) => id))],
  };
}
