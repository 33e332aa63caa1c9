import { setImmediate } from 'node:timers/promises';
import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Cells } from '../live/topic-source.ts';
import type { RowTable } from '../topics/row-table.ts';
import { rowScope } from '../topics/views/row-scope.ts';

/** Rows per slice, so that a search over a large desk does not block other work. */
const SLICE_ROWS = 2_000;

/** Visits each row of a table that the user may see once, in its state at the visit. */
export async function scanOrders(
  table: RowTable,
  granted: DataPermissions,
  visit: (row: Cells) => void,
): Promise<void> {
  const scope = rowScope(table, granted, null);
  let looked = 0;
  for (const key of scope.keys()) {
    const row = table.look(key);
    if (row !== undefined && scope.isVisible(row)) visit(row);
    looked += 1;
    if (looked % SLICE_ROWS === 0) await setImmediate();
  }
}
