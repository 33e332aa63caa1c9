import type { Locator } from '@playwright/test';
import { checkRows, openOwnOrders, statuses } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect, gridOf, readRows, rowAt } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

const SYMBOLS = ['NVDA', 'MSFT', 'AAPL'] as const;

/** The orders of a grid from the top: where each stands, and its symbol, which its cell follows by the country. */
async function symbols(grid: Locator): Promise<readonly { readonly index: number; readonly symbol: string }[]> {
  return (await readRows(grid)).flatMap(({ index, texts }) => {
    const symbol = SYMBOLS.find((each) => texts['exchange_symbol']?.startsWith(each) === true);
    return symbol === undefined ? [] : [{ index, symbol }];
  });
}

/** Of the rows that are shown: a row that left stays in the page for a while, out of sight. */
async function autoOff(grid: Locator): Promise<number> {
  return (await readRows(grid)).filter(({ texts }) => texts['auto_trading_status'] === 'OFF').length;
}

/** The sides on which the ring around a field with the focus is cut off by what scrolls it. */
function ringCut(field: Locator): Promise<readonly string[]> {
  return field.evaluate((input) => {
    const rings = [...document.querySelectorAll(':focus-within')].filter(
      (each) => each.contains(input) && getComputedStyle(each).outlineStyle === 'solid',
    );
    const ring = rings.at(-1);
    const scroller = input.closest('.saltDialogContent-inner');
    if (ring === undefined || scroller === null) return ['no ring or no dialog'];
    const { outlineWidth, outlineOffset } = getComputedStyle(ring);
    const px = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const [inside, outside] = [ring.getBoundingClientRect(), scroller.getBoundingClientRect()];
    return [
      ...(inside.left - px < outside.left ? ['left'] : []),
      ...(inside.right + px > outside.right ? ['right'] : []),
      ...(inside.top - px < outside.top ? ['top'] : []),
      ...(inside.bottom + px > outside.bottom ? ['bottom'] : []),
    ];
  });
}

test('[HT10] P after two arrows pauses the row under the cursor, by its name, and the toast takes it back', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  for (const exchange_symbol of SYMBOLS) await desk.newOrder({ exchange_symbol });
  const grid = await openOwnOrders(page, desk, 3);
  const [first, , third] = await symbols(grid);
  if (first === undefined || third === undefined) throw new Error('three orders were sent');
  const name = `${third.symbol} BUY 1,000`;
  const bar = page.getByRole('region', { name: 'Order actions', exact: true });
  const dialog = page.getByRole('dialog');
  await cellAt(grid, first.index, 'order_side').click();
  await expect(bar).toContainText(`${first.symbol} BUY`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(bar).toContainText(`${third.symbol} BUY`);
  await expect(rowAt(grid, third.index)).toHaveAttribute('data-current', '');

  await page.keyboard.press('p');
  await expect(dialog.getByRole('heading', { name: `Pause ${name}?` })).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  expect(await ringCut(dialog.getByLabel('Reason'))).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Paused ${name}`)).toBeVisible();
  await expect(rowAt(grid, third.index).getByText('OFF', { exact: true })).toBeVisible();
  expect(await autoOff(grid)).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Resumed ${name}`)).toBeVisible();
  await expect.poll(() => autoOff(grid)).toBe(0);
  await expect(bar.getByRole('button', { name: 'Resume: Not paused' })).toBeVisible();
  await grid.focus();
  await page.keyboard.press('r');
  await expect(page.getByText(`Cannot resume ${name}`)).toBeVisible();

  await page.keyboard.press('Space');
  await page.keyboard.press('2');
  const analytics = page.getByRole('complementary', { name: 'Trade analytics' });
  await expect(analytics.getByRole('button', { name: `Cancel order ${name}` })).toBeVisible();
  await expect(bar.getByRole('button', { name: `Cancel order ${name}` })).toBeInViewport();
  const [barBox, sideBox] = await Promise.all([
    bar.getByRole('button', { name: `Cancel order ${name}` }).boundingBox(),
    analytics.boundingBox(),
  ]);
  expect((barBox?.x ?? 0) + (barBox?.width ?? 0)).toBeLessThanOrEqual(sideBox?.x ?? 0);
  // Without the toasts, which lie on one another for a moment.
  await expectAccessible(page, 'action bar beside the analytics', { within: 'main' });
  await grid.focus();
  await page.keyboard.press('Escape');
  await expect(analytics).toHaveCount(0);
  await expect(rowAt(grid, third.index)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(rowAt(grid, third.index)).toHaveAttribute('aria-selected', 'false');
  desk.close();
});

