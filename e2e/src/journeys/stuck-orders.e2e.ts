import { STUCK_REASONS } from '@meridian/domain/entities/stuck-order';
import { stuckReasonText } from '@meridian/domain/stuck-reason-text';
import type { Locator, Page } from '@playwright/test';
import { demoEmail, signIn } from '../world/sign-in.ts';
import { startWorld } from '../world/world.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect, expectEachRow, gridOf, openGrid, readColumn } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ orders: 'some' });

const PATH = '/trade-analitycs/summary';
const LABEL = 'Stuck orders';
const REASONS = new Set(STUCK_REASONS.map(stuckReasonText));

// Nothing can be stuck before the world is as old as that takes.
test.describe.configure({ timeout: 180_000 });
test.use({ startAs: 'trader' });

function isOf(countries: readonly string[], symbol: string): boolean {
  return countries.some((country) => symbol.endsWith(country));
}

function lineOf(page: Page, grouping: string, name: string): Locator {
  return linesOf(page, grouping).filter({ has: page.getByText(name, { exact: true }) });
}

function linesOf(page: Page, grouping: string): Locator {
  return page.getByRole('region', { name: `By ${grouping}`, exact: true }).locator('button[aria-pressed]');
}

test('[HT13] what is stuck is marked on the rail, and each order says why and since when', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Stuck orders [\d,]+ now in all asset classes$/ }).click();
  await expect(page.getByRole('heading', { name: LABEL, level: 1 })).toBeVisible();
  await expectEachRow(gridOf(page, LABEL), ({ texts: { stuck_reason = '', stuck_since = '' } }) => {
    return REASONS.has(stuck_reason) && /^\d+ (s|min|h)/.test(stuck_since);
  });
  await expect(page.getByText(/^\$[\d.,]+[KMB]? left to trade$/).last()).toBeVisible();
});

test('a line of a summary narrows the orders, several join, the address keeps them, a second click ends it', async ({
  page,
}) => {
  const grid = await openGrid(page, PATH, LABEL);
  const nameAt = (index: number) => linesOf(page, 'country').nth(index).locator(':scope > span').first().innerText();
  const [first, second] = [await nameAt(0), await nameAt(1)];
  // A symbol stands with its country.
  // What was stuck may move on meanwhile, so that no row is left.
  const expectCountries = (...countries: readonly string[]) =>
    expect
      .poll(async () => (await readColumn(grid, 'exchange_symbol')).filter((symbol) => !isOf(countries, symbol)))
      .toEqual([]);
  await lineOf(page, 'country', first).click();
  await expect(lineOf(page, 'country', first)).toHaveAttribute('aria-pressed', 'true');
  await expectCountries(first);
  await lineOf(page, 'country', second).click();
  await expectCountries(first, second);
  await page.reload();
  await expect(lineOf(page, 'country', first)).toHaveAttribute('aria-pressed', 'true');
  await expect(lineOf(page, 'country', second)).toHaveAttribute('aria-pressed', 'true');
  await expectCountries(first, second);
  await expectAccessible(page, 'narrowed');
  // The children are narrowed alike.
  const levels = page.getByRole('group', { name: 'Level' });
  await levels.getByText('Child', { exact: true }).click();
  await expect(gridOf(page, 'Stuck child orders')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Summaries of stuck child orders' })).toBeVisible();
  await expect(lineOf(page, 'country', first)).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/level=child/);
  await levels.getByText('Parent', { exact: true }).click();
  await lineOf(page, 'country', second).click();
  await expectCountries(first);
  await page.getByRole('button', { name: 'Show all by country' }).click();
  await expect(page).not.toHaveURL(/grid=/);
});

test('the details of an order open below, by link too, and close again', async ({ page }) => {
  const grid = await openGrid(page, PATH, LABEL);
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toHaveCount(0);
  await cellAt(grid, 0, 'details').getByRole('button').click();
  await expect(details.getByRole('tab', { name: 'Child orders', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page).toHaveURL(new RegExp(`${PATH}/child\\?.*order=\\d+`));
  await details.getByRole('tab', { name: 'Audit' }).click();
  await expect(page).toHaveURL(new RegExp(`${PATH}/audit-log\\?.*order=\\d+`));
  await page.reload();
  await expect(details.getByRole('tab', { name: 'Audit' })).toHaveAttribute('aria-selected', 'true');
  await expect(details.getByRole('gridcell', { name: 'NEW ORDER REQUEST' }).first()).toBeVisible();
  await details.getByRole('button', { name: 'Close the details' }).click();
  await expect(details).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PATH}\\?order=\\d+$`));
});

test('a destination that is down is named with what it holds; the alerts reroute its orders and retry it', async ({
  browser,
}) => {
  // In this world APAC-SOR is lost 25 seconds after the start, for minutes. Until then it takes the order.
  const world = await startWorld({ SEED: '45223' });
  const desk = await OrderDesk.open(world);
  const context = await browser.newContext({ baseURL: world.url });
  try {
    const order = await desk.newOrder({ exchange_symbol: '7203' });
    const page = await context.newPage();
    await signIn(page, demoEmail('trader'));
    await page.goto(PATH);
    const held = /([\d,]+ stuck orders?, \$[\d.,]+[KMB]? open|No stuck orders there yet), down since \d\d:\d\d:\d\d\.$/;
    await expect(page.getByText(new RegExp(`^APAC-SOR is disconnected\\. ${held.source}`))).toBeVisible({
      timeout: 60_000,
    });
    await expectAccessible(page, 'destination down');
    await page.getByRole('button', { name: /^Alerts/ }).click();
    const alerts = page.getByRole('dialog', { name: 'Alerts' });
    await alerts.getByRole('button', { name: 'Reroute 1 order' }).click();
    const reroute = page.getByRole('dialog', { name: 'Reroute 1 order away from APAC-SOR' });
    const first = reroute.getByRole('region', { name: 'Orders at APAC-SOR' }).getByRole('row').nth(1);
    await expect(first.getByRole('cell').first()).toHaveText(String(order));
    await reroute.getByRole('button', { name: 'Reroute 1 order' }).click();
    const outcome = page.getByRole('dialog', { name: 'Rerouted away from APAC-SOR' });
    await expect(outcome.getByText(/orders? done/)).toBeVisible();
    await outcome.getByRole('button', { name: 'Close', exact: true }).last().click();
    await page.goto(`/parent-orders/audit-log?order=${order}`);
    await expect(page.getByRole('gridcell', { name: /^Rerouted away from APAC-SOR/ }).first()).toBeVisible();

    await page.getByRole('button', { name: /^Alerts/ }).click();
    await alerts.getByRole('button', { name: 'Retry APAC-SOR' }).click();
    await expect(page.getByText('Reconnecting APAC-SOR.')).toBeVisible();
  } finally {
    desk.close();
    await context.close();
    await world.stop();
  }
});
