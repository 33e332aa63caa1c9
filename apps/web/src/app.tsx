import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ApiProvider } from './api/api-context.tsx';
import { createQueryClient } from './api/query-client.ts';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { ConfigProvider } from './config/config-context.tsx';
import { watchLeaving } from './lib/leaving.ts';
import { LiveProvider } from './live/live-context.tsx';
import { prepareDesk } from './prepare-desk.ts';
import { createAppRouter } from './router.tsx';
import type { Runtime } from './runtime.ts';
import { followOtherTabs } from './session/follow-other-tabs.ts';
import { SessionProvider } from './session/session-context.tsx';
import { readStoredSession } from './session/stored-session.ts';
import { DeskTheme } from './theme/desk-theme.tsx';

/** Everything below the page: theme, services, server state and routes. */
export function App({ runtime }: { readonly runtime: Runtime }) {
  const { config, api, live, session, storage } = runtime;
  const [queryClient] = useState(createQueryClient);
  const [router] = useState(createAppRouter);

  useEffect(() => watchLeaving(router), [router]);

  useEffect(
    () => (readStoredSession(storage).isLogin ? undefined : prepareDesk(runtime, router)),
    [runtime, router, storage],
  );

  useEffect(
    () =>
      followOtherTabs({
        window,
        session,
        storage,
        goTo: (path) => void router.navigate(path),
        reload: () => window.location.reload(),
      }),
    [session, storage, router],
  );

  // Nothing that was read for one user may be shown to the next.
  useEffect(
    () =>
      session.store.subscribe((state, before) => {
        if (before.auth.isLogin && !state.auth.isLogin) queryClient.clear();
      }),
    [session, queryClient],
  );

  return (
    <DeskTheme>
      <ErrorBoundary label="Meridian">
        <ConfigProvider config={config}>
          <ApiProvider api={api}>
            <LiveProvider live={live}>
              <SessionProvider session={session}>
                <QueryClientProvider client={queryClient}>
                  <RouterProvider router={router} />
                </QueryClientProvider>
              </SessionProvider>
            </LiveProvider>
          </ApiProvider>
        </ConfigProvider>
      </ErrorBoundary>
    </DeskTheme>
  );
}
