import { test as base } from '@playwright/test';
import { startWorld, type World } from './world.ts';

/** One running product per worker; a test that changes a user makes a user of its own. */
export const test = base.extend<{ baseURL: string }, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
    async ({}, use) => {
      const world = await startWorld();
      await use(world);
      await world.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.url),
});

export { expect } from '@playwright/test';
