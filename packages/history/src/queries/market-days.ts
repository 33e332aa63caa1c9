import type { Instrument } from '@meridian/domain/entities/instrument';
import { type Column, date, double, integer, label, nullable } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';
import { INSTRUMENT_COLUMNS } from '../tables/instrument-columns.ts';

const NAMES = Object.keys(INSTRUMENT_COLUMNS);

/** Every instrument of some days, as the last of its days has it. */
export const marketInstruments = defineQuery({
  name: 'market-instruments',
  tables: ['day_stats'],
  parameters: {},
  columns: {
    ...(INSTRUMENT_COLUMNS satisfies { readonly [Name in keyof Instrument]: Column<Instrument[Name]> }),
    last_date: date('Last day that it traded'),
    fx_rate: double('US dollars for one unit of the trade currency'),
    bucket_count: integer('Five-minute buckets of its day'),
  },
  sql: `SELECT ${NAMES.join(', ')}, trade_date AS last_date, fx_rate, len(volume_buckets) AS bucket_count
    FROM day_stats QUALIFY row_number() OVER (PARTITION BY exchange_symbol ORDER BY trade_date DESC) = 1
    ORDER BY exchange_symbol`,
});

/** The figures of every instrument on every day, oldest first. */
export const marketDays = defineQuery({
  name: 'market-days',
  tables: ['day_stats'],
  parameters: {},
  columns: {
    symbol: label('Exchange symbol'),
    date: date('Trading day'),
    day_volume: nullable(double('Volume')),
    trade_imbalance: nullable(double('−1 to 1')),
    avg_spread: nullable(double('Time-weighted, in the trade currency')),
    avg_spread_bps: nullable(double('Time-weighted')),
    avg_depth: nullable(double('Time-weighted')),
    day_high_mid: nullable(double('Highest mid')),
    day_low_mid: nullable(double('Lowest mid')),
    day_vwap: nullable(double('VWAP')),
    day_close: nullable(double('Closing price')),
    volatility: nullable(double('Realised, a fraction')),
  },
  sql: `SELECT exchange_symbol AS symbol, trade_date AS date, day_volume, trade_imbalance, avg_spread, avg_spread_bps,
      avg_depth, day_high_mid, day_low_mid, day_vwap, day_close, volatility
    FROM day_stats ORDER BY trade_date`,
});

export type MarketInstrument = AnswerOf<typeof marketInstruments>;
export type MarketDay = Omit<AnswerOf<typeof marketDays>, 'symbol'>;
