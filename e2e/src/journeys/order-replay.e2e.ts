import type { Page } from '@playwright/test';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

type Replayed = { readonly kind: string; readonly at_ms: number; readonly gates?: object | null };
type Answer = {
  readonly data?: { readonly order: { readonly end_ms: number | null }; readonly events: readonly Replayed[] };
};

/** An order that filled in part and was then cancelled, with its first fill and a decision that has gates. */
async function finishedOrder(desk: OrderDesk) {
  const id = await desk.newOrder({
    order_type: 'MARKET',
    order_qty: 4_000,
    strat: 'pov',
    strategy_parameters: '{"pr":30}',
  });
  const read = async () => ((await desk.give('replay.order', { parent_order_numeric_id: id })) as Answer).data;
  const hasFill = async () => (await read())?.events.some(({ kind }) => kind === 'fill') ?? false;
  await expect.poll(hasFill, { timeout: 120_000 }).toBe(true);
  await desk.give('order.cancel', { parent_order_numeric_ids: [id], reason: 'journey' });
  await expect.poll(async () => (await read())?.order.end_ms ?? null, { timeout: 30_000 }).not.toBeNull();
  const events = (await read())?.events ?? [];
  const decisions = events.filter(({ kind }) => kind === 'decision');
  // The last one of its moment: a fill often brings another in the same millisecond.
  const gated = decisions.find(({ gates, at_ms }, nth) => gates !== null && decisions[nth + 1]?.at_ms !== at_ms);
  return { id, fillMs: events.find(({ kind }) => kind === 'fill')?.at_ms ?? 0, gateMs: gated?.at_ms ?? 0 };
}

const moment = (page: Page) => page.locator('[data-moment]');
const figure = (page: Page, name: string) => page.locator(`[data-figure="${name}"]`);

test('[HC6] a finished order is played back, and a link to one of its fills opens at that moment for a colleague', async ({
  page,
  browser,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const desk = await OrderDesk.open(world);
  const { id, fillMs, gateMs } = await finishedOrder(desk);
  await page.goto(`/?order=${id}&analytics=7`);
  await expect(page.getByText('This order takes part in no auction.')).toBeVisible();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Order replay' })).toBeVisible();
  await expect(figure(page, 'Filled')).toHaveText('0');
  await expect(figure(page, 'Own avg')).toHaveText('–');

  await page.keyboard.press('f');
  await expect(moment(page)).toHaveAttribute('data-moment', String(fillMs));
  await expect(figure(page, 'Filled')).not.toHaveText('0');
  const side = page.getByRole('complementary', { name: 'The order at this moment' });
  await expect(side.getByText(/^Last fill [\d,]+ at [\d.]+/)).toBeVisible();
  await expect(side.getByText(/^five levels at /)).toBeVisible();
  await expect(page.getByText('Loading the market…')).toHaveCount(0);
  await expect(page.getByText('The market of that day was not recorded.')).toHaveCount(0);
  await expect(page.getByText(/^[1-9][\d,]* quotes$/)).toBeVisible();

  await page.getByRole('button', { name: 'Market and own orders as a table' }).click();
  await expect(page.getByRole('row', { name: /Fill Child/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Market and own orders as a table' }).click();
  await expectAccessible(page, 'order replay');

  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(page.getByText('The link to this moment is copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`order=${id}&at=${fillMs}`);
  const filled = await figure(page, 'Filled').textContent();

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const colleague = await context.newPage();
  await colleague.goto(link);
  await expect(moment(colleague)).toHaveAttribute('data-moment', String(fillMs));
  await expect(figure(colleague, 'Filled')).toHaveText(filled ?? '');

  // By its address alone, so that the trader's orders of the day follow one another.
  const next = await desk.newOrder();
  await page.goto(`/trade-analitycs/replay?order=${id}`);
  await expect(page.getByRole('button', { name: 'Next order' })).toBeEnabled();
  await page.keyboard.press(']');
  await expect(page).toHaveURL(new RegExp(`order=${next}\\b`));
  await expect(moment(page)).not.toHaveAttribute('data-moment', String(fillMs));
  await page.getByRole('button', { name: 'Previous order' }).click();
  await expect(page).toHaveURL(new RegExp(`order=${id}\\b`));

  await colleague.keyboard.press('End');
  await colleague.keyboard.press(' ');
  await expect(colleague.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();

  await colleague.goto(`/trade-analitycs/replay?order=${id}&at=${gateMs}`);
  await expect(moment(colleague)).toHaveAttribute('data-moment', String(gateMs));
  await expect(colleague.getByText(/^of \d+ s$/)).toBeVisible();
  await expect(colleague.getByText('Queue ahead')).toBeVisible();
  await context.close();
  desk.close();
});
