import type { DayVolume } from '@meridian/cost-model/volume/average-profile';
import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import { boolean, type Column, date, double, doubles, nullable } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';

const STATISTICS = {
  date: date('Trading day'),
  day_volume: nullable(double('Volume')),
  trade_imbalance: nullable(double('−1 to 1')),
  avg_spread_bps: nullable(double('Time-weighted')),
  avg_depth: nullable(double('Time-weighted')),
  day_high_mid: nullable(double('Highest mid')),
  day_low_mid: nullable(double('Lowest mid')),
  day_vwap: nullable(double('VWAP')),
} satisfies { readonly [Name in keyof HistoricalStats]: Column<HistoricalStats[Name]> };

/** The past days of one instrument, oldest first. */
export const instrumentDays = defineQuery({
  name: 'instrument-days',
  tables: ['day_stats'],
  parameters: { symbol: 'text' },
  columns: {
    ...STATISTICS,
    day_open: nullable(double('Opening price')),
    day_close: nullable(double('Closing price')),
    volatility: nullable(double('Realised, a fraction')),
  },
  sql: `SELECT trade_date AS date, day_volume, trade_imbalance, avg_spread_bps, avg_depth, day_high_mid, day_low_mid,
      day_vwap, day_open, day_close, volatility
    FROM day_stats WHERE exchange_symbol = $symbol ORDER BY trade_date`,
});

/** How the volume of one instrument was spread over each past day, oldest first. */
export const instrumentVolumes = defineQuery({
  name: 'instrument-volumes',
  tables: ['day_stats'],
  parameters: { symbol: 'text' },
  columns: {
    openAuction: double('Volume'),
    buckets: doubles('Volumes of five minutes'),
    closeAuction: double('Volume'),
    isExpiry: boolean('Last trading date'),
    isPart: boolean('Not seen from its open to its close'),
  },
  sql: `SELECT open_auction_volume AS "openAuction", volume_buckets AS buckets,
      close_auction_volume AS "closeAuction",
      coalesce(last_trading_date = strftime(trade_date, '%Y-%m-%d'), false) AS "isExpiry",
      coalesce(seen_percent < 95, false) AS "isPart"
    FROM day_stats WHERE exchange_symbol = $symbol ORDER BY trade_date`,
});

/** A day's volume for the average profile. A day that was seen only in part is left out, like a half day. */
export function toDayVolume(row: AnswerOf<typeof instrumentVolumes>): DayVolume {
  const { openAuction, buckets, closeAuction, isExpiry, isPart } = row;
  return { openAuction, buckets, closeAuction, kind: isExpiry ? 'expiry' : isPart ? 'half-day' : 'full' };
}
