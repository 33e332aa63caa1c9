import { pickColumns } from '../define-columns.ts';
import { computedColumns } from './computed-columns.ts';
import { groupColumn } from './control-columns.ts';
import { legColumns } from './leg-columns.ts';
import { snapColumns } from './price-columns.ts';
import { childStatusColumn, routeColumns } from './route-columns.ts';
import { sharedOrderCatalogue } from './shared-order-catalogue.ts';

/** All columns of child order grids. Goals and attributes belong to the parent. */
export const childOrderCatalogue = {
  ...groupColumn,
  ...routeColumns,
  ...snapColumns,
  ...legColumns,
  ...pickColumns(computedColumns, ['percent_change', 'net_change']),
  ...sharedOrderCatalogue,
  ...childStatusColumn,
};
