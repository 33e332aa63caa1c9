import type { AssetSelection } from '@meridian/domain/asset-class';
import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { LiveSession } from '@meridian/live-client/live-session';
import { expectGrid } from '../live/expected-grid.ts';
import { startPageGrids } from '../live/page-grid-client.tsx';

/** Starts the worker. With an asset class its orders are on their way as soon as somebody is signed in. */
export function expectOrders(live: LiveSession, socketUrl: string, asset: AssetSelection | null): void {
  const client = startPageGrids(live, socketUrl);
  if (asset !== null) expectGrid(client, live, parentOrdersGrid, { topic: 'parent_orders', params: { asset } });
}
