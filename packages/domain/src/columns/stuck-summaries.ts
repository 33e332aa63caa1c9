import type { StuckGrouping, StuckSummary } from '../entities/stuck-order.ts';
import { type ColumnOptions, defineColumns } from './define-columns.ts';
import { defineGrid, type Grid } from './grid.ts';

function stuckSummaryGrid(grouping: StuckGrouping, name: ColumnOptions): Grid {
  const catalogue = defineColumns<keyof StuckSummary>('field', {
    name,
    no_of_orders: { header: 'Orders', kind: 'count' },
    remaining_usd: { header: 'Remaining USD', kind: 'usd', permission: 'market_data_permit' },
  });
  return defineGrid(catalogue, {
    id: `stuck-by-${grouping}`,
    title: `By ${grouping}`,
    rowKey: 'name',
    visible: ['name', 'no_of_orders', 'remaining_usd'],
    defaultSort: [{ columnId: 'no_of_orders', direction: 'descending' }],
  });
}

export const stuckSummaryGrids: Readonly<Record<StuckGrouping, Grid>> = {
  destination: stuckSummaryGrid('destination', { header: 'Destination', kind: 'destination' }),
  list: stuckSummaryGrid('list', { header: 'List', kind: 'text' }),
  country: stuckSummaryGrid('country', { header: 'Country', kind: 'text' }),
  tactic: stuckSummaryGrid('tactic', { header: 'Tactic', kind: 'text' }),
  venue: stuckSummaryGrid('venue', { header: 'Venue', kind: 'text' }),
};
