import { TOXIC_HORIZON, VENUE_HORIZONS_MS } from '@meridian/domain/venue-fill-sums';
import { double, integer, label, nullable } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';
import { MARKOUT_HORIZONS } from '../tables/markouts.ts';
import type { PastLiquidity } from '../tables/executions.ts';

const COLUMNS = VENUE_HORIZONS_MS.map((ms) => {
  const horizon = MARKOUT_HORIZONS.find((each) => each.ms === ms);
  if (horizon === undefined) throw new Error(`No mid is kept ${ms} ms after a fill.`);
  return horizon.column;
});

const SECOND = COLUMNS[TOXIC_HORIZON] ?? '';

/** Of `CLUSTER_COUNT` in `tca`, which this package does not know. */
const CLUSTERS = 256;

/** The group of a day and symbol, whose fills met the same market: one rule for screens and reports. */
export function clusterSql(day: string, symbol: string): string {
  return `(hash(${day}, ${symbol}) % ${CLUSTERS})::INTEGER`;
}

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

/** A missing mid makes its product null, which no sum counts. */
function markoutSql(column: string, at: number): string {
  return `coalesce(sum(CASE WHEN ${column} IS NOT NULL THEN weight END), 0) AS weight_${at},
    coalesce(sum(bps_a_price * ${column} - bps_weight), 0) AS markout_${at}`;
}

/** Fills by venue, way of meeting the market, day and symbol: sums from which every figure of a venue is worked out. */
export const venueFills = defineQuery({
  name: 'venue-fills',
  tables: ['executions'],
  parameters: { ...SCOPE_PARAMETERS, equal: 'boolean' },
  columns: {
    venue: label('Market identifier code'),
    liquidity: label<PastLiquidity>('How the fills met the market'),
    cluster: integer('Group of days and symbols'),
    fills: integer('Number of fills'),
    qty: double('Shares or contracts'),
    usd: double('Notional'),
    weight: double('Sum of the weights'),
    weight_squared: double('Sum of their squares'),
    quoted_weight: double('Of fills with a quote'),
    effective: double('Weight times effective spread in bps'),
    quoted: double('Weight times quoted spread in bps'),
    halves_weight: double('Of fills with a quote and a mid 1 s later'),
    halves: double('Weight times markout in half spreads of the fill'),
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
  sql: `SELECT last_market AS venue, liquidity, cluster,
      count(*) AS fills, sum(last_fill_qty) AS qty, sum(fill_usd) AS usd,
      CASE WHEN $equal THEN count(*) ELSE sum(fill_usd) END AS weight,
      CASE WHEN $equal THEN count(*) ELSE sum(fill_usd * fill_usd) END AS weight_squared,
      coalesce(sum(mid_weight), 0) AS quoted_weight,
      coalesce(sum(2 * bps_weight * (last_fill_price / mid - 1)), 0) AS effective,
      coalesce(sum(mid_weight * 10000 * spread / mid), 0) AS quoted,
      coalesce(sum(CASE WHEN ${SECOND} IS NOT NULL THEN mid_weight END), 0) AS halves_weight,
      coalesce(sum(mid_weight * sign(signed_bps) * (${SECOND} - last_fill_price) / (spread / 2)), 0) AS halves,
      ${COLUMNS.map(markoutSql).join(',\n      ')}
    FROM (
      SELECT *, weight * signed_bps AS bps_weight, weight * signed_bps / last_fill_price AS bps_a_price,
        CASE WHEN mid IS NOT NULL THEN weight END AS mid_weight
      FROM (
        SELECT last_market, liquidity, ${clusterSql('trade_date', 'exchange_symbol')} AS cluster,
          last_fill_qty, last_fill_price, fill_usd, ${COLUMNS.join(', ')},
          CASE WHEN $equal THEN 1.0 ELSE fill_usd END AS weight,
          CASE WHEN order_side IN ('BUY', 'BUY COVER') THEN 10000.0 ELSE -10000.0 END AS signed_bps,
          CASE WHEN snap_bid > 0 AND snap_ask > snap_bid THEN (snap_bid + snap_ask) / 2 END AS mid,
          snap_ask - snap_bid AS spread
        FROM executions WHERE ${SCOPE}))
    GROUP BY last_market, liquidity, cluster
    ORDER BY venue, liquidity, cluster`,
});

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

/** The countries and strategies of a user's filled orders, to choose from. Orders are fewer than fills. */
export const venueChoices = defineQuery({
  name: 'venue-choices',
  tables: ['parent_orders'],
  parameters: { asset_class: 'text', owned: 'texts?' },
  columns: { country: nullable(label('Of the exchange')), strat: nullable(label('Name of the strategy')) },
  sql: `SELECT DISTINCT country, strat FROM parent_orders
    WHERE asset_class = $asset_class AND filled_qty > 0
      AND ($owned IS NULL OR list_contains($owned, account || '|' || alloc_account))
    ORDER BY country, strat`,
});
