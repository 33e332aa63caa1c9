import { CALENDAR_SPREAD } from '../asset-class.ts';
import type { InstrumentFacts } from '../entities/instrument-facts.ts';

export const A_SHARE: InstrumentFacts = {
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
  previous_close: 139,
  avg_daily_volume: 40_000_000,
  avg_spread: 0.02,
  usd_rate: 1,
  notional_price: null,
  session: { trade_date: '2026-11-13', open_ms: 0, close_ms: 23_400_000, now_ms: 7_200_000, phase: 'continuous' },
  quote: {
    current_last: 138.07,
    current_last_size: 100,
    current_bid: 138.06,
    current_bid_size: 500,
    current_ask: 138.08,
    current_ask_size: 400,
  },
  impact: null,
  legs: [],
};

/** Its own price is near zero. Its near leg's price values it. */
export const A_SPREAD: InstrumentFacts = {
  ...A_SHARE,
  exchange_symbol: 'ESZ6-ESH7',
  asset_class: 'FUTURE',
  asset_sub_class: CALENDAR_SPREAD,
  tick_size: 0.05,
  tick_bands: [{ from_price: 0, tick_size: 0.05 }],
  quote_convention: 'decimal',
  multiplier: 50,
  previous_close: -1.2,
  notional_price: 6_000,
  quote: null,
};
