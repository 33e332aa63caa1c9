import type { Grid } from '@meridian/domain/columns/grid';
import type { GridClient, GridHandle, GridTopic, LocalGridHandle } from '@meridian/live-client/grid/grid-model';
import type { Cell } from '@meridian/protocol/live/subscription-messages';
import { createContext, type ReactNode, use, useEffect, useState, useSyncExternalStore } from 'react';
import { openGrid } from './expected-grid.ts';
import { createOpenedSlot } from './opened-slot.ts';

const GridClientContext = createContext<GridClient | null>(null);

/** One worker for all grids below it. */
export function GridClientProvider(props: { readonly client: GridClient; readonly children: ReactNode }) {
  return <GridClientContext value={props.client}>{props.children}</GridClientContext>;
}

export function useGridClient(): GridClient {
  const client = use(GridClientContext);
  if (client === null) throw new Error('useGridClient needs a GridClientProvider above it');
  return client;
}

/** Opens a grid over a live topic while mounted. Null at first, and without a source. */
export function useLiveGrid(grid: Grid, source: GridTopic | null): GridHandle | null {
  const client = useGridClient();
  const [slot] = useState(() => createOpenedSlot<GridHandle>());
  // Equal sources share one subscription, even if the object is new in each render.
  const sourceText = JSON.stringify(source);
  useEffect(() => {
    const topic = readSource(sourceText);
    return topic === null ? undefined : slot.hold(openGrid(client, grid, topic));
  }, [client, grid, sourceText, slot]);
  return useSyncExternalStore(slot.subscribe, slot.get);
}

/** A grid over rows that the page has, for example from REST. Null rows: loading. */
export function useLocalGrid(
  grid: Grid,
  fields: readonly string[],
  rows: readonly (readonly Cell[])[] | null,
): LocalGridHandle | null {
  const client = useGridClient();
  const [slot] = useState(() => createOpenedSlot<LocalGridHandle>());
  useEffect(() => slot.hold(client.openLocal(grid, fields)), [client, grid, fields, slot]);
  const handle = useSyncExternalStore(slot.subscribe, slot.get);
  useEffect(() => {
    if (rows !== null) handle?.replace(rows);
  }, [handle, rows]);
  return handle;
}

function readSource(text: string): GridTopic | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it was written from that type in the same render.
  return JSON.parse(text) as GridTopic | null;
}
