import type { Page } from '@playwright/test';
import type { Bench } from '../bench.ts';
import { startHarness } from '../blotter/harness.ts';
import { openBrowser } from '../support/open-browser.ts';

const EVENTS = 5_000;
const WARM_UP_MS = 3_000;
const MEASURE_MS = 8_000;
const VIEWPORT = { width: 1600, height: 900 };
type Measured = { readonly seconds: number; readonly frames: number; readonly longTaskMs: number };

/** An order of 5,000 events over 20,000 quotes, played at sixty times its speed. */
export const replayBench: Bench = {
  name: 'replay',
  about: `an order of ${EVENTS.toLocaleString('en-US')} events played back at 60×, on the screen of the product`,
  run: async (say) => {
    const harness = await startHarness();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage({ viewport: VIEWPORT });
      await page.goto(`${harness.url}replay/index.html?events=${EVENTS}`);
      await page.waitForSelector('canvas');
      await page.waitForTimeout(WARM_UP_MS);
      const { drawn, measured } = await watch(page);
      say(`${drawn} frames drawn of ${measured.frames} in ${measured.seconds.toFixed(1)} s`);
      const what = `${EVENTS.toLocaleString('en-US')} events`;
      return [
        {
          name: `${what}: frames drawn`,
          value: drawn / measured.seconds,
          unit: '/s',
          // Sixty a second, less one that the first and the last share.
          budget: { bound: 'at least', value: 59 },
        },
        { name: `${what}: long tasks`, value: measured.longTaskMs / 10 / measured.seconds, unit: '%' },
      ];
    } finally {
      await browser.close();
      await harness.stop();
    }
  },
};

async function watch(page: Page): Promise<{ readonly drawn: number; readonly measured: Measured }> {
  await page.evaluate('window.startMeasuring(); window.drawnFrames = 0');
  await page.waitForTimeout(MEASURE_MS);
  const measured = await page.evaluate<Measured>('window.readMeasures()');
  return { drawn: await page.evaluate<number>('window.drawnFrames'), measured };
}
