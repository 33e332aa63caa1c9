/* oxlint-disable unicorn/require-post-message-target-origin -- a worker has no origin. */
import { createGridClient } from '@meridian/live-client/grid/grid-client';
import type { FromWorker } from '@meridian/live-client/grid/grid-messages';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { PERMISSION_FLAGS } from '@meridian/domain/entities/permissions';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskTheme } from '../src/theme/desk-theme.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import '../src/theme/theme.ts';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import './harness.css';
import { DEMO_FIELDS } from './demo-orders.ts';
import { HarnessGrid } from './harness-grid.tsx';
import { measured } from './measured-handle.ts';

const params = new URLSearchParams(location.search);
const rows = Number(params.get('rows') ?? 300);
const rate = Number(params.get('rate') ?? 60);

const worker = new Worker(new URL('./harness.worker.ts', import.meta.url), { type: 'module' });
const client = createGridClient({
  post: (message) => worker.postMessage(message),
  onMessage: (listener) => worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => listener(data)),
  onFailure: (listener) => worker.addEventListener('error', listener),
  terminate: () => worker.terminate(),
});
client.setViewer({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, permissions: PERMISSION_FLAGS });
const handle = client.openLocal(parentOrdersGrid, DEMO_FIELDS);
if (params.get('state') !== 'loading') worker.postMessage({ type: 'feed', grid: 1, rows, rate });
if (params.get('state') === 'refused') {
  handle.setRefused({
    code: 'topic-not-permitted',
    message: 'Network error. Please try again later or contact support.',
  });
}

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <DeskTheme>
      <HarnessGrid handle={measured(handle)} />
    </DeskTheme>
  </StrictMode>,
);
