import type { RouteObject } from 'react-router';

/** Pages for people who are not signed in; each is its own chunk. */
export const authRoutes: RouteObject[] = [
  { path: '/login', lazy: { Component: async () => (await import('./login-page.tsx')).LoginPage } },
];
