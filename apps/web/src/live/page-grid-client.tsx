import type { GridClient } from '@meridian/live-client/grid/grid-model';
import type { LiveSession } from '@meridian/live-client/live-session';
import { type ReactNode, useState } from 'react';
import { useConfig } from '../config/config-context.tsx';
import { createPageGridClient } from './create-grid-client.ts';
import { GridClientProvider } from './grid-context.tsx';
import { useLive } from './live-context.tsx';

/** One worker for the life of the page: a second one would load everything again. */
const clients = new WeakMap<LiveSession, GridClient>();

function clientOf(live: LiveSession, url: string): GridClient {
  const known = clients.get(live);
  if (known !== undefined) return known;
  const made = createPageGridClient(live, url);
  clients.set(live, made);
  return made;
}

/** Starts the grid worker when the first screen needs it, so that signing in does not wait for it. */
export function PageGrids({ children }: { readonly children: ReactNode }) {
  const live = useLive();
  const { socketUrl } = useConfig();
  const [client] = useState(() => clientOf(live, socketUrl));
  return <GridClientProvider client={client}>{children}</GridClientProvider>;
}
