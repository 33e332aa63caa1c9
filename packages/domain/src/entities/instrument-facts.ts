import type { AssetClass, CALENDAR_SPREAD } from '../asset-class.ts';
import type { QuoteConvention } from '../quote-convention.ts';
import type { PriceBand } from '../reference/tick-size-at.ts';
import type { MarketPhase } from './market-data.ts';
import type { CurrentQuote } from './quote.ts';

/** The trading day of an order. Times are epoch milliseconds. */
export type SessionFacts = {
  /** YYYY-MM-DD. */
  readonly trade_date: string;
  readonly open_ms: number;
  readonly close_ms: number;
  readonly now_ms: number;
  readonly phase: MarketPhase;
};

/** Input of cost and schedule estimates. Needs the market-impact permission. */
export type ImpactFacts = {
  /** Standard deviation of a day's price change, in price units, because a spread's price may be zero or negative. */
  readonly daily_move: number;
  readonly avg_spread: number;
  /** Shares of the day's volume in equal intervals from open to close. Together with the auctions they sum to 1. */
  readonly volume_shares: readonly number[];
  readonly opening_auction_share: number;
  readonly closing_auction_share: number;
};

export type LegFacts = Pick<InstrumentFacts, 'exchange_symbol' | 'expiry_month' | 'last_trading_date' | 'quote'> & {
  readonly leg_type: 'FRONT' | 'BACK';
};

/** What a ticket must know about an instrument. Quantities are in shares or contracts. */
export type InstrumentFacts = {
  readonly exchange_symbol: string;
  readonly description: string;
  readonly asset_class: AssetClass;
  readonly asset_sub_class: typeof CALENDAR_SPREAD | null;
  readonly country: string;
  readonly trade_currency: string;
  /** The tick at the market price, or at the previous close without the market-data permission. */
  readonly tick_size: number;
  /** The whole tick table. A limit may be in another band than the market. */
  readonly tick_bands: readonly PriceBand[];
  readonly quote_convention: QuoteConvention;
  readonly lot_size: number;
  readonly multiplier: number;
  readonly expiry_month: string | null;
  readonly last_trading_date: string | null;
  readonly previous_close: number;
  readonly avg_daily_volume: number;
  readonly avg_spread: number;
  /** US dollars for one unit of the trading currency; null without a rate. */
  readonly usd_rate: number | null;
  /** The price that values a spread's contracts, taken from its near leg. Null where its own price is used. */
  readonly notional_price: number | null;
  readonly session: SessionFacts;
  /** Null without the market-data permission. */
  readonly quote: CurrentQuote | null;
  /** Null without the market-impact permission. */
  readonly impact: ImpactFacts | null;
  /** Near and far leg. Empty unless it is a calendar spread. */
  readonly legs: readonly LegFacts[];
};
