import { followSession } from '@meridian/live-client/grid/follow-session';
import { createGridClient } from '@meridian/live-client/grid/grid-client';
import type { FromWorker } from '@meridian/live-client/grid/grid-messages';
import type { GridClient } from '@meridian/live-client/grid/grid-model';
import type { LiveSession } from '@meridian/live-client/live-session';
import { SHOWN_ZONE } from '../lib/time-text.ts';

/** The grid worker of the page. It is signed in while the page is. Says when it could not be started, or broke. */
export function createPageGridClient(live: LiveSession, url: string, onFailure: () => void): GridClient {
  const worker = new Worker(new URL('./grid.worker.ts', import.meta.url), { type: 'module', name: 'grids' });
  const client = createGridClient({
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin.
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  });
  const unfollow = followSession(client, live, { url, zone: SHOWN_ZONE });
  worker.addEventListener('error', () => {
    unfollow();
    onFailure();
  });
  return client;
}
