import type { RouteObject } from 'react-router';

/** Screens under the main layout, each its own chunk. */
export const mainRoutes: RouteObject[] = [{ index: true, element: <main>Meridian</main> }];
