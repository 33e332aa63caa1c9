import type { LiveSession } from '@meridian/live-client/live-session';
import type { LiveSnapshot } from '@meridian/live-client/live-state';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';

const LiveContext = createContext<LiveSession | null>(null);

export function LiveProvider({ live, children }: { readonly live: LiveSession; readonly children: ReactNode }) {
  return <LiveContext value={live}>{children}</LiveContext>;
}

/** The live session: `useLive().feed` has topics, commands, alerts and notifications. */
export function useLive(): LiveSession {
  const live = use(LiveContext);
  if (live === null) throw new Error('useLive needs a LiveProvider above it');
  return live;
}

/** The present connection state and identity. */
export function useLiveSnapshot(): LiveSnapshot {
  const live = useLive();
  return useSyncExternalStore(live.subscribe, live.getSnapshot);
}
