import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import { IBM_HALF_HOUR_SHARES } from '../../volume/half-hour-shares.ts';

const OPEN_MS = Date.parse('2026-11-03T14:30:00Z');
const MINUTE_MS = 60_000;

export function atMinute(minute: number): number {
  return OPEN_MS + minute * MINUTE_MS;
}

/** An equity one hour into its day of 390 minutes. */
export const SOME_SHARE: InstrumentFacts = {
  exchange_symbol: 'NVDA',
  description: 'NVIDIA Corp',
  asset_class: 'EQUITY',
  asset_sub_class: null,
  country: 'US',
  trade_currency: 'USD',
  tick_size: 0.01,
  tick_bands: [{ from_price: 0, tick_size: 0.01 }],
  quote_convention: 'decimal',
  lot_size: 1,
  multiplier: 1,
  expiry_month: null,
  last_trading_date: null,
  previous_close: 138,
  avg_daily_volume: 10_000_000,
  avg_spread: 0.02,
  usd_rate: 1,
  notional_price: null,
  session: {
    trade_date: '2026-11-03',
    open_ms: OPEN_MS,
    close_ms: atMinute(390),
    now_ms: atMinute(60),
    phase: 'continuous',
  },
  quote: {
    current_last: 138.07,
    current_last_size: 100,
    current_bid: 138.06,
    current_bid_size: 800,
    current_ask: 138.08,
    current_ask_size: 600,
  },
  impact: {
    daily_move: 2.8,
    avg_spread: 0.02,
    volume_shares: IBM_HALF_HOUR_SHARES.map((percent) => (0.9 * percent) / 100),
    opening_auction_share: 0.02,
    closing_auction_share: 0.08,
  },
  legs: [],
};

/** A calendar spread with a negative price and no auctions. */
export const SOME_SPREAD: InstrumentFacts = {
  ...SOME_SHARE,
  exchange_symbol: 'ESZ6-ESH7',
  asset_class: 'FUTURE',
  asset_sub_class: 'CALENDAR SPREAD',
  tick_size: 0.05,
  tick_bands: [{ from_price: 0, tick_size: 0.05 }],
  multiplier: 50,
  previous_close: -0.4,
  avg_daily_volume: 20_000,
  avg_spread: 0.05,
  notional_price: 5_000,
  quote: null,
  impact: {
    daily_move: 0.6,
    avg_spread: 0.05,
    volume_shares: Array.from({ length: 13 }, () => 1 / 13),
    opening_auction_share: 0,
    closing_auction_share: 0,
  },
};
