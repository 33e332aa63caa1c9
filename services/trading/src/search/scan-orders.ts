import { setImmediate } from 'node:timers/promises';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Row } from '../topics/row-batch.ts';
import type { RowTable } from '../topics/row-table.ts';
import { rowScope } from '../topics/views/row-scope.ts';

/** Rows looked at in one go, so that a search over a large desk holds up nothing else. */
const SLICE_ROWS = 2_000;

/** Every row of a table that the user may see, once, as it is when its turn comes. */
export async function scanOrders(table: RowTable, granted: DataPermissions, visit: (row: Row) => void): Promise<void> {
  const scope = rowScope(table, granted, null);
  let looked = 0;
  for (const key of scope.keys()) {
    const row = table.row(key);
    if (row !== undefined && scope.isVisible(row)) visit(row);
    looked += 1;
    if (looked % SLICE_ROWS === 0) await setImmediate();
  }
}
