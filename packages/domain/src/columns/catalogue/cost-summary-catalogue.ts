import type { CostGrouping, CostSummary } from '../../entities/cost-analysis-result.ts';
import type { ColumnCatalogue } from '../column.ts';
import { defineColumns, pickColumns } from '../define-columns.ts';
import { MARKET_DATA } from '../market-data.ts';
import { sharedOrderCatalogue } from './shared-order-catalogue.ts';

const ownColumns = defineColumns('field', {
  no_of_orders: { header: 'Orders', kind: 'count' },
  no_of_filled: { header: 'With fills', kind: 'count' },
  effective_orders: { header: 'Effective orders', kind: 'number' },
  order_qty: { header: 'Qty', kind: 'quantity' },
  filled_qty: { header: 'Filled qty', kind: 'quantity' },
  percent_ahead: { header: '% Ahead', kind: 'percent-ahead' },
  ahead_usd: { header: 'Ahead USD', kind: 'usd', ...MARKET_DATA },
  cost_ivwap_usd: { header: 'IVWAP USD', kind: 'cost-usd', ...MARKET_DATA },
  cost_arrival_mid_usd: { header: 'Arrival USD', kind: 'cost-usd', ...MARKET_DATA },
  cost_dvwap_usd: { header: 'DVWAP USD', kind: 'cost-usd', ...MARKET_DATA },
  expected_ivwap_bps: { header: 'Expected IVWAP bps', kind: 'cost-bps', ...MARKET_DATA },
  expected_ivwap_sd_bps: { header: 'Expected IVWAP sd bps', kind: 'bps', ...MARKET_DATA },
  expected_ivwap_usd: { header: 'Expected IVWAP USD', kind: 'cost-usd', ...MARKET_DATA },
  expected_arrival_bps: { header: 'Expected arrival bps', kind: 'cost-bps', ...MARKET_DATA },
  expected_arrival_sd_bps: { header: 'Expected arrival sd bps', kind: 'bps', ...MARKET_DATA },
  expected_arrival_usd: { header: 'Expected arrival USD', kind: 'cost-usd', ...MARKET_DATA },
});

/** Progress and cost columns of a set of orders. */
export const costSummaryCatalogue: ColumnCatalogue<keyof CostSummary> = {
  ...ownColumns,
  ...pickColumns(sharedOrderCatalogue, [
    'target_usd',
    'filled_usd',
    'open_usd',
    'remaining_usd',
    'complete_percent',
    'cost_ivwap_bps',
    'cost_ivwap_ticks',
    'cost_arrival_mid_bps',
    'cost_arrival_mid_ticks',
    'cost_dvwap_bps',
    'cost_dvwap_ticks',
  ]),
};

/** The name of the set has one id, so that a view saved for lists works for countries too. */
export const costNameColumns = {
  list: defineColumns('field', { name: { header: 'List', kind: 'text', field: 'list_name', width: 160 } }),
  'asset class': defineColumns('field', {
    name: { header: 'Asset class', kind: 'text', field: 'asset_class_name', width: 160 },
  }),
  country: defineColumns('field', { name: { header: 'Country', kind: 'text', field: 'country', width: 160 } }),
} satisfies Record<CostGrouping, ColumnCatalogue<'name'>>;
