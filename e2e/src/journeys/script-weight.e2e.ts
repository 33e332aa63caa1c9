import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { expectDesk, submitSignIn } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';

const BEFORE_LOGIN_BYTES = 220 * 1024;
const FIRST_SCREEN_BYTES = 350 * 1024;

/** Gzip bytes of every script that the page has loaded so far, each file once. */
function weighScripts(page: Page): () => Promise<number> {
  const scripts = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || scripts.has(pathname)) return;
    scripts.set(
      pathname,
      response.body().then(
        (body) => gzipSync(body).byteLength,
        // It came while the page was closed.
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(scripts.values())).reduce((sum, bytes) => sum + bytes, 0);
}

test('script stays light: 220 KB before sign-in, 350 KB up to the first screen', async ({ page }) => {
  const weigh = weighScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const before = await weigh();
  expect(before).toBeGreaterThan(0);
  expect(before, 'before sign-in').toBeLessThanOrEqual(BEFORE_LOGIN_BYTES);
  await submitSignIn(page, { email: demoEmail('trader'), password: demoPassword });
  await expectDesk(page);
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const first = await weigh();
  expect(first).toBeGreaterThan(before);
  expect(first, 'up to the first screen').toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
});
