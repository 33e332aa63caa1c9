import type { InstrumentFields } from './instrument.ts';
import type { OrderBenchmarks } from './parent-order.ts';
import type { CurrentQuote } from './quote.ts';

export const MARKET_PHASES = ['closed', 'opening-auction', 'continuous', 'closing-auction'] as const;

export type MarketPhase = (typeof MARKET_PHASES)[number];

/** One instrument's current market. Missing values are null. */
export type MarketData = CurrentQuote &
  Pick<OrderBenchmarks, 'day_volume' | 'day_vwap' | 'previous_close'> &
  Pick<InstrumentFields, 'exchange_symbol' | 'asset_class' | 'asset_sub_class' | 'tick_size' | 'quote_convention'> & {
    readonly phase: MarketPhase;
    /** Imbalance of a running auction. Positive when there are more buyers. */
    readonly auction_imbalance: number | null;
    readonly auction_paired_qty: number | null;
    readonly auction_indicative_price: number | null;
    /** Epoch milliseconds. */
    readonly last_update_timestamp: number;
  };
