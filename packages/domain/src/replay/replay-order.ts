import type { AssetSubClass } from '../asset-class.ts';
import type { OrderSide } from '../order-side.ts';
import type { OrderStatus } from '../order-status.ts';

/** Where an order's events were read from: the journal, files of past days, or files made up for the demo. */
export type ReplaySource = 'journal' | 'past' | 'generated';

/** The order that is played back. */
export type ReplayOrder = {
  readonly parent_order_numeric_id: number;
  readonly exchange_symbol: string;
  /** A calendar spread's costs are in ticks. */
  readonly asset_sub_class: AssetSubClass | null;
  readonly order_side: OrderSide;
  readonly order_qty: number;
  readonly status: OrderStatus;
  readonly strat: string;
  /** Null on stored days of instruments without one. */
  readonly tick_size: number | null;
  /** Null on stored days, which do not have it. */
  readonly quote_convention: string | null;
  readonly trade_date: string;
  readonly received_ms: number;
  /** When it began to work. Null before. */
  readonly start_ms: number | null;
  /** When it ended. Null while it runs. */
  readonly end_ms: number | null;
  /** Null before the start, and without the market-data permission. */
  readonly arrival_mid: number | null;
  readonly source: ReplaySource;
};

/** What a reader must know about the order's record, as sentences. Empty when nothing is missing. */
export function sourceNotes(source: ReplaySource): readonly string[] {
  if (source === 'journal') return [];
  const decisions = 'The decisions of that day are no longer kept.';
  return source === 'past'
    ? ['Postings and fills come from the stored day.', decisions]
    : ['This order belongs to the generated past of the demo. Nobody decided on it, and it had no market.'];
}
