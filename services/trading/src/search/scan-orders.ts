import type { DataPermissions } from '@meridian/domain/entities/permissions';
import type { Steps } from '@meridian/service-kit/fair-work';
import type { Cells } from '../live/topic-source.ts';
import type { RowTable } from '../topics/row-table.ts';
import { rowScope } from '../topics/views/row-scope.ts';

/** A step is short even where each row costs much: a slice of time ends behind a step. */
const STEP_ROWS = 64;

/** Visits each row of a table that the user may see once, in its state at the visit. */
export function* scanOrders(table: RowTable, granted: DataPermissions, visit: (row: Cells) => void): Steps<undefined> {
  const scope = rowScope(table, granted, null);
  let looked = 0;
  for (const key of scope.keys()) {
    const row = table.look(key);
    if (row !== undefined && scope.isVisible(row)) visit(row);
    looked += 1;
    if (looked % STEP_ROWS === 0) yield;
  }
  return undefined;
}
