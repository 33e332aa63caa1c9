import type { RouteObject } from 'react-router';
import { NotFoundScreen } from './not-found-screen.tsx';
import { ScreenError } from './screen-error.tsx';

/** Screens under the main layout, each its own chunk; one that fails leaves the layout standing. */
export const mainRoutes: RouteObject[] = [
  {
    ErrorBoundary: ScreenError,
    children: [
      { index: true, lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen } },
      { path: 'parent-orders/:view?', lazy: { Component: async () => (await import('./home-screen.tsx')).HomeScreen } },
      {
        path: 'trade-analitycs/summary/:view?',
        lazy: { Component: async () => (await import('./stuck-orders/stuck-orders-screen.tsx')).StuckOrdersScreen },
      },
      {
        path: 'desk-status',
        lazy: { Component: async () => (await import('./desk-status-screen.tsx')).DeskStatusScreen },
      },
      {
        path: 'admin/users',
        lazy: { Component: async () => (await import('./admin-users-screen.tsx')).AdminUsersScreen },
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
];
