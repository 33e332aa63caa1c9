import type { RouteObject } from 'react-router';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { PUBLIC_PATHS } from '../session/public-paths.ts';

/** Pages for people who are not signed in; the frame around them stays while they change. */
export const authRoutes: RouteObject[] = [
  {
    Component: AuthFrame,
    children: PUBLIC_PATHS.map((path) => ({
      path,
      lazy: { Component: async () => (await import('./auth-pages.ts')).AUTH_PAGES[path] },
    })),
  },
];
