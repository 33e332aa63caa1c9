import type { AuditType } from '../audit-type.ts';
import type { OrderType } from '../order-type.ts';
import type { InstrumentFields } from './instrument.ts';
import type { SnapQuote } from './quote.ts';

/** A step in an order's history. Fields that a step does not concern are null. */
export type AuditEvent = SnapQuote &
  Pick<InstrumentFields, 'tick_size' | 'quote_convention'> & {
    /** YYYY-MM-DD. */
    readonly trade_date: string;
    /** Epoch milliseconds. */
    readonly transact_ts: number;
    readonly res_type: AuditType | null;
    readonly req_type: AuditType | null;
    readonly description: string | null;
    readonly order_qty: number | null;
    readonly order_type: OrderType | null;
    readonly limit_price: number | null;
    /** Who asked: the user or FIX sender behind the step. */
    readonly sender_sub_id: string | null;
    readonly min_qty: number | null;
    readonly peg_type: string | null;
    readonly display_qty: number | null;
    readonly filled_qty: number | null;
    readonly last_fill_price: number | null;
    readonly last_market: string | null;
    readonly exec_broker: string | null;
    readonly avg_fill_price: number | null;
    readonly working_qty: number | null;
    readonly broker_exec_id: string | null;
    readonly diagnostic_info: string | null;
    /** The cause: a command with user and session, a venue's report, the market, or the clock. */
    readonly caused_by: string | null;
    /** The command that the step belongs to, even if it waited for venues. */
    readonly request_id: string | null;
    /** The venue's original message. */
    readonly venue_report: string | null;
  };
