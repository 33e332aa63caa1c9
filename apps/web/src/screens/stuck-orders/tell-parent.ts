import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import type { StuckLevel } from './stuck-levels.ts';

type RowListener = (key: RowKey | null) => void;

/** Details and analytics belong to a parent order. The row of a child holds its parent's id. */
export function tellParent(handle: GridHandle | null, level: StuckLevel, tell: (order: RowKey) => void): RowListener {
  return (key) => {
    if (key === null) return;
    if (level === 'parent') tell(key);
    else if (handle !== null) void tellParentOf(handle, key, tell);
  };
}

async function tellParentOf(handle: GridHandle, child: RowKey, tell: (order: RowKey) => void): Promise<void> {
  // The grid closed before it answered.
  const [record] = await handle.records([child]).catch(() => []);
  const order = record?.['parent_order_numeric_id'];
  if (typeof order === 'number') tell(order);
}
