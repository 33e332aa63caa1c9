import type { Page } from '@playwright/test';
import { OrderDesk } from './support/desk-orders.ts';
import {
  cellAt,
  countsOf,
  expect,
  expectParam,
  headerOf,
  openGrid,
  readRows,
  rowAt,
  sectionOf,
  sectionRow,
} from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible, watchTroubles } from './support/page-health.ts';

test.use({ orders: 'some', startAs: 'trader' });
test.describe.configure({ timeout: 300_000 });

function chip(page: Page, name: string) {
  return sectionOf(page).getByRole('button', { name: new RegExp(`^${name} ?\\d`) });
}

async function countOn(page: Page, name: string): Promise<number> {
  return Number((await chip(page, name).innerText()).replace(/\D/g, ''));
}

test('the first look: working orders on top, the rest one click away, the market beside the open order', async ({
  page,
  world,
}) => {
  const troubles = await watchTroubles(page);
  const desk = await OrderDesk.open(world);
  const finished = await desk.newOrder();
  await desk.give('order.cancel', { parent_order_numeric_ids: [finished] });
  const pending = await desk.newPendingOrder();
  const working = await desk.newOrder({ exchange_symbol: 'MSFT' });

  // The newest working order stands on top; the first of them is open below, and the address says so.
  const grid = await openGrid(page);
  await expect(headerOf(grid, 'order_receive_time_since_epoch_milliseconds')).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(sectionRow(grid, 'Working')).toContainText('newest first');
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBeNull();
  await expect(grid.locator('[data-current]')).toBeInViewport();

  // Waiting and Finished are folded, say what they hold, stay in sight, and open by click and by key.
  const waiting = sectionRow(grid, 'Waiting');
  const done = sectionRow(grid, 'Finished');
  await expect(waiting).toHaveAttribute('aria-expanded', 'false');
  await expect(waiting).toContainText('pending review');
  await expect(done).toContainText(/\d+ out/);
  await expect(done).toBeInViewport();
  await done.click();
  await expect(done).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(done).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(done).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowLeft');

  // Quick filters narrow together, stand in the address, and show what they find wherever it is.
  await expect.poll(() => countOn(page, 'Pending')).toBeGreaterThan(0);
  await expect.poll(() => countOn(page, 'Mine')).toBeGreaterThan(1);
  await chip(page, 'Pending').click();
  await chip(page, 'Mine').click();
  await expectParam(page, 'only', 'mine,pending');
  await expect.poll(async () => (await readRows(grid)).every(({ texts }) => texts['status'] === 'PENDING')).toBe(true);
  await expect.poll(async () => (await countsOf(page)).filtered === (await countOn(page, 'Pending'))).toBe(true);
  await page.reload();
  await expect(chip(page, 'Pending')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Pending').click();
  await chip(page, 'Mine').click();
  await expectParam(page, 'only', null);

  // By address too the bar names the open order, from the first word on; the panel beside it says why it came that way.
  await page.goto(`/?order=${working}&panel=configuration`);
  const target = page.getByRole('region', { name: 'Order actions' }).getByRole('status').first();
  await expect.poll(() => target.innerText()).not.toBe('');
  expect(await target.innerText()).toContain('MSFT');
  await expect(page.getByRole('region', { name: 'Why' }).getByText(/^Worked by [A-Z]/)).toBeVisible();

  // End is a clock time with a countdown; details open Progress.
  await page.goto(`/?order=${working}`);
  const own = grid.locator('[role="row"][data-current]');
  await expect(own.locator('[data-column="end_time"]')).toHaveText(
    /^\d\d:\d\d((Liquid )?Market Close|\+\d+)?(\d+h )?\d+[ms]/,
  );
  await own.locator('[data-column="end_time"]').hover();
  await expect(own.locator('[data-column="end_time"]')).toHaveAttribute(
    'title',
    /^Ends \d\d:\d\d E[SD]T on the exchange$/,
  );
  await own.getByRole('button', { name: /details/i }).click();
  await expectParam(page, 'analytics', '2');
  await page.keyboard.press('Escape');

  // The market beside it: price, day, five levels on each side, own quantity of live child orders.
  const market = page.getByRole('region', { name: 'Market of MSFT' });
  await expect(market.getByRole('list', { name: 'Asks' }).getByRole('listitem')).toHaveCount(5);
  await expect(market.getByRole('list', { name: 'Bids' }).getByRole('listitem')).toHaveCount(5);
  await expect(market.getByText(/^Spread /)).toBeVisible();
  await expect(market.getByText(/^prev\. close /)).toBeVisible();
  await expect(market.locator('path').nth(1)).toHaveAttribute('d', /^M[\d.]+ [\d.]+/);
  await expectAccessible(page, 'the first look');
  await market.getByRole('button', { name: 'Close the market panel' }).click();
  await page.reload();
  await expect(rowAt(grid, 0)).toBeVisible();
  await expect(market).toHaveCount(0);
  await page.getByRole('button', { name: 'Show the market panel' }).click();
  await expect(market).toBeVisible();

  // The open order stays open when it is over, with a note; it has left the working ones.
  await desk.give('order.cancel', { parent_order_numeric_ids: [working] });
  await expect(page.getByText('Out: now under Finished', { exact: true })).toBeVisible();
  await expectParam(page, 'order', String(working));

  // In a narrow window the market is a tab of the lower pane.
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('tab', { name: 'Market', exact: true }).click();
  await expect(market).toBeVisible();
  // Newer orders came on top of it while it was kept in sight.
  await grid.evaluate((scroller) => scroller.scrollTo({ top: 0 }));
  await cellAt(grid, 0, 'order_side').click();
  expect(pending).toBeGreaterThan(0);

  // Another asset class opens its own first working order.
  await page.getByText('FUTURE', { exact: true }).click();
  await expectParam(page, 'asset', 'FUTURE');
  await expect(target).toHaveText(/ left$/);
  await expect(grid.locator('[data-current]:not([hidden])')).toBeInViewport();
  desk.close();
  expect(troubles()).toEqual([]);
});

test.describe('without the market-data permit', () => {
  test.use({ startAs: 'viewer' });

  test('the market panel says why it has no numbers', async ({ page }) => {
    await openGrid(page);
    await expect(page.getByText('Prices and the book need the market data permit.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Asks' })).toHaveCount(0);
  });
});
