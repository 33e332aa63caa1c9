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
 * One value of a grid's state; "loading" while there is no grid yet. Select plain values only: the state object is new
 * with each paint, so a component that selects it whole would render sixty times a second.
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
