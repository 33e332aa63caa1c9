import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { useEffect } from 'react';
import { useGridFact } from '../../components/data-grid/use-grid-state.ts';
import { useLive, useLiveSnapshot } from '../../live/live-context.tsx';

/** Marks the shown log entries as read on the server, so the dot disappears in every browser. */
export function useMarkRead(order: number, handle: GridHandle | null): void {
  const { feed } = useLive();
  const isReady = useLiveSnapshot().state.kind === 'ready';
  const entries = useGridFact(handle, ({ status, total }) => (status === 'live' ? total : 0));
  useEffect(() => {
    if (handle === null || !isReady || entries === 0) return undefined;
    let isOpen = true;
    void handle
      .keys({ kind: 'filtered' })
      .then((keys) => {
        const newest = Math.max(0, ...keys.map(Number));
        if (isOpen && newest > 0)
          return feed.command('event_log.read', { parent_order_numeric_id: order, up_to_id: newest });
        return undefined;
      })
      // If the log closes before the call, it stays unread.
      .catch(() => undefined);
    return () => {
      isOpen = false;
    };
  }, [feed, handle, order, isReady, entries]);
}
