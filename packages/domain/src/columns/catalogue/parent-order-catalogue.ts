import { attributeColumns } from './attribute-columns.ts';
import { computedColumns } from './computed-columns.ts';
import { bellColumn, detailsColumn } from './control-columns.ts';
import { rateColumns, shortfallColumns } from './price-columns.ts';
import { sharedOrderCatalogue } from './shared-order-catalogue.ts';
import { dayFillColumns } from './quantity-columns.ts';
import { parameterColumns } from './strategy-columns.ts';

/** All columns of parent order grids. */
export const parentOrderCatalogue = {
  ...bellColumn,
  ...attributeColumns,
  ...computedColumns,
  ...sharedOrderCatalogue,
  ...shortfallColumns,
  ...rateColumns,
  ...dayFillColumns,
  ...parameterColumns,
  ...detailsColumn,
};
