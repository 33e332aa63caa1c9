import type { RouteObject } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { type PublicPath, PUBLIC_PATHS } from '../session/public-paths.ts';

/** Pages for users who are not signed in. Their frame stays mounted. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthFrame,
    children: PUBLIC_PATHS.map((path) => ({
      path,
      lazy: { Component: async () => pageOf(path) },
    })),
  },
];

/** Most users only sign in, so the other pages load at first use. */
async function pageOf(path: PublicPath) {
  if (path === '/login') return (await import('./login-page.tsx')).LoginPage;
  return (await import('./auth-pages.ts')).AUTH_PAGES[path];
}