test('the details of a paused order fit a small screen: no chart lies over the next card, and Close is there', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  const order = await desk.newOrder({ exchange_symbol: 'LLOY', order_side: 'BUY COVER', order_qty: 1_266_200 });
  await desk.give('order.pause', { parent_order_numeric_ids: [order] });
  await page.setViewportSize({ width: 1280, height: 720 });
  await openOwnOrders(page, desk, 1);
  await page.getByRole('button', { name: 'Details', exact: true }).first().click();
  const details = page.getByRole('complementary', { name: 'Trade analytics' });
  await expect(details.locator('header').first()).toContainText('PAUSED');
  for (const name of ['Replay', 'Cancel order LLOY BUY COVER 1,266,200', 'Close trade analytics']) {
    await expect(details.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await details.getByRole('tab', { name: 'Microstrategy' }).click();
  await expect(details.getByRole('region', { name: /^Now / })).toContainText('The order is paused');
  await details.getByRole('tab', { name: 'Progress' }).click();
  const card = details.getByRole('region', { name: 'Trajectory' });
  const below = details.getByRole('region', { name: 'Against the plan' });
  await expect(card.locator('canvas')).toBeVisible();
  const [chart, next] = await Promise.all([card.locator('canvas').boundingBox(), below.boundingBox()]);
  expect((chart?.y ?? Infinity) + (chart?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
  await details.getByRole('button', { name: 'Close trade analytics' }).click();
  await expect(details).toHaveCount(0);
  desk.close();
});

test('Shift X among child orders never means their parent, and typing goes on after the palette', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder({ order_type: 'MARKET' });
  const grid = await openOwnOrders(page, desk, 1);
  const [order] = await symbols(grid);
  await cellAt(grid, order?.index ?? 0, 'order_side').click();
  const children = gridOf(page, 'Child orders');
  await expect.poll(async () => (await readRows(children)).length).toBeGreaterThan(0);
  await cellAt(children, 0, 'order_side').click();
  const childBar = page.getByRole('region', { name: 'Child order actions' });
  await expect(childBar).toContainText('Child NVDA BUY');
  await page.keyboard.press('Shift+X');
  const asked = page.getByRole('heading', { name: /^Cancel child NVDA BUY/ });
  await expect(asked.or(page.getByText('Cannot cancel child orders')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Cancel NVDA BUY/ })).toHaveCount(0);
  if (await asked.isVisible()) await page.getByRole('dialog').getByRole('button', { name: 'Go back' }).click();

  const search = page.getByRole('searchbox', { name: 'Quick search' });
  await search.fill('NV');
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const options = palette.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('MSFT');
  await expect(options.first()).toContainText('MSFT');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await page.keyboard.type('DA');
  await expect(search).toHaveValue('NVDA');
  desk.close();
});

test('[HT12] [HC7] a selection is paused, resumed and cancelled, by keys and with a reason that the audit keeps', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  const ids = [await desk.newOrder(), await desk.newOrder({ exchange_symbol: 'MSFT' })];
  const grid = await openOwnOrders(page, desk, 2);
  await checkRows(grid, 2);
  const bar = page.getByRole('region', { name: 'Order actions', exact: true });
  await expect(bar).toContainText('2 orders · 2 buy');
  await expectAccessible(page, 'action bar');

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('p');
  await expect(dialog.getByRole('heading', { name: 'Pause 2 orders · 2 buy' })).toBeVisible();
  await expectAccessible(page, 'confirmation', { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Pause 2 orders' }).click();
  await expect(page.getByText('Paused 2 orders')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => autoOff(grid)).toBe(2);

  await expect(bar.getByRole('button', { name: 'Resume 2 orders' })).toBeVisible();
  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Resume 2 orders' }).click();
  await expect(page.getByText('Resumed 2 orders')).toBeVisible();

  await page.keyboard.press('Shift+X');
  await expect(dialog.getByRole('heading', { name: /^Cancel 2 orders · 2 buy · \$.+ left$/ })).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong list');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText(/^Cancell(ed|ing) 2 orders$/)).toBeVisible();
  await expect.poll(() => statuses(grid)).toEqual(['OUT', 'OUT']);
  for (const id of ids) expect(JSON.stringify(await desk.auditOf(id))).toContain('Wrong list');
  desk.close();
});

test('pending orders mixed with active ones can be cancelled together; a filter takes them out of every action', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  // A held order is released by another person than its author.
  const colleague = await OrderDesk.open(world, 'admin', desk.list);
  await colleague.newPendingOrder();
  colleague.close();
  const grid = await openOwnOrders(page, desk, 2);
  await expect.poll(() => statuses(grid)).toContain('PENDING');
  await checkRows(grid, 2);
  const bar = page.getByRole('region', { name: 'Order actions', exact: true });
  await expect(bar).toContainText('Pending and active orders are selected');
  await expect(bar.getByRole('button', { name: /^Modify:/ })).toBeDisabled();
  await bar.getByRole('button', { name: /^Cancel 2 orders/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Cancel 2 orders · 2 buy · \$/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  const search = page
    .getByPlaceholder('Quick search')
    .or(page.getByRole('searchbox', { name: 'Quick search' }))
    .first();
  await search.fill('nothing has this name');
  await expect(bar).toContainText('2 orders hidden by filters');
  await page.keyboard.press('Control+Shift+X');
  await expect(dialog.getByRole('heading', { name: /^Cancel ([A-Z]+ BUY|[\d,]+ orders · )/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await search.fill(desk.list);
  await bar.getByRole('button', { name: 'Keep 1 pending' }).click();
  await bar.getByRole('button', { name: /^Release / }).click();
  const panel = page.getByRole('complementary', { name: 'Pending parameters' });
  await panel.getByLabel('Reason for override').fill('Agreed with the client');
  await panel.getByRole('button', { name: 'Release 1 order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release 1 order' }).click();
  await expect(panel.getByText('1 order done')).toBeVisible();
  desk.close();
});

test('a staged parent is left out of child actions, and the dialog says why', async ({ page, world }) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  await desk.newOrder({ exchange_symbol: 'MSFT', strat: 'Staging', strategy_parameters: '{}' });
  const grid = await openOwnOrders(page, desk, 2);
  await checkRows(grid, 2);
  await page.getByRole('button', { name: /^Cancel children of 1: NVDA/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Skipped: staged: no child orders yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await expect(dialog).toHaveCount(0);
  desk.close();
});

test('a note is kept with the market of its moment, and stands in the audit', async ({ page, world }) => {
  const desk = await OrderDesk.open(world);
  const id = await desk.newOrder();
  const grid = await openOwnOrders(page, desk, 1);
  await cellAt(grid, 0, 'order_side').click({ button: 'right' });
  await page.getByRole('menuitem', { name: /^Note on .+…$/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Save note' })).toBeDisabled();
  await dialog.getByLabel('Note', { exact: true }).fill('Spread is wide, waiting for the close');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audit' }).click();
  // The newest stand last, and the order may have done much before the note.
  await page.getByRole('grid', { name: 'Audit' }).getByRole('row').nth(1).click();
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+End');
    await expect(page.getByText('Spread is wide, waiting for the close').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  const note = (await desk.auditOf(id)).find((line) => JSON.stringify(line).includes('Spread is wide'));
  expect(note?.['snap_bid']).toBeGreaterThan(0);
  expect(note?.['snap_ask']).toBeGreaterThan(0);
  desk.close();
});
