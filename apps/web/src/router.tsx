import { createBrowserRouter, type RouteObject } from 'react-router';
import { RouteErrorPage } from './components/route-error-page.tsx';
import { authRoutes } from './pages/auth-routes.tsx';
import { RequireSession } from './pages/require-session.tsx';
import { mainRoutes } from './screens/main-routes.tsx';

const routes: RouteObject[] = [
  {
    ErrorBoundary: RouteErrorPage,
    HydrateFallback: () => null,
    children: [
      ...authRoutes,
      {
        Component: RequireSession,
        children: [
          {
            path: '/',
            lazy: { Component: async () => (await import('./layout/main-layout.tsx')).MainLayout },
            children: mainRoutes,
          },
        ],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
