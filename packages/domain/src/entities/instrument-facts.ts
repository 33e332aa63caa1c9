import type { AssetClass, CALENDAR_SPREAD } from '../asset-class.ts';
import type { QuoteConvention } from '../quote-convention.ts';
import type { PriceBand } from '../reference/tick-size-at.ts';
import type { MarketPhase } from './market-data.ts';
import type { CurrentQuote } from './quote.ts';

/** The trading day that an order would be worked in; epoch milliseconds. */
export type SessionFacts = {
  /** YYYY-MM-DD. */
  readonly trade_date: string;
  readonly open_ms: number;
  readonly close_ms: number;
  readonly now_ms: number;
  readonly phase: MarketPhase;
};

/** What a cost or a schedule is estimated from; market-impact data. */
export type ImpactFacts = {
  /** Standard deviation of a day's price change, as a price: a spread's own price may be zero or negative. */
  readonly daily_move: number;
  readonly avg_spread: number;
  /** Shares of the day's volume by equal stretches of the session from open to close; with the auctions they sum to 1. */
  readonly volume_shares: readonly number[];
  readonly opening_auction_share: number;
  readonly closing_auction_share: number;
};

export type LegFacts = Pick<InstrumentFacts, 'exchange_symbol' | 'expiry_month' | 'last_trading_date' | 'quote'> & {
  readonly leg_type: 'FRONT' | 'BACK';
};

/** All that a ticket has to know of an instrument; quantities are in shares or contracts. */
export type InstrumentFacts = {
  readonly exchange_symbol: string;
  readonly description: string;
  readonly asset_class: AssetClass;
  readonly asset_sub_class: typeof CALENDAR_SPREAD | null;
  readonly country: string;
  readonly trade_currency: string;
  /** The tick at the market's price; at the previous close without the market-data permit. */
  readonly tick_size: number;
  /** The whole tick table: a limit may lie in another band than the market. */
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
  /** Price that a spread's contracts are valued at, its near leg's; null where the own price does. */
  readonly notional_price: number | null;
  readonly session: SessionFacts;
  /** Null without the market-data permit. */
  readonly quote: CurrentQuote | null;
  /** Null without the market-impact permit. */
  readonly impact: ImpactFacts | null;
  /** Near and far; empty unless it is a calendar spread. */
  readonly legs: readonly LegFacts[];
};
