import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { replayAddress } from '../../features/order-replay/replay-address.ts';
import type { ReplayOrders } from '../../lib/replay-orders.ts';

/** Orders on either side that the replay can step to. */
const MAX_BESIDE = 200;

/** Opens the replay of an order, which then steps along the rows of this grid. */
export function useOpenReplay(handle: GridHandle | null): (order: number) => void {
  const navigate = useNavigate();
  return useCallback(
    (order) => {
      const open = async () => {
        const replayOrders = handle === null ? [] : await rowsAround(handle, order).catch(() => []);
        const state: ReplayOrders | null = replayOrders.length === 0 ? null : { replayOrders };
        await navigate(replayAddress(order), { state });
      };
      void open();
    },
    [handle, navigate],
  );
}

async function rowsAround(handle: GridHandle, order: number): Promise<readonly number[]> {
  const place = await handle.place(order);
  if (place.kind !== 'shown') return [];
  const first = Math.max(0, place.index - MAX_BESIDE);
  const keys = await handle.keys({ kind: 'range', first, last: place.index + MAX_BESIDE });
  // The head of an open section stands for its rows, which follow it.
  return [...new Set(keys.flatMap((key) => (typeof key === 'number' ? [key] : [])))];
}
