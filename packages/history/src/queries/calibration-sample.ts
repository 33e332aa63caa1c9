import { defineQuery } from '../reader/history-query.ts';
import { calibrationOrders } from './calibration-orders.ts';

/** A sample of calibration orders with the strategy instead of the symbol, to fit a strategy's cost. */
export const calibrationSample = defineQuery({
  name: 'calibration-sample',
  tables: ['parent_orders'],
  parameters: { assetClass: 'text', limit: 'number' },
  columns: calibrationOrders.columns,
  sql: `SELECT strftime(trade_date, '%Y-%m-%d') AS day, strat AS symbol, order_qty AS quantity,
      filled_qty AS filled, adv, "%Volume" / 100 AS participation, volume_since_start / adv AS days,
      avg_spread_bps AS spread, volatility * 10000 AS sigma, cost_arrival_mid_bps AS cost,
      is_limit_constrained AS "isLimitConstrained", was_halted AS "wasHalted"
    FROM parent_orders
    WHERE asset_class = $assetClass AND asset_sub_class IS NULL AND cost_arrival_mid_bps IS NOT NULL
      AND avg_spread_bps IS NOT NULL AND volume_since_start > 0 AND adv > 0 AND volatility > 0
    ORDER BY hash(parent_order_numeric_id), trade_date LIMIT CAST($limit AS BIGINT)`,
});
