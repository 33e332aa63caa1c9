import type { InstrumentFields } from './instrument.ts';
import type { LegType } from './calendar-spread.ts';
import type { OrderIdentity, OrderQuantities, OrderTerms } from './parent-order.ts';
import type { SnapQuote } from './quote.ts';

type ExecutionInstrument = Pick<
  InstrumentFields,
  | 'exchange_symbol'
  | 'outright_symbol'
  | 'country'
  | 'trade_currency'
  | 'asset_class'
  | 'asset_sub_class'
  | 'tick_size'
  | 'quote_convention'
>;

/** A fill of a child order. */
export type Execution = ExecutionInstrument &
  Pick<OrderTerms, 'order_side' | 'time_in_force' | 'limit_price'> &
  Pick<OrderQuantities, 'order_qty'> &
  Pick<OrderIdentity, 'parent_order_numeric_id' | 'client_order_id'> &
  SnapQuote & {
    /** Unique only within its venue. */
    readonly broker_exec_id: string;
    readonly report_receive_time_since_epoch_milliseconds: number;
    /** When the child order was sent, in epoch milliseconds. */
    readonly send_time: number | null;
    /** Shown as the tactic. */
    readonly reflection_id: string | null;
    readonly last_fill_qty: number;
    readonly last_fill_price: number;
    readonly last_market: string | null;
    readonly exec_broker: string | null;
    readonly destination_name: string | null;
    /** Set only for fills of a calendar spread. */
    readonly leg_type: LegType | null;
  };
