import type { CalibrationOrder } from '@meridian/cost-model/calibration/calibration-order';
import { boolean, type Column, double, label } from '../columns.ts';
import { defineQuery } from '../reader/history-query.ts';

const COLUMNS = {
  day: label('YYYY-MM-DD'),
  symbol: label('Exchange symbol'),
  quantity: double('Ordered'),
  filled: double('Filled'),
  adv: double('Average daily volume'),
  participation: double('0 to 1, own volume included'),
  days: double('Volume time that it took'),
  spread: double('bps'),
  sigma: double('bps a day'),
  cost: double('bps against arrival'),
  isLimitConstrained: boolean('Market beyond its limit'),
  wasHalted: boolean('Trading halted'),
} satisfies { readonly [Name in keyof CalibrationOrder]: Column<CalibrationOrder[Name]> };

/** Finished orders for the calibration of the cost model. Spreads have no bps and are left out. */
export const calibrationOrders = defineQuery({
  name: 'calibration-orders',
  tables: ['parent_orders'],
  parameters: { assetClass: 'text' },
  columns: COLUMNS,
  sql: `SELECT strftime(trade_date, '%Y-%m-%d') AS day, exchange_symbol AS symbol, order_qty AS quantity,
      filled_qty AS filled, adv, "%Volume" / 100 AS participation, volume_since_start / adv AS days,
      avg_spread_bps AS spread, volatility * 10000 AS sigma, cost_arrival_mid_bps AS cost,
      is_limit_constrained AS "isLimitConstrained", was_halted AS "wasHalted"
    FROM parent_orders
    WHERE asset_class = $assetClass AND asset_sub_class IS NULL AND cost_arrival_mid_bps IS NOT NULL
      AND avg_spread_bps IS NOT NULL AND volume_since_start > 0 AND adv > 0 AND volatility > 0
    ORDER BY trade_date, parent_order_numeric_id`,
});
