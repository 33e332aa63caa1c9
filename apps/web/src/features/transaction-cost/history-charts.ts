import { abbreviateNumber } from '@meridian/domain/abbreviate-number';
import type { HistoricalStats } from '@meridian/domain/entities/historical-stats';
import { formatFixed, formatSigned, formatUpTo } from '@meridian/domain/number-format';

export type StatName = Exclude<keyof HistoricalStats, 'date'>;

/** One of the six historical charts. */
export type HistoryChart = {
  readonly id: 'volume' | 'imbalance' | 'spread' | 'depth' | 'range' | 'vwap';
  readonly title: string;
  readonly note: string;
  readonly shape: 'bars' | 'signed-bars' | 'line' | 'high-low';
  readonly stat: StatName;
  readonly text: (value: number) => string;
};

const TICKS_ON_AXIS_FROM = 9_999;
const price = (value: number) => formatUpTo(value, Math.abs(value) < 10 ? 5 : 2);

export const HISTORY_CHARTS: readonly HistoryChart[] = [
  {
    id: 'volume',
    title: 'Volume',
    note: 'a day',
    shape: 'bars',
    stat: 'day_volume',
    text: (value) => abbreviateNumber(value, { fullUpTo: TICKS_ON_AXIS_FROM }),
  },
  {
    id: 'imbalance',
    title: 'Trade imbalance',
    note: 'buy − sell, %',
    shape: 'signed-bars',
    stat: 'trade_imbalance',
    text: (value) => `${formatSigned(100 * value, 1)}%`,
  },
  {
    id: 'spread',
    title: 'Average spread',
    note: 'bps',
    shape: 'line',
    stat: 'avg_spread_bps',
    text: (value) => formatFixed(value, 2),
  },
  {
    id: 'depth',
    title: 'Average depth',
    note: 'at touch',
    shape: 'line',
    stat: 'avg_depth',
    text: (value) => abbreviateNumber(value, { decimals: 1, fullUpTo: TICKS_ON_AXIS_FROM }),
  },
  { id: 'range', title: 'High and low mid', note: 'a day', shape: 'high-low', stat: 'day_high_mid', text: price },
  { id: 'vwap', title: 'VWAP', note: 'a day', shape: 'line', stat: 'day_vwap', text: price },
];

const MEAN_DAYS = 10;

/** The mean of the last ten days up to each day; null while there are fewer than half of them. */
export function movingMean(values: readonly (number | null)[], days = MEAN_DAYS): readonly (number | null)[] {
  return values.map((_, index) => {
    const known = values.slice(Math.max(0, index - days + 1), index + 1).filter((value) => value !== null);
    return known.length < days / 2 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
  });
}
