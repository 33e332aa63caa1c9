import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { openBrowser } from '../support/open-browser.ts';
import { percentile, sortedNumbers } from '../support/percentile.ts';
import { startProduct } from '../support/product-process.ts';

const ORDERS = 200;
/** One user may try as often in a minute. */
const TRIES = 5;
const VIEWPORT = { width: 1600, height: 900 };
const EMAIL = 'trader@meridian.local';
const PASSWORD = 'meridian-demo';
/** The desk sends its orders before anybody looks. */
const SETTLE_MS = 15_000;

type Entered = { readonly firstRowMs: number; readonly scriptKb: number };

/** From the press of "Sign in" to the first order on the screen, each time with an empty cache. */
export const firstRowBench: Bench = {
  name: 'first-row',
  about: `the first order after sign-in with an empty cache, ${TRIES} times`,
  run: async (say) => {
    const product = await startProduct(['--orders', String(ORDERS), '--past-days', '0', '--bare'], null);
    const browser = await openBrowser();
    try {
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      const tries: Entered[] = [];
      for (let nth = 0; nth < TRIES; nth += 1) tries.push(await enter(browser, product.pageUrl));
      say(tries.map(({ firstRowMs }) => `${firstRowMs.toFixed(0)} ms`).join(', '));
      const times = sortedNumbers(tries.map(({ firstRowMs }) => firstRowMs));
      return [
        {
          name: 'sign-in to the first row, median',
          value: percentile(times, 0.5),
          unit: 'ms',
          budget: { bound: 'at most', value: 1_000 },
        },
        { name: 'sign-in to the first row, slowest', value: times.at(-1) ?? Number.NaN, unit: 'ms' },
        {
          name: 'script up to the first row, gzip',
          value: Math.max(...tries.map(({ scriptKb }) => scriptKb)),
          unit: 'KB',
          budget: { bound: 'at most', value: 300 },
        },
      ];
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};

async function enter(browser: Browser, url: string): Promise<Entered> {
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: url });
  try {
    const page = await context.newPage();
    const scripts = scriptsOf(page);
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    // Both times are the page's own, so that what watches it does not count.
    await button.evaluate((element) =>
      element.addEventListener('click', () => performance.mark('signed in'), { capture: true }),
    );
    await button.click();
    const endMs = await firstRowMs(page);
    const startMs = await page.evaluate(() => performance.getEntriesByName('signed in')[0]?.startTime ?? Number.NaN);
    return { firstRowMs: endMs - startMs, scriptKb: await scripts(endMs) };
  } finally {
    await context.close();
  }
}

/** The frame in which the first row of the blotter has its text. */
function firstRowMs(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          const cell = document.querySelector('[role="row"][data-kind="row"] [data-kind="symbol"]');
          if (cell?.textContent) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
}

/** The kilobytes of the scripts that had arrived by a time of the page, compressed. */
function scriptsOf(page: Page): (untilMs: number) => Promise<number> {
  const bodies = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const url = response.url();
    if (!new URL(url).pathname.endsWith('.js')) return;
    bodies.set(
      url,
      response.body().then(
        (body) => gzipSync(body).byteLength,
        // It came after the measure, when the page was closed.
        () => 0,
      ),
    );
  });
  return async (untilMs) => {
    const names = await page.evaluate(
      (limit) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.startTime + entry.duration <= limit)
          .map(({ name }) => name),
      untilMs,
    );
    const arrived = new Set(names);
    const sizes = await Promise.all([...bodies].filter(([url]) => arrived.has(url)).map(([, size]) => size));
    return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024;
  };
}
