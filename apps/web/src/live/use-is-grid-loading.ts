import type { GridHandle } from '@meridian/live-client/grid/grid-model';
import { useCallback, useEffect, useSyncExternalStore } from 'react';

const idle = () => () => undefined;

/** For a grid that nobody paints: without a reader of its paints it never says that it has loaded. */
export function useIsGridLoading(handle: GridHandle | null): boolean {
  useEffect(() => handle?.onPaint(({ seq }) => handle.ack(seq)), [handle]);
  return useSyncExternalStore(
    useCallback((listener) => (handle === null ? idle() : handle.subscribe(listener)), [handle]),
    () => handle === null || handle.getState().status === 'loading',
  );
}
