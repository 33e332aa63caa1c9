import type { LegType } from './calendar-spread.ts';
import type { OrderDayFills, OrderRates, OrderShortfall, ParentOrder } from './parent-order.ts';
import type { SnapQuote } from './quote.ts';

/** An order that an algorithm sent for its parent: the parent's fields without its shortfall and rates, and its own route. */
export type ChildOrder = Omit<ParentOrder, keyof (OrderShortfall & OrderRates & OrderDayFills)> &
  SnapQuote & {
    readonly child_order_numeric_id: number;
    /** The leg that it trades. Null unless its parent is a calendar spread. */
    readonly leg_type: LegType | null;
    readonly special_order_instruction: string | null;
    readonly intended_broker: string | null;
    readonly exec_broker: string | null;
    readonly intended_venue: string | null;
    readonly peg_type: string | null;
    /** The name in the routing table. A trailing _UAT is dropped only for display. */
    readonly destination_name: string | null;
    /** The tactic that sent it. Executions use the same field name. */
    readonly reflection_id: string | null;
    readonly min_fill_qty: number | null;
    readonly display_qty: number | null;
    readonly last_fill_qty: number | null;
    readonly last_fill_price: number | null;
    readonly last_market: string | null;
    /** Null until it is sent. */
    readonly send_time_since_epoch_milliseconds: number | null;
  };
