import type { GridClient } from '@meridian/live-client/grid/grid-model';
import type { LiveSession } from '@meridian/live-client/live-session';
import { type ReactNode, useState } from 'react';
import { useConfig } from '../config/config-context.tsx';
import { createPageGridClient } from './create-grid-client.ts';
import { GridClientProvider } from './grid-context.tsx';
import { useLive } from './live-context.tsx';

/** One worker for the life of the page: a second one would load everything again. */
const clients = new WeakMap<LiveSession, GridClient>();

/** Starts the grid worker, which takes longest of all that a blotter needs. */
export function startPageGrids(live: LiveSession, url: string): GridClient {
  const known = clients.get(live);
  if (known !== undefined) return known;
  // A worker that could not be fetched is started again by the next screen.
  const made = createPageGridClient(live, url, () => clients.delete(live));
  clients.set(live, made);
  return made;
}

/** The grids of all screens share the worker, which may have been started while the user signed in. */
export function PageGrids({ children }: { readonly children: ReactNode }) {
  const live = useLive();
  const { socketUrl } = useConfig();
  const [client] = useState(() => startPageGrids(live, socketUrl));
  return <GridClientProvider client={client}>{children}</GridClientProvider>;
}
