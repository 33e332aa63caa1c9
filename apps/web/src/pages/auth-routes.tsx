import type { RouteObject } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { type PublicPath, PUBLIC_PATHS } from '../session/public-paths.ts';

/** Pages for people who are not signed in; the frame around them stays while they change. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthFrame,
    children: PUBLIC_PATHS.map((path) => ({
      path,
      lazy: { Component: async () => pageOf(path) },
    })),
  },
];

/** Nearly everybody only signs in: the other pages wait until one of them is asked for. */
async function pageOf(path: PublicPath) {
  if (path === '/login') return (await import('./login-page.tsx')).LoginPage;
  return (await import('./auth-pages.ts')).AUTH_PAGES[path];
}
