import type { AssetClass, AssetSubClass } from '@meridian/domain/asset-class';
import type { OrderSide } from '@meridian/domain/order-side';
import { double, doubles, integer, label, nullable, text } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';

/** Accounts are given by `ownedKey`. Null selects all. */
const SCOPE = `lower(trim(setting_name)) = $name AND status <> 'REJECTED'
  AND ($owned IS NULL OR list_contains($owned, account || '|' || alloc_account))`;

const HAS_COST = 'cost_arrival_mid_bps IS NOT NULL AND filled_usd > 0';

/** Orders of a setting: counts by owner, version and group, and their cost. */
export const settingOrders = defineQuery({
  name: 'setting-orders',
  tables: ['parent_orders'],
  parameters: { name: 'text', owned: 'texts?' },
  columns: {
    account: label('Account'),
    alloc_account: label('Allocation account'),
    asset_class: label<AssetClass>('EQUITY or FUTURE'),
    version: nullable(integer('Of the setting')),
    group_name: nullable(label('That led to it')),
    orders: integer('Number of orders'),
    fully_filled: integer('Those with nothing left'),
    filled_usd: double('Filled notional'),
    costed: integer('Those with a cost'),
    costed_usd: double('Filled notional of those'),
    cost_usd_bps: double('Notional times cost'),
  },
  sql: `SELECT account, alloc_account, asset_class, setting_version AS version, group_name, count(*) AS orders,
      count(*) FILTER (remaining_qty <= 0) AS fully_filled, coalesce(sum(filled_usd), 0) AS filled_usd,
      count(*) FILTER (${HAS_COST}) AS costed, coalesce(sum(filled_usd) FILTER (${HAS_COST}), 0) AS costed_usd,
      coalesce(sum(filled_usd * cost_arrival_mid_bps) FILTER (${HAS_COST}), 0) AS cost_usd_bps
    FROM parent_orders WHERE ${SCOPE}
    GROUP BY account, alloc_account, asset_class, setting_version, group_name
    ORDER BY account, alloc_account, asset_class, setting_version, group_name`,
});

export type SettingOrders = AnswerOf<typeof settingOrders>;

/** The same orders one by one with the market of their day. A fixed sample when there are many. */
export const settingSample = defineQuery({
  name: 'setting-sample',
  tables: ['parent_orders', 'day_stats'],
  parameters: { name: 'text', owned: 'texts?', limit: 'number' },
  columns: {
    account: label('Account'),
    alloc_account: label('Allocation account'),
    asset_class: label<AssetClass>('EQUITY or FUTURE'),
    asset_sub_class: nullable(label<AssetSubClass>('CALENDAR SPREAD, or null')),
    country: label('Two letters'),
    order_side: label<OrderSide>('Side'),
    order_qty: double('Ordered'),
    usd: double('Notional'),
    own_values: text('JSON text under short keys'),
    received_ms: integer('When it came'),
    price: double('Mid on arrival'),
    spread: double('Average, as a price'),
    tick_size: double('Smallest change of the price'),
    multiplier: double('1 for shares'),
    volatility: double('Daily, a fraction of the price'),
    adv: double('Average daily volume'),
    others_volume: double('Volume of its day without it'),
    open_auction: double('Volume'),
    close_auction: double('Volume'),
    buckets: doubles('Volume of each five minutes from the open'),
    closed_ms: integer('When the last order of its country and day ended'),
  },
  sql: `, sessions AS (SELECT trade_date, country, max(end_timestamp) AS closed_ms FROM parent_orders
      WHERE end_timestamp IS NOT NULL GROUP BY trade_date, country)
    SELECT o.account, o.alloc_account, o.asset_class, o.asset_sub_class, coalesce(o.country, '') AS country,
      o.order_side, o.order_qty, o.target_usd AS usd, coalesce(o.strategy_parameters, '{}') AS own_values,
      o.order_receive_time_since_epoch_milliseconds AS received_ms, o.arrival_mid AS price, o.avg_spread AS spread,
      coalesce(o.tick_size, 0.01) AS tick_size, coalesce(o.multiplier, 1) AS multiplier, o.volatility, o.adv,
      greatest(s.day_volume - o.filled_qty, 0) AS others_volume, s.open_auction_volume AS open_auction,
      s.close_auction_volume AS close_auction, s.volume_buckets AS buckets, sessions.closed_ms
    FROM parent_orders o
      JOIN day_stats s ON s.trade_date = o.trade_date AND s.exchange_symbol = o.exchange_symbol
      JOIN sessions ON sessions.trade_date = o.trade_date AND sessions.country IS NOT DISTINCT FROM o.country
    WHERE ${SCOPE.replaceAll(/\b(setting_name|status|account|alloc_account)\b/gu, 'o.$1')}
      AND o.start_timestamp IS NOT NULL AND o.arrival_mid > 0 AND o.avg_spread IS NOT NULL AND o.adv > 0
      AND o.target_usd > 0 AND len(s.volume_buckets) > 0
    ORDER BY hash(o.parent_order_numeric_id), o.trade_date LIMIT CAST($limit AS BIGINT)`,
});

export type SampledOrder = AnswerOf<typeof settingSample>;
