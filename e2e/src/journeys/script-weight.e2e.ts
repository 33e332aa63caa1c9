import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { expectDesk, submitSignIn } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';

const BEFORE_FORM_BYTES = 200 * 1024;
const FIRST_SCREEN_BYTES = 335 * 1024;

/** Gzip bytes of every script that the page has loaded so far, each file once. */
function weighScripts(page: Page): (only?: ReadonlySet<string>) => Promise<number> {
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
  return async (only) => {
    const wanted = [...scripts].flatMap(([path, size]) => (only === undefined || only.has(path) ? [size] : []));
    return (await Promise.all(wanted)).reduce((sum, bytes) => sum + bytes, 0);
  };
}

/** The files that the form waited for. The first screen is fetched behind it. */
async function beforeTheForm(page: Page): Promise<ReadonlySet<string>> {
  const paths = await page.evaluate(() => {
    const shownMs = performance.getEntriesByName('form shown')[0]?.startTime ?? 0;
    const files = performance.getEntriesByType('resource').filter((entry) => 'responseEnd' in entry);
    return files.filter((entry) => Number(entry.responseEnd) <= shownMs).map(({ name }) => new URL(name).pathname);
  });
  return new Set(paths);
}

test('script stays light: 200 KB before the sign-in form, 335 KB up to the first screen', async ({ page }) => {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (document.querySelector('form[aria-label="Sign in"]') === null) return;
      performance.mark('form shown');
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  });
  const weigh = weighScripts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  const before = await weigh(await beforeTheForm(page));
  expect(before).toBeGreaterThan(0);
  expect(before, 'before the form').toBeLessThanOrEqual(BEFORE_FORM_BYTES);
  const prepared = await weigh();
  expect(prepared, 'while somebody types').toBeGreaterThan(before);
  await submitSignIn(page, { email: demoEmail('trader'), password: demoPassword });
  await expectDesk(page);
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await weigh(), 'up to the first screen').toBeLessThanOrEqual(FIRST_SCREEN_BYTES);
});
