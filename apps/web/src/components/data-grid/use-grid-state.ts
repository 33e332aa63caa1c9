import type { GridHandle, GridState } from '@meridian/live-client/grid/grid-model';
import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import { useCallback, useSyncExternalStore } from 'react';

const LOADING: GridState = {
  status: 'loading',
  staleSinceMs: null,
  retryAtMs: null,
  refusal: null,
  lastDataMs: null,
  total: 0,
  filtered: 0,
  displayed: 0,
  selectedHidden: 0,
};

const NOTHING: ReadonlySet<RowKey> = new Set();

const idle = () => () => undefined;

/**
 * One fact about a grid; loading while there is no grid yet. Ask for plain values only: the state is new with each paint,
 * and a part of the page that took it whole would be drawn sixty times a second.
 */
export function useGridFact<Fact extends string | number | boolean | null>(
  handle: GridHandle | null,
  factOf: (state: GridState) => Fact,
): Fact {
  return useSyncExternalStore(
    useCallback((listener) => (handle === null ? idle() : handle.subscribe(listener)), [handle]),
    () => factOf(handle?.getState() ?? LOADING),
  );
}

/** The keys of the selected rows. */
export function useGridSelection(handle: GridHandle | null): ReadonlySet<RowKey> {
  return useSyncExternalStore(
    useCallback((listener) => (handle === null ? idle() : handle.selection.subscribe(listener)), [handle]),
    () => handle?.selection.getKeys() ?? NOTHING,
  );
}
