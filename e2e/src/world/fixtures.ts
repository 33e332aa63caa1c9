import { test as base } from '@playwright/test';
import type { Orders } from './meridian-process.ts';
import { startWorld, type World } from './world.ts';

/** One running product per worker; a test that changes a user makes a user of its own. */
export const test = base.extend<{ baseURL: string }, { orders: Orders; world: World }>({
  orders: ['none', { option: true, scope: 'worker' }],
  world: [
    async ({ orders }, use) => {
      const world = await startWorld({}, orders);
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
});

export { expect } from '@playwright/test';
