import { date, double, doubles, integer, nullable } from '../columns.ts';
import { INSTRUMENT_COLUMNS } from './instrument-columns.ts';

const VOLUMES = {
  day_volume: double('Auctions and own prints included'),
  trade_imbalance: nullable(double('(buy − sell) / total volume, from −1 to 1')),
  trade_count: integer('Prints of the day'),
  open_auction_volume: double('Of the opening auction'),
  close_auction_volume: double('Of the closing auction'),
  volume_buckets: doubles('Volume of each five minutes from the open, auctions apart'),
};

const QUOTES = {
  avg_spread: nullable(double('Time-weighted, in the trade currency')),
  avg_spread_bps: nullable(double('Null where prices may be zero or negative')),
  avg_depth: nullable(double('Mean of best bid and ask size, time-weighted')),
};

const PRICES = {
  previous_close: nullable(double('Closing price of the day before')),
  day_open: nullable(double('Opening auction, else first mid')),
  day_close: nullable(double('Closing auction, else last mid')),
  day_high: nullable(double('Highest print')),
  day_low: nullable(double('Lowest print')),
  day_high_mid: nullable(double('Highest mid of the session')),
  day_low_mid: nullable(double('Lowest mid of the session')),
  day_vwap: nullable(double('Volume-weighted price of all prints')),
  volatility: nullable(double("Realised over the session, as a fraction of the price; of the near leg's for a spread")),
};

/** One day of one instrument. */
export const DAY_STATS_COLUMNS = {
  trade_date: date('The exchange day'),
  ...INSTRUMENT_COLUMNS,
  fx_rate: double('US dollars for one unit of the trade currency'),
  ...VOLUMES,
  ...QUOTES,
  ...PRICES,
  session_open_ms: nullable(integer('When its market opened; null in days older than the column')),
  session_close_ms: nullable(integer('When its market closed, by its calendar; null in days older than the column')),
  seen_percent: nullable(
    double('Share of continuous trading in which the market was seen; null in days older than the column, seen whole'),
  ),
};
