import type { DayVolume } from '@meridian/cost-model/volume/average-profile';
import { boolean, double, doubles } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';

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
