import { randomInt } from 'node:crypto';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { test as base } from '../../world/fixtures.ts';
import { demoEmail, signIn } from '../../world/sign-in.ts';
import type { World } from '../../world/world.ts';
import { forgetPreferences, provePasswords } from './world-database.ts';
import { type DeskUser, type DeskUserOptions, makeDeskUser } from './desk-user.ts';

export type DemoName = 'trader' | 'admin' | 'viewer';
type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const states = new WeakMap<World, Map<DemoName, Promise<StorageState>>>();

/** What a browser keeps of a demo user's session: signed in once per world, for journeys that are not about that. */
export function storedSession(world: World, browser: Browser, name: DemoName): Promise<StorageState> {
  const known = states.get(world) ?? new Map<DemoName, Promise<StorageState>>();
  states.set(world, known);
  const found = known.get(name) ?? signInOnce(world, browser, name);
  known.set(name, found);
  return found;
}

async function signInOnce(world: World, browser: Browser, name: DemoName): Promise<StorageState> {
  // A journey that has somebody signed in may ask for a second user: they start from nothing all the same.
  const context = await browser.newContext({ baseURL: world.url, storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await signIn(page, demoEmail(name));
  // The other two services follow on their own; without their tokens every later page would sign in to them again.
  await page.waitForFunction(() => ['session_id', 'python_token'].every((key) => localStorage.getItem(key) !== null));
  const state = await context.storageState();
  await context.close();
  return state;
}

/** Nobody else's, so that failures on purpose count against one test alone. */
export function ownAddress(): { readonly 'x-forwarded-for': string } {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` };
}

type JourneyFixtures = {
  /** The demo user whose stored session the browser starts with; null for nobody. */
  readonly startAs: DemoName | null;
  readonly makeUser: (options?: DeskUserOptions) => Promise<DeskUser>;
  readonly plainDesk: void;
};

export const test = base.extend<JourneyFixtures>({
  startAs: [null, { option: true }],
  storageState: async ({ startAs, world, browser }, use) =>
    use(startAs === null ? undefined : await storedSession(world, browser, startAs)),
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies from the pattern
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),
  plainDesk: [
    async ({ world }, use) => {
      await forgetPreferences(world);
      // A stored session is signed in once for many journeys, and none of them should be asked for a password again.
      await provePasswords(world, Date.now());
      await use();
    },
    { auto: true },
  ],
  makeUser: async ({ world }, use) => use((options) => makeDeskUser(world, options)),
});

export { expect } from '@playwright/test';
