import type { ParentOrder } from './parent-order.ts';

/** An active order that is affected by a destination: it has child orders there or was rerouted away. */
export type DestinationOrder = Pick<
  ParentOrder,
  'parent_order_numeric_id' | 'exchange_symbol' | 'order_side' | 'remaining_qty' | 'remaining_usd'
> & {
  /** Open child orders at the destination, and their quantity. */
  readonly open_child_orders: number;
  readonly open_child_qty: number;
  /** Destinations that it must not use, separated by commas. Null for none. */
  readonly avoided_destinations: string | null;
};
