import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskTheme } from '../src/theme/desk-theme.tsx';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import '../src/theme/theme.ts';
// oxlint-disable-next-line import/no-unassigned-import -- style sheets export nothing.
import './harness.css';
import { openHarnessGrid } from './harness-grid-handle.ts';
import { HarnessGrid } from './harness-grid.tsx';
import { measured } from './measured-handle.ts';

const params = new URLSearchParams(location.search);
const rows = Number(params.get('rows') ?? 300);
const rate = Number(params.get('rate') ?? 60);

const { handle, feed } = openHarnessGrid();
if (params.get('state') !== 'loading') feed(rows, rate);
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
