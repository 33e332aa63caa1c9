import type { AssetClass } from '@meridian/domain/asset-class';
import type { OrderSide } from '@meridian/domain/order-side';
import { double, integer, label, nullable } from '../columns.ts';
import { type AnswerOf, defineQuery } from '../reader/history-query.ts';
import { calibrationOrders } from './calibration-orders.ts';

const FIGURES = `strftime(trade_date, '%Y-%m-%d') AS day, exchange_symbol AS symbol, order_qty AS quantity,
  filled_qty AS filled, adv, least(1.0, "%Volume" / 100) AS participation, volume_since_start / adv AS days,
  avg_spread_bps AS spread, volatility * 10000 AS sigma, cost_arrival_mid_bps AS cost,
  is_limit_constrained AS "isLimitConstrained", was_halted AS "wasHalted", asset_class AS "assetClass",
  avg_daily_notional AS "dailyNotionalUsd"`;

const COSTED = `asset_sub_class IS NULL AND cost_arrival_mid_bps IS NOT NULL AND avg_spread_bps IS NOT NULL
  AND volume_since_start > 0 AND adv > 0 AND volatility > 0 AND avg_daily_notional IS NOT NULL`;

const COLUMNS = {
  ...calibrationOrders.columns,
  assetClass: label<AssetClass>('EQUITY or FUTURE'),
  dailyNotionalUsd: double('Average daily volume in US dollars'),
};

/** Finished orders of every asset class as the nightly calibration takes them; spreads have no bps and stay out. */
export const groupedOrders = defineQuery({
  name: 'grouped-orders',
  tables: ['parent_orders'],
  parameters: {},
  columns: COLUMNS,
  sql: `SELECT ${FIGURES} FROM parent_orders WHERE ${COSTED} ORDER BY trade_date, parent_order_numeric_id`,
});

/** Finished orders of one instrument that a user may see, newest first; null accounts are all. */
export const ordersOfInstrument = defineQuery({
  name: 'orders-of-instrument',
  tables: ['parent_orders'],
  parameters: { symbol: 'text', accounts: 'texts?', allocAccounts: 'texts?', limit: 'number' },
  columns: {
    ...COLUMNS,
    id: integer('The order'),
    side: label<OrderSide>('BUY, BUY COVER, SELL or SELL SHORT'),
    strategy: label('Name of the strategy'),
    minutes: nullable(double('From its start to its end')),
  },
  sql: `SELECT ${FIGURES}, parent_order_numeric_id AS id, order_side AS side, strat AS strategy,
      (end_timestamp - start_timestamp) / 60000.0 AS minutes
    FROM parent_orders
    WHERE ${COSTED} AND exchange_symbol = $symbol
      AND ($accounts IS NULL OR list_contains($accounts, account) OR list_contains($allocAccounts, alloc_account))
    ORDER BY trade_date DESC, parent_order_numeric_id DESC LIMIT CAST($limit AS BIGINT)`,
});

/** How much of each instrument was filled for a user's accounts; null accounts are all. */
export const tradedBySymbol = defineQuery({
  name: 'traded-by-symbol',
  tables: ['parent_orders'],
  parameters: { accounts: 'texts?', allocAccounts: 'texts?' },
  columns: { symbol: label('Symbol'), usd: double('Filled notional') },
  sql: `SELECT exchange_symbol AS symbol, sum(filled_usd) AS usd FROM parent_orders
    WHERE filled_usd > 0
      AND ($accounts IS NULL OR list_contains($accounts, account) OR list_contains($allocAccounts, alloc_account))
    GROUP BY ALL ORDER BY usd DESC, symbol`,
});

/** What realised costs are compared by. */
export type CostGrouping = 'list_name' | 'asset_class' | 'country';

/** Every costed order that a user may see with the group it belongs to; an order without one is in the group ''. */
export function ordersByGroup(grouping: CostGrouping) {
  return defineQuery({
    name: `orders-by-${grouping}`,
    tables: ['parent_orders'],
    parameters: { accounts: 'texts?', allocAccounts: 'texts?', assetClass: 'text?' },
    columns: { ...COLUMNS, group: label('Group'), usd: double('Filled notional') },
    sql: `SELECT ${FIGURES}, coalesce(${grouping}, '') AS "group", coalesce(filled_usd, 0) AS usd
      FROM parent_orders
      WHERE ${COSTED} AND filled_usd > 0 AND ($assetClass IS NULL OR asset_class = $assetClass)
        AND ($accounts IS NULL OR list_contains($accounts, account) OR list_contains($allocAccounts, alloc_account))
      ORDER BY trade_date, parent_order_numeric_id`,
  });
}

export type OwnOrder = AnswerOf<typeof groupedOrders>;
