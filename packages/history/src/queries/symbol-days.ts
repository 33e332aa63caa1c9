import { date, double, doubles, label, nullable } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';

/** Closing prices and depth of some instruments, oldest first. */
export const symbolCloses = defineQuery({
  name: 'symbol-closes',
  tables: ['day_stats'],
  parameters: { symbols: 'texts' },
  columns: {
    symbol: label('Exchange symbol'),
    date: date('Trading day'),
    close: nullable(double('Closing price')),
    depth: nullable(double('Mean of best bid and ask size')),
  },
  sql: `SELECT exchange_symbol AS symbol, trade_date AS date, day_close AS close, avg_depth AS depth
    FROM day_stats WHERE list_contains($symbols, exchange_symbol) ORDER BY trade_date, exchange_symbol`,
});

/** How the volume of some instruments was spread over days that were seen whole. */
export const symbolVolumes = defineQuery({
  name: 'symbol-volumes',
  tables: ['day_stats'],
  parameters: { symbols: 'texts' },
  columns: {
    symbol: label('Exchange symbol'),
    openAuction: double('Volume'),
    buckets: doubles('Volumes of five minutes'),
    closeAuction: double('Volume'),
  },
  sql: `SELECT exchange_symbol AS symbol, open_auction_volume AS "openAuction", volume_buckets AS buckets,
      close_auction_volume AS "closeAuction"
    FROM day_stats WHERE list_contains($symbols, exchange_symbol) AND coalesce(seen_percent >= 95, true)
    ORDER BY trade_date, exchange_symbol`,
});

export type SymbolClose = AnswerOf<typeof symbolCloses>;
export type SymbolVolume = AnswerOf<typeof symbolVolumes>;
