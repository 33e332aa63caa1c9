import { GridHost } from '@meridian/live-client/grid/grid-host';
import type { FromWorker, ToWorker } from '@meridian/live-client/grid/grid-messages';
import { systemTimers } from '@meridian/live-client/system-timers';
import { randomId } from './random-id.ts';

/** Keeps the rows of all grids in a worker with its own connection. */
const host = new GridHost({
  WebSocket: self.WebSocket,
  timers: systemTimers,
  newId: () => randomId(self.crypto),
  post: (message: FromWorker) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page to answer.
    self.postMessage(message);
  },
});

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => host.take(data));
