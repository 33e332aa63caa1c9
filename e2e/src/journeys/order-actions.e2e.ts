import { checkRows, openOwnOrders, statuses } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

test('a selection is paused, resumed and cancelled, by keys and with a reason that the audit keeps', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  const ids = [await desk.newOrder(), await desk.newOrder({ exchange_symbol: 'MSFT' })];
  const grid = await openOwnOrders(page, desk, 2);
  await checkRows(grid, 2);
  const bar = page.getByRole('region', { name: 'Order actions' });
  await expect(bar).toContainText('2 orders · 2 buy');
  await expectAccessible(page, 'bulk bar');

  const dialog = page.getByRole('dialog');
  await page.keyboard.press('p');
  await expect(dialog.getByRole('heading', { name: 'Pause 2 orders' })).toBeVisible();
  await expectAccessible(page, 'confirmation', { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Pause 2 orders' }).click();
  await expect(dialog.getByText('2 orders done')).toBeVisible();
  await expectAccessible(page, 'outcome', { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => grid.getByText('OFF', { exact: true }).count()).toBe(2);

  await page.keyboard.press('r');
  await dialog.getByRole('button', { name: 'Resume 2 orders' }).click();
  await expect(dialog.getByText('2 orders done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.keyboard.press('Shift+X');
  await expect(dialog.getByRole('heading', { name: 'Cancel 2 orders' })).toBeVisible();
  await dialog.getByLabel('Reason').fill('Wrong list');
  await dialog.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect(dialog.getByText('2 orders done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => statuses(grid)).toEqual(['OUT', 'OUT']);
  for (const id of ids) expect(JSON.stringify(await desk.auditOf(id))).toContain('Wrong list');
  desk.close();
});

test('pending orders mixed with active ones can do nothing until one kind is kept', async ({ page, world }) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  await desk.newPendingOrder();
  const grid = await openOwnOrders(page, desk, 2);
  await expect.poll(() => statuses(grid)).toContain('PENDING');
  await checkRows(grid, 2);
  const bar = page.getByRole('region', { name: 'Order actions' });
  await expect(bar).toContainText('Pending and active orders are selected');
  await expect(bar.getByRole('button', { name: /^Cancel order:/ })).toBeDisabled();
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
  await page.getByRole('button', { name: 'Cancel children of 1 order' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Stays as it is: staged: no child orders yet')).toBeVisible();
  await dialog.getByRole('button', { name: 'Leave as it is' }).click();
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
  await expect(dialog.getByRole('button', { name: 'Note on 1 order' })).toBeDisabled();
  await dialog.getByLabel('Note', { exact: true }).fill('Spread is wide, waiting for the close');
  await dialog.getByRole('button', { name: 'Note on 1 order' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('tab', { name: 'Audit' }).click();
  await expect(page.getByText('Spread is wide, waiting for the close').first()).toBeVisible();
  const note = (await desk.auditOf(id)).find((line) => JSON.stringify(line).includes('Spread is wide'));
  expect(note?.['snap_bid']).toBeGreaterThan(0);
  expect(note?.['snap_ask']).toBeGreaterThan(0);
  desk.close();
});
