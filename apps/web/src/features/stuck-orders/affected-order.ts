import { finiteNumber } from '@meridian/domain/finite-number';
import { isOrderSide, type OrderSide } from '@meridian/domain/order-side';
import { type LiveRowsState, rowRecords } from '@meridian/live-client/live-rows';

/** An order with child orders at a destination, for the banner and the dialog. */
export type AffectedOrder = {
  readonly id: number;
  readonly exchange_symbol: string;
  readonly order_side: OrderSide;
  readonly remainingQty: number;
  readonly remainingUsd: number | null;
  readonly openChildren: number;
  readonly openChildQty: number;
  /** Destinations that it avoids after a reroute. */
  readonly avoided: readonly string[];
};

/** The rows of `destination_orders`, the largest first. */
export function affectedOrders(rows: LiveRowsState): readonly AffectedOrder[] {
  return rowRecords(rows)
    .flatMap((row): AffectedOrder[] => {
      const id = finiteNumber(row['parent_order_numeric_id']);
      const side = row['order_side'];
      if (id === null || !isOrderSide(side)) return [];
      return [
        {
          id,
          exchange_symbol: String(row['exchange_symbol']),
          order_side: side,
          remainingQty: finiteNumber(row['remaining_qty']) ?? 0,
          remainingUsd: finiteNumber(row['remaining_usd']),
          openChildren: finiteNumber(row['open_child_orders']) ?? 0,
          openChildQty: finiteNumber(row['open_child_qty']) ?? 0,
          avoided: String(row['avoided_destinations'] ?? '')
            .split(',')
            .filter((name) => name !== ''),
        },
      ];
    })
    .sort((a, b) => (b.remainingUsd ?? 0) - (a.remainingUsd ?? 0) || a.id - b.id);
}

/** Orders with open child orders at the destination. */
export function toReroute(orders: readonly AffectedOrder[], name: string): readonly AffectedOrder[] {
  return orders.filter(({ avoided, openChildren }) => !avoided.includes(name) && openChildren > 0);
}

/** Orders that still avoid a destination which is connected again, by destination. */
export function stillAway(
  orders: readonly AffectedOrder[],
  connected: readonly string[],
): readonly { readonly name: string; readonly orders: readonly AffectedOrder[] }[] {
  return connected
    .map((name) => ({ name, orders: orders.filter(({ avoided }) => avoided.includes(name)) }))
    .filter((away) => away.orders.length > 0);
}
