import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { usdText } from '@meridian/domain/cell-text';
import { formatFixed, formatSigned } from '@meridian/domain/number-format';
import { sampleRow } from '@meridian/history/testing';
import { openHistoryWriter } from '@meridian/history/writer/history-writer';
import type { Page } from '@playwright/test';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

async function savedLines(page: Page): Promise<readonly string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^(Export )?CSV$/ }).click(),
  ]);
  return (await readFile(await download.path())).toString().split('\r\n');
}

/** Numbers of one column of a file without quoted cells. */
function column(lines: readonly string[], name: string): readonly number[] {
  const [head = '', ...rows] = lines;
  const at = head.split(',').indexOf(name);
  return rows.map((row) => Number(row.split(',')[at]));
}

const OWNED = { account: 'ALDGATE', alloc_account: 'ALDGATE-CORE' };
const FILL = {
  ...OWNED,
  asset_class: 'EQUITY',
  asset_sub_class: null,
  leg_type: null,
  order_side: 'BUY',
  country: 'US',
  fill_usd: 10_000,
  last_fill_price: 100,
  snap_bid: 99.99,
  snap_ask: 100.01,
  mid_after_100ms: 100,
  mid_after_1s: 99.99,
  mid_after_10s: 99.98,
  mid_after_60s: 99.98,
  mid_after_300s: 99.97,
} as const;

/** Forty fills at one venue and two at another, the day before yesterday. Today's fills are at other venues. */
async function writeFills(dataDir: string): Promise<void> {
  const writer = await openHistoryWriter({ dir: join(dataDir, 'history'), memoryLimitMb: 128, threads: 1 });
  const day = await writer.begin(new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10), 'journey');
  const fills = Array.from({ length: 42 }, (_, at) =>
    sampleRow('executions', {
      ...FILL,
      exchange_symbol: `S${at}`,
      strat: at % 2 === 0 ? 'vwap' : 'pov',
      liquidity: 'add',
      last_market: at < 40 ? 'XPHL' : 'XBOS',
    }),
  );
  day.append('executions', fills);
  const parents = ['vwap', 'pov'].map((strat) =>
    sampleRow('parent_orders', { ...OWNED, strat, country: 'US', asset_class: 'EQUITY', filled_qty: 100 }),
  );
  day.append('parent_orders', parents);
  await day.commit();
  await writer.close();
}

test('the execution summary adds up and opens its orders; venues say what is too few, are narrowed and saved', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  await desk.newOrder({ exchange_symbol: 'MSFT' });
  await writeFills(world.dataDir);

  await page.goto('/trade-analitycs/progress?status=all');
  const table = page.getByRole('table', { name: 'Execution summary by list' });
  const own = table.getByRole('row', { name: new RegExp(desk.list) });
  await expect(own).toBeVisible({ timeout: 30_000 });
  const lines = await savedLines(page);
  for (const name of ['Orders', 'Target USD', 'Filled USD', 'Left USD']) {
    const [total = Number.NaN, ...rows] = column(lines, name).toReversed();
    const sum = rows.reduce((all, value) => all + value, 0);
    expect(Math.abs(sum - total), name).toBeLessThan(1);
  }
  const line = lines.findIndex((each) => each.startsWith(`${desk.list},`)) - 1;
  await expect(own).toContainText(usdText(Math.round(column(lines, 'Target USD')[line] ?? Number.NaN)));
  await own.getByRole('button').click();
  await expect(page.getByRole('region', { name: `Orders of ${desk.list}` }).first()).toBeVisible();
  await expect(page.getByRole('row', { name: /MSFT/ }).first()).toBeVisible();

  await page.goto('/trade-analitycs/venues?days=5');
  const venues = page.getByRole('table', { name: 'Venues' });
  await expect(venues.getByRole('row', { name: /^XPHL/ })).toBeVisible();
  await expect(venues.getByRole('row', { name: /^XBOS/ })).toContainText('Too few to tell');
  await expectAccessible(page, 'venue analytics');
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption('pov');
  await expect(page).toHaveURL(/strat=pov/);
  await expect(venues.getByRole('row', { name: /^XPHL/ })).toContainText('Too few to tell');
  await page.getByRole('combobox', { name: 'Strategy' }).selectOption('');
  await expect(venues.getByRole('row', { name: /^XPHL/ })).not.toContainText('Too few to tell');
  await page.getByRole('button', { name: 'Thresholds' }).click();
  const thresholds = page.getByRole('dialog', { name: 'Toxicity thresholds' });
  await thresholds.getByRole('textbox', { name: 'Fair from' }).fill('0.6');
  await expect(thresholds.getByRole('alert')).toHaveText('Fair must be below Watch, and Watch below Toxic');
  await thresholds.getByRole('textbox', { name: 'Fair from' }).fill('0.05');
  await thresholds.getByRole('button', { name: 'Save thresholds' }).click();
  await expect(venues.getByRole('columnheader', { name: 'Reading' })).toHaveAttribute('title', /^Good below 0.05 half/);
  const every = page.getByRole('region', { name: 'Every venue' });
  await every.getByRole('button', { name: 'Every venue as a table' }).click();
  await expect(every.getByRole('row', { name: /^XPHL/ })).toBeVisible();
  await every.getByRole('button', { name: 'Every venue as a table' }).click();
  const saved = await savedLines(page);
  const [all = 0, ...each] = column(saved, 'Fills').toReversed();
  expect(each.reduce((sum, fills) => sum + fills, 0)).toBe(all);
  // The screen and its file say the same, to the last digit shown.
  const shown = await venues.getByRole('row', { name: /^XPHL/ }).getByRole('cell').allInnerTexts();
  const place = saved.findIndex((line) => line.startsWith('XPHL,')) - 1;
  const inFile = (name: string) => column(saved, name)[place];
  const texts = [
    formatFixed(inFile('Fills'), 0),
    formatFixed(inFile('Share %'), 1),
    formatFixed(inFile('Average size'), 0),
    formatSigned(inFile('Effective spread bps'), 2),
    formatSigned(inFile('Markout 1 s bps'), 2),
    formatSigned(inFile('Toxicity half spreads'), 2),
  ];
  for (const text of texts) expect(shown.join(' ').split(/\s+/)).toContain(text);
  desk.close();
});
