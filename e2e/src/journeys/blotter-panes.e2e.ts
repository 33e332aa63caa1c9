import type { Locator, Page } from '@playwright/test';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { layCable } from './support/cable.ts';
import { type CsvTable, exportCsv } from './support/grid-files.ts';
import {
  cellAt,
  currentRow,
  expect,
  expectParam,
  gridOf,
  headerOf,
  numberIn,
  openGrid,
  readColumn,
  readRows,
  rowAt,
  sectionOf,
} from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';

test.use({ orders: 'some' });

test.describe.configure({ timeout: 300_000 });

/** The order that has filled most has children, executions and a history, whatever the day brought. */
const SORTED_BY_FILLED = `grid=${encodeURIComponent(JSON.stringify({ sort: [{ columnId: 'filled_qty', direction: 'descending' }] }))}`;

function details(page: Page): Locator {
  return page.getByRole('region', { name: 'Details' });
}

/** Whose details they are. */
function caption(page: Page): Locator {
  return details(page).locator('[data-order-caption]');
}

/** Shows a column of a pane's grid that is hidden at first. */
async function showColumn(page: Page, pane: Locator, name: string): Promise<void> {
  await pane.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await chooser.getByRole('checkbox', { name, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
}

/** The number on a tab. */
async function counted(tab: Locator): Promise<number> {
  const text = await tab.locator('[data-count]').innerText();
  return numberIn(text) ?? Number.NaN;
}

function column({ rows }: CsvTable, header: string): readonly string[] {
  return rows.map((row) => row[header] ?? '');
}

async function ordersOf(page: Page, label: string): Promise<number> {
  return new Set(column(await exportCsv(page, sectionOf(page, label)), 'Order id')).size;
}

/** Times of one day, to the millisecond, sort as they are written. */
async function expectTimes(grid: Locator, columnId: string, direction: 'ascending' | 'descending'): Promise<void> {
  await expect
    .poll(async () => {
      const times = await readColumn(grid, columnId);
      const sorted = times.toSorted();
      return times.length > 1 && times.join() === (direction === 'ascending' ? sorted : sorted.toReversed()).join();
    })
    .toBe(true);
}

function isSomeGone(before: readonly string[], now: ReadonlySet<string>): boolean {
  return before.some((id) => !now.has(id));
}

test.describe('as a trader', () => {
  test.use({ startAs: 'trader' });

  test('[HT5] the pane below follows the row under the cursor and shows only what is its own', async ({ page }) => {
    const grid = await openGrid(page, `/?${SORTED_BY_FILLED}`);
    await expect(caption(page)).toBeVisible();
    await cellAt(grid, 0, 'order_side').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBeNull();
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    for (const [view, label] of [
      ['child', 'Child orders'],
      ['executions', 'Executions'],
    ] as const) {
      await details(page).getByRole('tab', { name: label, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/parent-orders/${view}\\?`));
      const pane = sectionOf(page, label);
      await expect(rowAt(gridOf(page, label), 0)).toBeVisible();
      await showColumn(page, pane, 'Order id');
      const orders = column(await exportCsv(page, pane), 'Order id');
      expect(new Set(orders)).toEqual(new Set([order]));
    }
    await expect(caption(page)).toContainText(order);
    await gridOf(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBe(order);
    const next = new URL(page.url()).searchParams.get('order') ?? '';
    await expect(caption(page)).toContainText(next);
    await page.getByRole('button', { name: 'Show the details of all orders' }).click();
    await expectParam(page, 'order', null);
    await expect.poll(() => ordersOf(page, 'Executions')).toBeGreaterThan(1);
  });

  test('each tab says how much it holds of the order, and goes on counting', async ({ page }) => {
    const grid = await openGrid(page, `/?${SORTED_BY_FILLED}`);
    await cellAt(grid, 0, 'order_side').click();
    for (const label of ['Child orders', 'Executions', 'Cancelled', 'Audit']) {
      const tab = details(page).getByRole('tab', { name: label, exact: true });
      await tab.click();
      await expect(async () => {
        const before = await counted(tab);
        const { rows } = await exportCsv(page, sectionOf(page, label));
        // The order trades on while the file is made.
        expect(rows.length).toBeGreaterThanOrEqual(before);
        expect(await counted(tab)).toBeGreaterThanOrEqual(rows.length);
      }).toPass({ timeout: 60_000 });
    }
    await page.getByRole('button', { name: 'Show the details of all orders' }).click();
    await expect(details(page).getByRole('tab', { name: 'Executions', exact: true })).toHaveText('Executions');
    await details(page).getByRole('tab', { name: 'All child orders', exact: true }).click();
    await expect(details(page).getByRole('tab', { name: 'All child orders', exact: true })).toHaveText(/orders[\d,]+$/);
  });

  test('child orders stand newest first, the audit oldest first', async ({ page }) => {
    const grid = await openGrid(page, `/?${SORTED_BY_FILLED}`);
    const children = gridOf(page, 'Child orders');
    // The first order may have filled with a single child order.
    let tried = 0;
    await expect(async () => {
      tried += 1;
      await cellAt(grid, tried % 8, 'order_side').click();
      await expect(rowAt(children, 1)).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 40_000 });
    await expect(headerOf(children, 'send_time_since_epoch_milliseconds')).toHaveAttribute('aria-sort', 'descending');
    await expectTimes(children, 'send_time_since_epoch_milliseconds', 'descending');
    await details(page).getByRole('tab', { name: 'Audit', exact: true }).click();
    const audit = gridOf(page, 'Audit');
    await expect(headerOf(audit, 'transact_ts')).toHaveAttribute('aria-sort', 'ascending');
    await expectTimes(audit, 'transact_ts', 'ascending');
    await expect
      .poll(async () => (await readColumn(audit, 'req_type'))[0])
      .toMatch(/NEW ORDER REQUEST|ARRIVED PENDING/);
    await details(page).getByRole('tab', { name: 'Audit', exact: true }).press('ArrowLeft');
    await expect(details(page).getByRole('tab', { name: 'Cancelled', exact: true })).toBeFocused();
    await expect(page).toHaveURL(/\/parent-orders\/cancelled\?/);
    await expect(gridOf(page, 'Cancelled')).toBeVisible();
  });

  test('all child orders need no selection; with Open only, what has nothing left goes', async ({ page }) => {
    const children = await openGrid(page, '/parent-orders/childAll', 'All child orders');
    const pane = sectionOf(page, 'All child orders');
    await details(page).getByRole('checkbox', { name: 'Open only' }).check();
    await expect(rowAt(children, 0)).toBeVisible();
    await page.reload();
    await expect(details(page).getByRole('checkbox', { name: 'Open only' })).toBeChecked();
    await expect(rowAt(children, 0)).toBeVisible();
    await showColumn(page, pane, 'Left');
    const first = await exportCsv(page, pane);
    expect(first.rows.length).toBeGreaterThan(0);
    const open = async () => {
      const now = await exportCsv(page, pane);
      expect(column(now, 'Left').filter((left) => !(Number(left) > 0))).toEqual([]);
      return new Set(column(now, 'Child id'));
    };
    await expect.poll(async () => isSomeGone(column(first, 'Child id'), await open())).toBe(true);
  });

  test('child orders of all parents open and close under their parents', async ({ page }) => {
    await openGrid(page, '/parent-orders/childAll', 'All child orders');
    const byParent = details(page).getByRole('checkbox', { name: 'By parent' });
    await byParent.check();
    const tree = page.getByRole('treegrid', { name: 'All child orders' });
    const opened = tree.locator('[role="row"][aria-level="1"][aria-expanded="true"]');
    await expect(opened.first()).toBeVisible();
    await expect(headerOf(tree, 'group')).toBeVisible();
    await page.reload();
    await expect(byParent).toBeChecked();
    await expect(opened.first()).toBeVisible();
    // The first stays the first while others come: parents stand in the order of their ids.
    await opened.first().locator('[data-control="expander"]').click();
    await expect(tree.locator('[role="row"][aria-level="1"][aria-expanded="false"]')).toHaveCount(1);
    await byParent.uncheck();
    await expect(tree).toHaveCount(0);
    await expect.poll(async () => (await readRows(gridOf(page, 'All child orders'))).length).toBeGreaterThan(1);
    await expectParam(page, 'below', null);
  });

  test('an address with an order selects it, shows its details and scrolls to it', async ({ page }) => {
    const grid = await openGrid(page);
    await expect(currentRow(grid)).toHaveCount(1);
    const first = new URL(page.url()).searchParams.get('order');
    const last = (await readRows(grid)).at(-1)?.index ?? 0;
    await cellAt(grid, last, 'order_side').click();
    await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBe(first);
    const order = new URL(page.url()).searchParams.get('order') ?? '';
    await page.goto(`/parent-orders/audit-log?order=${order}`);
    await expect(currentRow(grid)).toBeInViewport();
    // A tab may count as many child orders as the id says.
    const id = details(page).getByText(order, { exact: true }).and(page.locator(':not([data-count])'));
    await expect(id).toBeVisible();
    await expect(rowAt(gridOf(page, 'Audit'), 0)).toBeVisible();
  });

  test('calendar spreads open into their legs', async ({ page }) => {
    await openGrid(page, '/parent-orders/calendar-spread?asset=CALENDAR+SPREAD', 'Calendar spread legs');
    const tree = page.getByRole('treegrid', { name: 'Calendar spread legs' });
    await expect(tree.locator('[role="row"][aria-level="1"][aria-expanded="true"]').first()).toBeVisible();
    await expect(tree.locator('[role="row"][aria-level="2"]').first()).toBeVisible();
    const before = Number(await tree.getAttribute('aria-rowcount'));
    await tree.locator('[data-control="expander"][data-open="true"]').first().click();
    await expect.poll(async () => Number(await tree.getAttribute('aria-rowcount'))).toBeLessThan(before);
  });
});

test('rows that can get no newer say so, stay, and go on when the connection is back; so does a part that was not here yet', async ({
  browser,
  world,
}) => {
  const cable = await layCable(world.url);
  const context = await browser.newContext({ baseURL: cable.url, viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  await signIn(page, demoEmail('trader'));
  await page.route('**/assets/mini-market*', (route) => route.abort());
  const grid = await openGrid(page);
  cable.cut();
  await expect(liveChip(page)).toHaveText(/Reconnecting/);
  await expect(page.getByText(/^Live data lost at \d\d:\d\d:\d\d\. Reconnecting/)).toHaveCount(1);
  const section = sectionOf(page);
  await expect(section).toHaveAttribute('data-stale', '');
  await expect(section.getByText(/^Values are .+ old$/)).toBeVisible();
  await expect(rowAt(grid, 0)).toBeVisible();
  cable.mend();
  await expect(liveChip(page)).toHaveText('Live');
  await expect(section).not.toHaveAttribute('data-stale');
  await expect(section.getByText(/^Live · last update/)).toBeVisible();
  await page.unroute('**/assets/mini-market*');
  await expect(page.getByRole('region', { name: /^Market of / })).toBeVisible();
  const prices = async () => (await readRows(grid)).map(({ texts }) => texts['current_last']).join();
  const before = await prices();
  await expect.poll(prices).not.toBe(before);
  await context.close();
  await cable.close();
});

test('rows whose own line alone is lost say so themselves, and go on at the press of a button', async ({
  browser,
  world,
}) => {
  const cable = await layCable(world.url);
  const context = await browser.newContext({ baseURL: cable.url, viewport: { width: 1600, height: 900 } });
  const page = await context.newPage();
  await signIn(page, demoEmail('trader'));
  await openGrid(page);
  const section = sectionOf(page);
  // Rows that are back by themselves before the press are cut off once more.
  await expect(async () => {
    // The worker of the rows follows the page's own sign-in.
    cable.cutNewestLine();
    const lost = section.getByText(/^Live data lost at \d\d:\d\d:\d\d\. Reconnecting/);
    await expect(lost).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/^Live data lost at/)).toHaveCount(1, { timeout: 2_000 });
    await expect(liveChip(page)).toHaveText('Live', { timeout: 2_000 });
    await section.getByRole('button', { name: 'Retry now' }).click({ timeout: 5_000 });
  }).toPass({ timeout: 120_000 });
  await expect(section).not.toHaveAttribute('data-stale');
  await expect(page.getByText(/^Live data lost at/)).toHaveCount(0);
  await context.close();
  await cable.close();
});
