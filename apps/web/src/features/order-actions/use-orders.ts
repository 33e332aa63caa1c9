import { ACTION_ORDER_FIELDS, type ActionOrder, readActionOrder } from '@meridian/domain/order-actions/action-order';
import type { GridAmong, GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useMemo } from 'react';
import { readGridRecords, useGridRecords } from '../../live/use-grid-records.ts';

/** Orders of a grid, live; null until loaded. */
export function useOrders(
  handle: GridHandle | null,
  keys: ReadonlySet<RowKey> | 'all',
  among: GridAmong = 'all',
): readonly ActionOrder[] | null {
  const records = useGridRecords(handle, keys, ACTION_ORDER_FIELDS, among);
  return useMemo(() => records?.flatMap((record) => readActionOrder(record) ?? []) ?? null, [records]);
}

/** Those of the orders that no filter hides at this moment; null while the grid is loading. */
export async function readShownOrders(
  handle: GridHandle,
  keys: ReadonlySet<RowKey>,
): Promise<readonly ActionOrder[] | null> {
  if (handle.getState().status === 'loading') return null;
  const records = await readGridRecords(handle, keys, ACTION_ORDER_FIELDS, 'shown').catch(() => null);
  return records?.flatMap((record) => readActionOrder(record) ?? []) ?? null;
}
