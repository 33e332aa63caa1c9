import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

const PATH = '/trade-analitycs/transaction-cost?asset=FUTURE&symbol=ESZ26';
const DAY_MS = 86_400_000;

test.use({ startAs: 'trader' });

/** Past days of the contract of the published vectors. */
async function writePast(dataDir: string): Promise<void> {
  const writer = await openHistoryWriter({ dir: join(dataDir, 'history'), memoryLimitMb: 128, threads: 1 });
  for (let day = 12; day > 0; day -= 1) {
    const date = new Date(Date.now() - day * DAY_MS).toISOString().slice(0, 10);
    const target = await writer.begin(date, 'journey');
    const stats = {
      exchange_symbol: 'ESZ26',
      asset_class: 'FUTURE',
      asset_sub_class: null,
      description: 'E-mini S&P 500',
      trade_currency: 'USD',
      multiplier: 50,
      tick_size: 0.25,
      last_trading_date: '2099-12-18',
      fx_rate: 1,
      day_volume: 1_500_000,
      avg_spread: 0.25,
      day_close: 5000,
      volatility: 0.01,
      volume_buckets: Array.from({ length: 78 }, () => 19_230),
    } as const;
    target.append('day_stats', [sampleRow('day_stats', stats)]);
    await target.commit();
  }
  await writer.close();
}

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}

test('an order is estimated by size, its charts are read and saved, and a failing card is tried again', async ({
  page,
  world,
  browser,
}) => {
  await writePast(world.dataDir);
  const figures = page.getByText('80% range −6.8 to +10.3');
  await expect(async () => {
    await page.goto(PATH);
    await expect(figures).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  const values = page.getByRole('table', { name: 'Curve values' });
  await expect(values.getByRole('row', { name: /^1,000/ })).toContainText('1.77');
  await expectAccessible(page, 'transaction cost');

  await values.getByRole('button', { name: '1,000', exact: true }).press('ArrowDown');
  await expect(page).toHaveURL(/size=2500/);
  await expect(page.getByRole('radio', { name: '2.5K' })).toBeChecked();
  await page.getByLabel('Limit price').fill('5001');
  await page.getByLabel('Limit price').press('Enter');
  await expect(page.getByText(/Limit lowers it by \d+%/)).toBeVisible();

  const curve = page.getByRole('region', { name: 'Cost curve' });
  await curve.getByRole('button', { name: 'Cost curve as a table' }).click();
  const csv = await downloaded(page, () => curve.getByRole('button', { name: 'CSV' }).click());
  expect(csv.suggestedFilename()).toBe('cost-curve-of-esz26.csv');
  expect((await contentOf(csv)).toString()).toContain('Size,Takes,Cost bps');
  await curve.getByRole('button', { name: 'Cost curve as a table' }).click();

  const png = await downloaded(page, () => page.getByRole('button', { name: 'PNG' }).click());
  expect((await contentOf(png)).subarray(1, 4).toString()).toBe('PNG');
  await page.getByRole('button', { name: 'PDF' }).click();
  const pdf = await downloaded(page, () => page.getByRole('menuitem', { name: 'Portrait' }).click());
  const page1 = (await contentOf(pdf)).toString('latin1');
  expect(page1).toContain('/MediaBox [0 0 595 842]');
  // Words and lines, not a picture of them.
  expect(page1).toMatch(/\(Expected cost\) Tj/);
  expect(page1.match(/ l$/gm)?.length ?? 0).toBeGreaterThan(20);
  expect(page1).not.toContain('/Image');
  // Paper is white: the page is filled first.
  expect(page1.match(/\S+ \S+ \S+ rg/)?.[0]).toBe('1.000 1.000 1.000 rg');

  await page.route('**/api/stat-estimate/**', (route) => route.abort());
  await page.getByRole('tab', { name: 'Estimate against realised' }).click();
  const volume = page.getByRole('region', { name: 'Volume' });
  await expect(volume.getByText('Network error. Please try again later or contact support.')).toBeVisible();
  await page.unroute('**/api/stat-estimate/**');
  await volume.getByRole('button', { name: 'Try again' }).click();
  await expect(volume.getByText(/80% range held \d+ of \d+ days/)).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('y');
  await expect(page).toHaveTitle('Cost ranges · Meridian');
  await expect(page.getByText('No order has been measured')).toBeVisible();
  await expect(page.getByText(/The trading day \d{4}-\d\d-\d\d closes at/)).toBeVisible();

  const viewer = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'viewer'),
  });
  const other = await viewer.newPage();
  await other.goto(PATH);
  await expect(other.getByText('Transaction cost needs the Market impact permission')).toBeVisible();
  await viewer.close();
});
