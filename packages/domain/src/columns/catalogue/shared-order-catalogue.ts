import { instrumentColumns } from './instrument-columns.ts';
import { identityColumns, stateColumns, termColumns } from './order-columns.ts';
import { benchmarkColumns, costColumns, quoteColumns } from './price-columns.ts';
import { amountColumns, quantityColumns } from './quantity-columns.ts';
import { strategyColumns } from './strategy-columns.ts';

/** The columns of the fields that parents and children share. */
export const sharedOrderCatalogue = {
  ...stateColumns,
  ...termColumns,
  ...quantityColumns,
  ...amountColumns,
  ...benchmarkColumns,
  ...costColumns,
  ...quoteColumns,
  ...strategyColumns,
  ...identityColumns,
  ...instrumentColumns,
};
