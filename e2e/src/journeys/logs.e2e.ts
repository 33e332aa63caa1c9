import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import type { Page } from '@playwright/test';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { layCable } from './support/cable.ts';
import {
  cellAt,
  currentRow,
  expect,
  expectEachRow,
  expectParam,
  gridOf,
  openGrid,
  readColumn,
} from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';
import { expectAccessible } from './support/page-health.ts';
import { readOrders, writeLogLines } from './support/world-database.ts';

test.use({ orders: 'some' });

const EVENT_LOG = 'Event log';
const EVENT_LOG_PATH = '/logs/event-log';

test.describe.configure({ timeout: 120_000 });

/** Words that no other line has, so that the demo's own lines do not matter. */
function tagOf(test: string): string {
  return `${test}-${Date.now().toString(36)}`;
}

function line(log_message: string, log_level: NewLogEntry['log_level'], numeric_id: number): NewLogEntry {
  return {
    timestamp: Date.now(),
    scope: 'event',
    log_level,
    account: 'ALDGATE',
    alloc_account: null,
    list_name: null,
    numeric_id,
    symbol: 'VOD',
    side: 'BUY',
    size: 1_000,
    file_name: 'journey',
    log_message,
  };
}

function search(page: Page) {
  return page.getByRole('searchbox', { name: 'Search the log' });
}

