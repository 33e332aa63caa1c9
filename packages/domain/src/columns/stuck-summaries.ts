import type { StuckGrouping, StuckSummary } from '../entities/stuck-order.ts';
import { amountColumns } from './catalogue/quantity-columns.ts';
import type { ColumnCatalogue } from './column.ts';
import { type ColumnOptions, defineColumns, pickColumns } from './define-columns.ts';
import { defineGrid, type Grid } from './grid.ts';

const countColumns = defineColumns('field', { no_of_orders: { header: 'Orders', kind: 'count' } });

/** Columns of a stuck summary, for any grouping. */
export const stuckSummaryCatalogue: ColumnCatalogue<Exclude<keyof StuckSummary, 'name'>> = {
  ...countColumns,
  ...pickColumns(amountColumns, ['remaining_usd']),
};

function stuckSummaryGrid(grouping: StuckGrouping, name: ColumnOptions): Grid {
  const catalogue: ColumnCatalogue<keyof StuckSummary> = {
    ...defineColumns('field', { name }),
    ...stuckSummaryCatalogue,
  };
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
