import { orderPhase } from '@meridian/domain/order-phase';
import { isOrderStatus } from '@meridian/domain/order-status';
import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { isLeaving } from '../../lib/leaving.ts';
import { useAfterFrame } from '../../lib/use-after-frame.ts';
import { orderOf } from '../detail/order-address.ts';

/** Opens the first working order once for each grid, unless the address names an order. */
export function useFirstOrder(handle: GridHandle | null, open: (key: RowKey) => void): void {
  const isLive = useAfterFrame(useGridFact(handle, ({ status, displayed }) => status === 'live' && displayed > 0));
  const doneFor = useRef<GridHandle | null>(null);
  const openFirst = useEffectEvent(async (from: GridHandle) => {
    const key = await firstWorking(from);
    const isNamed = orderOf(new URLSearchParams(window.location.search)) !== null;
    if (key !== null && !isNamed && !isLeaving()) open(key);
  });
  useEffect(() => {
    if (handle === null || !isLive || doneFor.current === handle) return;
    doneFor.current = handle;
    void openFirst(handle);
  }, [handle, isLive]);
}

/** The row below the header of the first section. */
const FIRST_ROW = { kind: 'range', first: 1, last: 1 } as const;

async function firstWorking(handle: GridHandle): Promise<RowKey | null> {
  // The grid closed before it answered.
  const keys = await handle.keys(FIRST_ROW).catch(() => []);
  const [key] = keys;
  if (key === undefined || keys.length > 1) return null;
  const [record] = await handle.records([key], ['status']).catch(() => []);
  const status = record?.['status'];
  return orderPhase(isOrderStatus(status) ? status : null) === 'working' ? key : null;
}
