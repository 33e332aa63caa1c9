import type { FilterableOrder } from '@meridian/domain/strategy-groups/filterable-order';

/** What routing may know of an order: what rules may ask, and what was sent with it. */
export type RoutingOrder = FilterableOrder & {
  readonly parent_order_numeric_id: number;
  /** As sent, by key. */
  readonly strategy_parameters: Readonly<Record<string, unknown>>;
  /** Venues on which the instrument trades, primary first. */
  readonly venues: readonly string[];
};
