import type { MarketData } from '@meridian/domain/entities/market-data';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { Natures } from './field-nature.ts';
import { QUOTE } from './shared-fields.ts';

/** What only the engine knows of a working order, and no column shows: why it waits, and its times once resolved. */
export type OrderSignalRow = {
  readonly parent_order_numeric_id: number;
  /** The algorithm's own word for what holds the order back now. */
  readonly held_back_by: StuckReason | null;
  /** Epoch milliseconds, after codes such as Market Open are resolved. */
  readonly start_ms: number | null;
  readonly end_ms: number | null;
  /** Until then it waits for its auction and nothing else is due; null where it does not. */
  readonly auction_wait_until_ms: number | null;
};

export const ORDER_SIGNAL_NATURES = {
  parent_order_numeric_id: 'key',
  held_back_by: 'plain',
  start_ms: 'plain',
  end_ms: 'plain',
  auction_wait_until_ms: 'plain',
} as const satisfies Natures<OrderSignalRow>;

/** Nobody without the permit gets as far as these rows, so single fields need not be held back. */
export const MARKET_DATA_NATURES = {
  exchange_symbol: 'key',
  asset_class: 'plain',
  asset_sub_class: 'plain',
  tick_size: 'plain',
  quote_convention: 'plain',
  ...QUOTE,
  day_volume: 'plain',
  day_vwap: 'plain',
  previous_close: 'plain',
  phase: 'urgent',
  auction_imbalance: 'plain',
  auction_paired_qty: 'plain',
  auction_indicative_price: 'plain',
  last_update_timestamp: 'plain',
} as const satisfies Natures<MarketData>;
