import { useLiveRows } from '../../live/use-live-rows.ts';
import { type AffectedOrder, affectedOrders, toReroute } from './affected-order.ts';

/** Orders with open child orders at a destination. */
export function useOrdersToReroute(name: string): readonly AffectedOrder[] {
  return toReroute(affectedOrders(useLiveRows('destination_orders', { destination_name: name })), name);
}
