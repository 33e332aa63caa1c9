import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import type { GridClient, GridTopic } from '@meridian/live-client/grid/grid-model';
import { createGridClient } from '@meridian/live-client/grid/grid-client';
import type { ToWorker } from '@meridian/live-client/grid/grid-messages';
import { IDLE_SNAPSHOT } from '@meridian/live-client/live-state';
import { afterEach, expect, test, vi } from 'vitest';
import { aUser } from '../lib/a-user.fixture.ts';
import { expectGrid, openGrid } from './expected-grid.ts';

afterEach(() => vi.useRealTimers());

const orders = (asset: 'EQUITY' | 'FUTURE'): GridTopic => ({ topic: 'parent_orders', params: { asset } });

function setUp() {
  const posted: ToWorker[] = [];
  const client: GridClient = createGridClient({
    post: (message) => void posted.push(message),
    onMessage: () => undefined,
    onFailure: () => undefined,
    terminate: () => undefined,
  });
  const { promise, resolve } = Promise.withResolvers<() => void>();
  let snapshot = IDLE_SNAPSHOT;
  const live = {
    getSnapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      resolve(listener);
      return () => undefined;
    },
  };
  const signIn = async () => {
    const session = { session_id: 'a', notification_id: 'b', server_time_zone: 'UTC', clockOffsetMs: 0 };
    snapshot = { ...snapshot, identity: { user: aUser(), ...session } };
    (await promise)();
  };
  const told = () => posted.map((message) => (message.type === 'order' ? message.order.type : message.type));
  return { client, live, signIn, told };
}

test('a screen takes over the rows that were asked for while somebody signed in', () => {
  const { client, live, told } = setUp();
  expectGrid(client, live, parentOrdersGrid, orders('EQUITY'));
  openGrid(client, parentOrdersGrid, orders('EQUITY'));
  expect(told()).toEqual(['open']);
  openGrid(client, parentOrdersGrid, orders('EQUITY'));
  expect(told()).toEqual(['open', 'open']);
});

test('rows that no screen wants are given up a while after the sign-in', async () => {
  vi.useFakeTimers();
  const { client, live, signIn, told } = setUp();
  expectGrid(client, live, parentOrdersGrid, orders('EQUITY'));
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual(['open']);
  openGrid(client, parentOrdersGrid, orders('FUTURE'));
  await signIn();
  vi.advanceTimersByTime(60_000);
  expect(told()).toEqual(['open', 'open', 'close']);
});
