import { double, integer, label, nullable } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';
import { MARKOUT_HORIZONS } from '../tables/markouts.ts';
import type { PastLiquidity } from '../tables/executions.ts';

/** After a fill, in milliseconds: where a venue's markouts are looked at. */
export const VENUE_HORIZONS_MS = [100, 1_000, 10_000, 60_000, 300_000] as const;

const COLUMNS = VENUE_HORIZONS_MS.map((ms) => {
  const horizon = MARKOUT_HORIZONS.find((each) => each.ms === ms);
  if (horizon === undefined) throw new Error(`No mid is kept ${ms} ms after a fill.`);
  return horizon.column;
});

const SIGN = `CASE WHEN order_side IN ('BUY', 'BUY COVER') THEN 1 ELSE -1 END`;
const MID = '(snap_bid + snap_ask) / 2';
const HAS_QUOTE = 'snap_bid > 0 AND snap_ask > snap_bid';
const WEIGHT = 'CASE WHEN $equal THEN 1 ELSE fill_usd END';

/** Accounts are given by `ownedKey`; what is null lets all through. A price at or below zero has no basis points. */
const SCOPE = `last_market IS NOT NULL AND asset_class = $asset_class AND leg_type IS NULL AND asset_sub_class IS NULL
  AND last_fill_price > 0 AND fill_usd > 0
  AND ($owned IS NULL OR list_contains($owned, account || '|' || alloc_account))
  AND ($country IS NULL OR country = $country) AND ($strat IS NULL OR strat = $strat)
  AND ($is_buy IS NULL OR (order_side IN ('BUY', 'BUY COVER')) = $is_buy)`;

const SCOPE_PARAMETERS = {
  asset_class: 'text',
  owned: 'texts?',
  country: 'text?',
  strat: 'text?',
  is_buy: 'boolean?',
} as const;

function markoutSql(column: string, at: number): string {
  const bps = `10000 * (${SIGN}) * (${column} - last_fill_price) / last_fill_price`;
  return `coalesce(sum(${WEIGHT}) FILTER (${column} IS NOT NULL), 0) AS weight_${at},
    coalesce(sum((${WEIGHT}) * (${bps})) FILTER (${column} IS NOT NULL), 0) AS markout_${at}`;
}

/** Fills by venue, way of meeting the market, day and symbol: sums from which every figure of a venue is worked out. */
export const venueFills = defineQuery({
  name: 'venue-fills',
  tables: ['executions'],
  parameters: { ...SCOPE_PARAMETERS, equal: 'boolean' },
  columns: {
    venue: label('Market identifier code'),
    liquidity: label<PastLiquidity>('How the fills met the market'),
    cluster: integer('Day and symbol'),
    fills: integer('Number of fills'),
    qty: double('Shares or contracts'),
    usd: double('Notional'),
    weight: double('Sum of the weights'),
    weight_squared: double('Sum of their squares'),
    quoted_weight: double('Of fills with a quote'),
    effective: double('Weight times effective spread in bps'),
    quoted: double('Weight times quoted spread in bps'),
    weight_0: double('Of fills with a mid 100 ms later'),
    markout_0: double('Weight times markout in bps'),
    weight_1: double('1 s later'),
    markout_1: double('Weight times markout in bps'),
    weight_2: double('10 s later'),
    markout_2: double('Weight times markout in bps'),
    weight_3: double('1 min later'),
    markout_3: double('Weight times markout in bps'),
    weight_4: double('5 min later'),
    markout_4: double('Weight times markout in bps'),
  },
  sql: `SELECT last_market AS venue, liquidity, dense_rank() OVER (ORDER BY trade_date, exchange_symbol) AS cluster,
      count(*) AS fills, sum(last_fill_qty) AS qty, sum(fill_usd) AS usd,
      sum(${WEIGHT}) AS weight, sum((${WEIGHT}) * (${WEIGHT})) AS weight_squared,
      coalesce(sum(${WEIGHT}) FILTER (${HAS_QUOTE}), 0) AS quoted_weight,
      coalesce(sum((${WEIGHT}) * 20000 * (${SIGN}) * (last_fill_price - ${MID}) / (${MID})) FILTER (${HAS_QUOTE}), 0) AS effective,
      coalesce(sum((${WEIGHT}) * 10000 * (snap_ask - snap_bid) / (${MID})) FILTER (${HAS_QUOTE}), 0) AS quoted,
      ${COLUMNS.map(markoutSql).join(',\n      ')}
    FROM executions WHERE ${SCOPE}
    GROUP BY last_market, liquidity, trade_date, exchange_symbol
    ORDER BY venue, liquidity, cluster`,
});

export type VenueFills = AnswerOf<typeof venueFills>;

/** What was sent to each venue and what of it was filled. */
export const venueChildren = defineQuery({
  name: 'venue-children',
  tables: ['child_orders', 'parent_orders'],
  parameters: SCOPE_PARAMETERS,
  columns: {
    venue: label('Market identifier code'),
    sent: double('Shares or contracts'),
    filled: double('Those that were filled'),
  },
  sql: `SELECT intended_venue AS venue, sum(order_qty) AS sent, sum(filled_qty) AS filled FROM child_orders
    WHERE intended_venue IS NOT NULL AND asset_class = $asset_class
      AND ($owned IS NULL OR list_contains($owned, account || '|' || alloc_account))
      AND ($is_buy IS NULL OR (order_side IN ('BUY', 'BUY COVER')) = $is_buy)
      AND (($country IS NULL AND $strat IS NULL) OR parent_order_numeric_id IN (
        SELECT parent_order_numeric_id FROM parent_orders
        WHERE ($country IS NULL OR country = $country) AND ($strat IS NULL OR strat = $strat)))
    GROUP BY intended_venue ORDER BY intended_venue`,
});

/** The countries and strategies that a user's fills have, to choose from. */
export const venueChoices = defineQuery({
  name: 'venue-choices',
  tables: ['executions'],
  parameters: { asset_class: 'text', owned: 'texts?' },
  columns: { country: nullable(label('Of the exchange')), strat: nullable(label('Name of the strategy')) },
  sql: `SELECT DISTINCT country, strat FROM executions
    WHERE asset_class = $asset_class AND last_market IS NOT NULL
      AND ($owned IS NULL OR list_contains($owned, account || '|' || alloc_account))
    ORDER BY country, strat`,
});
