/* oxlint-disable import/no-unassigned-import -- the theme is style sheets only. */
import './theme/theme.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { loadRuntimeConfig } from './config/load-runtime-config.ts';
import { createRuntime } from './runtime.ts';
import { firstPath } from './session/first-path.ts';
import { readStoredSession } from './session/stored-session.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

const config = await loadRuntimeConfig({
  fetch: (input, init) => window.fetch(input, init),
  pageOrigin: window.location.origin,
  // oxlint-disable-next-line no-console -- whoever runs the page finds this in the browser's console.
  logError: (message, detail) => console.error(message, detail),
});
const runtime = createRuntime(config, window);

// Decided before the router starts, so that somebody who has to sign in downloads the form first.
const start = firstPath(window.location, readStoredSession(runtime.storage));
if (start !== null) window.history.replaceState(null, '', start);
void runtime.session.restore();

createRoot(root).render(
  <StrictMode>
    <App runtime={runtime} />
  </StrictMode>,
);
