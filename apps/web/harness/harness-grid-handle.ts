/* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin. */
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import { createGridClient } from '@meridian/live-client/grid/grid-client';
import type { FromWorker } from '@meridian/live-client/grid/grid-messages';
import { DEMO_FIELDS } from './demo-orders.ts';

/** A grid of the harness's worker, and what starts its feed. */
export function openHarnessGrid() {
  const worker = new Worker(new URL('./harness.worker.ts', import.meta.url), { type: 'module' });
  const client = createGridClient({
    post: (message) => worker.postMessage(message),
    onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data)),
    onFailure: (listener) => worker.addEventListener('error', listener),
    terminate: () => worker.terminate(),
  });
  client.setViewer({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, permissions: PERMISSION_FLAGS });
  return {
    handle: client.openLocal(parentOrdersGrid, DEMO_FIELDS),
    feed: (rows: number, rate: number) => worker.postMessage({ type: 'feed', grid: 1, rows, rate }),
  };
}