test.describe('for somebody who may read logs', () => {
  test.use({ startAs: 'trader' });

  test('lines come as they are written; search, severity and order are asked of the server and stand in the address', async ({
    page,
    world,
  }) => {
    const tag = tagOf('asked');
    const grid = await openGrid(page, EVENT_LOG_PATH, EVENT_LOG);
    await search(page).fill(tag);
    await expectParam(page, 'q', tag);
    await expect(page.getByText(`No entry matches “${tag}”.`)).toBeVisible();
    await writeLogLines(world, [
      line(`${tag} one`, 'warning', 901),
      line(`${tag} two`, 'error', 902),
      line(`${tag} three`, 'critical', 902),
    ]);
    await expect.poll(() => readColumn(grid, 'log_level')).toEqual(['HIGH', 'MEDIUM', 'LOW']);
    await expect(page.getByRole('heading', { name: EVENT_LOG, level: 1 }).locator('+ *')).toHaveText('3');
    await page.getByText('High', { exact: true }).click();
    await expectParam(page, 'level', 'critical');
    await expect.poll(() => readColumn(grid, 'log_message')).toEqual([`${tag} three`]);
    await page.reload();
    await expect.poll(() => readColumn(grid, 'log_message')).toEqual([`${tag} three`]);
    await expect(search(page)).toHaveValue(tag);
    await page.goto(`${EVENT_LOG_PATH}?q=${tag}&order=902`);
    await expect.poll(() => readColumn(grid, 'numeric_id')).toEqual(['902', '902']);
    await page.getByRole('button', { name: /^Order 902/ }).click();
    await expect.poll(() => readColumn(grid, 'numeric_id')).toEqual(['902', '902', '901']);
    await cellAt(grid, 2, 'numeric_id').click();
    await expect(page).toHaveURL('/?order=901');
    await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  });

  test('a log that is paused stands still, counts what comes and shows it when asked', async ({ page, world }) => {
    const tag = tagOf('paused');
    await writeLogLines(world, [line(`${tag} first`, 'warning', 903)]);
    const grid = await openGrid(page, `${EVENT_LOG_PATH}?q=${tag}`, EVENT_LOG);
    await page.getByRole('button', { name: 'Pause' }).click();
    await writeLogLines(world, [line(`${tag} second`, 'error', 903), line(`${tag} third`, 'error', 903)]);
    await expect(page.getByRole('button', { name: '2 new' })).toBeVisible();
    expect(await readColumn(grid, 'log_message')).toEqual([`${tag} first`]);
    await expectAccessible(page, 'paused', { within: 'main' });
    await page.getByRole('button', { name: '2 new' }).click();
    await expectEachRow(grid, ({ texts }) => texts['log_message']?.startsWith(tag) === true);
    await expect.poll(async () => (await readColumn(grid, 'log_message')).length).toBe(3);
    await writeLogLines(world, [line(`${tag} fourth`, 'error', 903)]);
    await expect(page.getByRole('button', { name: '1 new' })).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect.poll(async () => (await readColumn(grid, 'log_message')).length).toBe(4);
  });

  test('the bell has a dot for new entries, none on the order that is looked at, and is dead without a log', async ({
    page,
  }) => {
    const orders = await openGrid(page);
    const news = page.getByRole('button', { name: 'Event log, new entries' });
    const told = orders.locator('[role="row"]:not([hidden])', { has: news });
    await told.last().locator('[data-column="order_side"]').click();
    await expect(currentRow(orders).getByRole('button', { name: 'Event log', exact: true })).toBeEnabled();
    const dead = orders.locator('[data-control="bell"]:disabled:visible');
    await expect(dead.first()).toBeVisible();
    await expect(dead.locator('span:not([hidden])')).toHaveCount(0);
  });

  test('the bell opens the log of its order beside the blotter; the other tabs by key, and Esc closes', async ({
    page,
    world,
  }) => {
    const orders = await openGrid(page);
    await orders
      .getByRole('button', { name: /^Event log/ })
      .and(page.locator(':enabled'))
      .first()
      .click();
    const sidebar = page.getByRole('complementary', { name: 'Trade analytics' });
    await expect(sidebar.getByRole('tab', { name: 'Event Log' })).toHaveAttribute('aria-selected', 'true');
    await expectParam(page, 'analytics', '3');
    const order = Number(new URL(page.url()).searchParams.get('order'));
    const log = gridOf(page, 'Event log of the order');
    await expect.poll(async () => (await readColumn(log, 'log_message')).length).toBeGreaterThan(0);
    // What is on the screen is read, for this user and in every browser.
    await expect.poll(() => readOrders(world)).toContain(order);
    // Critical entries are counted on the way to the log, as they are written.
    const link = page.getByRole('link', { name: /^Event log [\d,]+ critical$/ });
    const tag = tagOf('bell');
    await writeLogLines(world, [line(tag, 'critical', order)]);
    await expect(link).toBeVisible();
    await sidebar.getByText('High', { exact: true }).click();
    await expect.poll(() => readColumn(log, 'log_message')).toContain(tag);
    await expectEachRow(log, ({ texts }) => texts['log_level'] === 'HIGH');
    for (const [key, tab, card] of [
      ['2', 'Progress', 'Against the plan'],
      ['4', 'Microstrategy', 'Fills by tactic'],
      ['6', 'Parameters', 'Strategy parameters'],
      ['7', 'Auctions', 'Market on close'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(sidebar.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
      await expect(sidebar.getByRole('region', { name: card })).toBeVisible();
    }
    await page.reload();
    await expect(sidebar.getByRole('tab', { name: 'Auctions' })).toHaveAttribute('aria-selected', 'true');
    await sidebar.getByRole('tab', { name: 'Transaction Cost' }).click();
    await expect(sidebar.getByRole('table', { name: 'Cost against every benchmark' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sidebar).toHaveCount(0);
    await expectParam(page, 'analytics', null);
    await expectParam(page, 'order', String(order));
  });
});

test.describe('in the sidebar', () => {
  // axe looks at every element several times over; a busy machine needs its time.
  test.describe.configure({ timeout: 300_000 });
  test.use({ startAs: 'trader' });

  test('axe finds nothing on any tab', async ({ page }) => {
    await openGrid(page);
    await page.getByRole('button', { name: 'Details', exact: true }).first().click();
    const sidebar = page.getByRole('complementary', { name: 'Trade analytics' });
    for (const tab of ['Parameters', 'Progress', 'Event Log', 'Microstrategy', 'Auctions', 'Pre Trade Analytics']) {
      await sidebar.getByRole('tab', { name: tab }).click();
      await expect(sidebar.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expectAccessible(page, tab, { within: 'aside' });
    }
  });
});

test('a log whose line broke says so, keeps its rows and goes on when it is back', async ({ browser, world }) => {
  const tag = tagOf('broken');
  await writeLogLines(world, [line(`${tag} before`, 'warning', 904)]);
  const cable = await layCable(world.url);
  const context = await browser.newContext({ baseURL: cable.url });
  try {
    const page = await context.newPage();
    await signIn(page, demoEmail('trader'));
    const grid = await openGrid(page, `${EVENT_LOG_PATH}?q=${tag}`, EVENT_LOG);
    cable.cut();
    const notice = page.getByText(/^Live data lost at \d\d:\d\d:\d\d\. Reconnecting/);
    // Everything is lost: it is said once, not by the page and by the log.
    await expect(liveChip(page)).toHaveText(/Reconnecting/);
    await expect(page.getByRole('region', { name: EVENT_LOG })).toHaveAttribute('data-stale', '');
    await expect(notice).toHaveCount(1);
    expect(await readColumn(grid, 'log_message')).toEqual([`${tag} before`]);
    await writeLogLines(world, [line(`${tag} meanwhile`, 'warning', 904)]);
    cable.mend();
    await expect.poll(() => readColumn(grid, 'log_message')).toContain(`${tag} meanwhile`);
    await expect(notice).toHaveCount(0);
  } finally {
    await context.close();
    await cable.close();
  }
});

test.describe('for somebody who may not', () => {
  test.use({ startAs: 'viewer' });

  test('the screens say so, and nothing leads there', async ({ page }) => {
    for (const [path, title] of [
      [EVENT_LOG_PATH, EVENT_LOG],
      ['/logs/parent-log', 'Parent log'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(`${title} needs the Logs permission`)).toBeVisible();
    }
    const rail = page.getByRole('navigation', { name: 'Screens' });
    await expect(rail.getByRole('link', { name: 'Parent orders' })).toBeVisible();
    await expect(rail.getByRole('link', { name: EVENT_LOG })).toHaveCount(0);
  });
});
