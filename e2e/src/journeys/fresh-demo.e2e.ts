import type { Page } from '@playwright/test';
import type { World } from '../world/world.ts';
import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { type DemoName, expect, storedSession, test } from './support/journey-test.ts';
import { settled } from './support/page-health.ts';
import { callMain, mainToken } from './support/service-calls.ts';

test.use({ orders: 'first look' });
test.describe.configure({ mode: 'serial', timeout: 900_000 });

/** Every screen of the navigation, by whoever works with it. */
const SCREENS: Readonly<Record<'trader' | 'admin', readonly string[]>> = {
  trader: [
    // The newest order has hardly begun.
    '/?order=FINISHED',
    '/parent-orders/childAll',
    '/trade-analitycs/summary',
    '/trade-analitycs/progress?status=all',
    '/trade-analitycs/pre-trade',
    '/trade-analitycs/venues',
    '/trade-analitycs/transaction-cost',
    '/trade-analitycs/transaction-cost?asset=FUTURE',
    '/trade-analitycs/coverage',
    '/power-search?q=status:FILLED',
    '/logs/event-log',
    '/logs/parent-log',
    '/strategies/settings',
    '/strategies/settings-v2',
    '/strategies/groups',
    '/configuration/destinations',
    '/configuration/venues',
    '/configuration/penalty-list',
    '/reports/scheduled',
    '/reports/saved',
    '/desk-status',
  ],
  admin: [
    '/reports/surveillance',
    '/reports/scheduled',
    '/reports/saved',
    '/admin/users',
    '/admin/limits',
    '/admin/reference',
    '/admin/security-log',
    '/configuration/file',
  ],
};

/** Panes below the blotter that say something of a finished order. */
const ORDER_PANES = ['child', 'executions', 'audit-log'] as const;

async function tokenOf(world: World, name: DemoName): Promise<string> {
  return mainToken(world.url, demoEmail(name), demoPassword);
}

async function listOf(world: World, token: string, path: string): Promise<readonly Record<string, unknown>[]> {
  const { status, body } = await callMain(world.url, path, { token });
  return status < 300 && Array.isArray(body) ? (body as readonly Record<string, unknown>[]) : [];
}

/** What the page says in the place of what it has not got. A pane below a list waits for somebody to choose. */
async function emptyPlaces(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('main [data-stands-for]:visible').allInnerTexts();
  return texts.filter((text) => !text.startsWith('No parent order is selected'));
}

async function expectFull(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  await expect.poll(() => emptyPlaces(page), { message: `${path} has something in it`, timeout: 60_000 }).toEqual([]);
  const things = page.locator('main').locator('[role=row], tbody tr, li, canvas, dd').filter({ visible: true });
  await expect.poll(() => things.count(), { message: `${path} shows something` }).toBeGreaterThan(1);
}

/** What became of the orders of a morning; most of what was cancelled or expired had traded in part. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  cancelled: ['OUT', 'PARTIAL_OUT'],
  expired: ['EXPIRED', 'PARTIAL_EXPIRED'],
  rejected: ['REJECTED'],
};

/** Orders of the morning before the start, the newest first. */
async function finishedOrders(
  world: World,
  statuses: readonly string[],
  name: DemoName = 'admin',
): Promise<readonly number[]> {
  const desk = await OrderDesk.open(world, name);
  const search = { join: 'and', conditions: [{ field: 'status', operator: 'in', value: statuses }] };
  const { data } = await desk.give('search.parent_orders', { search, limit: 50 });
  const { fields, rows } = data as { fields: readonly string[]; rows: readonly (readonly unknown[])[] };
  return rows.map((row) => Number(row[fields.indexOf('parent_order_numeric_id')]));
}

test('a desk begins with the finished orders of its morning, their children and their executions', async ({
  browser,
  world,
}) => {
  const filled = await finishedOrders(world, ['FILLED']);
  expect(filled.length).toBeGreaterThan(20);
  for (const [end, statuses] of Object.entries(ENDS)) {
    expect((await finishedOrders(world, statuses)).length, end).toBeGreaterThan(0);
  }
  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const page = await context.newPage();
  for (const pane of ORDER_PANES) await expectFull(page, `/parent-orders/${pane}?order=${filled.at(-1)}`);
  await context.close();
});

test('within its first minutes every screen of a fresh demo has something true in it', async ({ browser, world }) => {
  const [finished] = await finishedOrders(world, ['FILLED'], 'trader');
  const [trader, admin] = [await tokenOf(world, 'trader'), await tokenOf(world, 'admin')];
  // Past days, reports, cases and cost ranges are made one after the other while the desk works.
  const savedNames = async () =>
    (await listOf(world, trader, '/tca/saved_tca_reports')).map(({ report_name }) => report_name);
  await expect
    .poll(savedNames, { message: 'the first look ends', timeout: 700_000, intervals: [2_000] })
    .toContain('Last trading day');

  const types = new Set((await listOf(world, admin, '/tca/scheduled_tca_reports')).map((one) => one['report_type']));
  expect(types.size).toBe(6);
  const saved = await listOf(world, admin, '/tca/saved_tca_reports');
  expect(saved.length).toBeGreaterThanOrEqual(2);
  expect((await listOf(world, trader, '/tca/saved_tca_reports')).length).toBeGreaterThanOrEqual(5);
  expect((await callMain(world.url, '/tca/surveillance_counts', { token: admin })).body).toMatchObject({
    escalated: 1,
  });
  expect((await listOf(world, trader, '/venue')).length).toBeGreaterThanOrEqual(3);
  expect((await listOf(world, trader, '/user-view-settings')).length).toBeGreaterThanOrEqual(3);

  for (const name of ['trader', 'admin'] as const) {
    const context = await browser.newContext({
      baseURL: world.url,
      storageState: await storedSession(world, browser, name),
    });
    const page = await context.newPage();
    for (const path of SCREENS[name]) {
      await test.step(`${name} ${path}`, () => expectFull(page, path.replace('FINISHED', String(finished))));
    }
    await context.close();
  }
});
