import { ACTION_ORDER_FIELDS, type ActionOrder, readActionOrder } from '@meridian/domain/order-actions/action-order';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useMemo } from 'react';
import { useGridRecords } from '../../live/use-grid-records.ts';

/** Orders of a grid, live; null until loaded. */
export function useOrders(handle: GridHandle | null, keys: ReadonlySet<RowKey>): readonly ActionOrder[] | null {
  const records = useGridRecords(handle, keys, ACTION_ORDER_FIELDS);
  return useMemo(() => records?.flatMap((record) => readActionOrder(record) ?? []) ?? null, [records]);
}
