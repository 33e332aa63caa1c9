import type { LegType } from './calendar-spread.ts';
import type { ParentOrder } from './parent-order.ts';
import type { SnapQuote } from './quote.ts';

/** An order that an algorithm sent for its parent: the parent's fields, said of the child, and where it went. */
export type ChildOrder = ParentOrder &
  SnapQuote & {
    readonly child_order_numeric_id: number;
    /** The leg of its parent's calendar spread that it trades; null for any other child order. */
    readonly leg_type: LegType | null;
    readonly special_order_instruction: string | null;
    readonly intended_broker: string | null;
    readonly exec_broker: string | null;
    readonly intended_venue: string | null;
    readonly peg_type: string | null;
    /** As the routing table names it; a trailing _UAT is dropped only for display. */
    readonly destination_name: string | null;
    /** The tactic that sent it, under the name that executions carry it on. */
    readonly reflection_id: string | null;
    readonly min_fill_qty: number | null;
    readonly display_qty: number | null;
    readonly last_fill_qty: number | null;
    readonly last_fill_price: number | null;
    readonly last_market: string | null;
    /** Null until it leaves. */
    readonly send_time_since_epoch_milliseconds: number | null;
  };
