import type { HistoricalStats } from '../entities/historical-stats.ts';
import type { FieldDescription } from './column.ts';
import { isMarketData, MARKET_FIELD, PLAIN_FIELD } from './market-data.ts';
import {
  AUDIT_FIELDS,
  CHILD_ORDER_FIELDS,
  COST_SUMMARY_FIELDS,
  EXECUTION_FIELDS,
  MARKET_DATA_FIELDS,
  MARKET_DEPTH_FIELDS,
  PARENT_ORDER_FIELDS,
  type RowFields,
} from './row-fields.ts';

/** Statistics of a market's day. */
const STATISTICS_FIELDS: RowFields<HistoricalStats> = {
  date: PLAIN_FIELD,
  day_volume: MARKET_FIELD,
  trade_imbalance: MARKET_FIELD,
  avg_spread_bps: MARKET_FIELD,
  avg_depth: MARKET_FIELD,
  day_high_mid: MARKET_FIELD,
  day_low_mid: MARKET_FIELD,
  day_vwap: MARKET_FIELD,
};

/** What analytics make of costs. With the price that was paid each of them tells the market's. */
const ANALYTICS_FIELDS = {
  arrival_bps: MARKET_FIELD,
  cost: MARKET_FIELD,
  cost_bps: MARKET_FIELD,
  now_bps: MARKET_FIELD,
  expected_bps: MARKET_FIELD,
  change_bps: MARKET_FIELD,
  low_bps: MARKET_FIELD,
  high_bps: MARKET_FIELD,
  compared: MARKET_FIELD,
  avg_daily_volume: MARKET_FIELD,
  volatility: MARKET_FIELD,
} as const;

const ALL_FIELDS: readonly Readonly<Record<string, FieldDescription>>[] = [
  PARENT_ORDER_FIELDS,
  CHILD_ORDER_FIELDS,
  EXECUTION_FIELDS,
  AUDIT_FIELDS,
  MARKET_DATA_FIELDS,
  MARKET_DEPTH_FIELDS,
  COST_SUMMARY_FIELDS,
  STATISTICS_FIELDS,
  ANALYTICS_FIELDS,
];

const MARKET_FIELDS: ReadonlySet<string> = new Set(
  ALL_FIELDS.flatMap((fields) =>
    Object.entries(fields).flatMap(([name, field]) => (isMarketData(field) ? [name] : [])),
  ),
);

/** Whether a field is market data, wherever it appears: in a row, a report, a statistic or a file. */
export function isMarketField(name: string): boolean {
  return MARKET_FIELDS.has(name);
}

/** The same answer for a user without the permit: every field of market data is null. */
export function withoutMarketFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarketFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, isMarketField(name) ? null : withoutMarketFields(inner)]),
  );
}
