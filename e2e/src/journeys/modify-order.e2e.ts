import { checkRows, openOwnOrders } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect, readColumn } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

test('[HT11] one order: before, after and change, the cost and the finish, then the change itself', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder({ order_qty: 1_000 });
  const grid = await openOwnOrders(page, desk, 1);
  await cellAt(grid, 0, 'order_side').click();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /Modify order/ })).toBeVisible();
  await expect(dialog.getByText('No change yet')).toBeVisible();
  await expect(dialog.getByText(/^Minimum [\d,]+$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Bid [\d,.]+/ })).toBeVisible();
  await expect(dialog.getByText(/^(Nothing filled of|Filled [\d,]+ of) [\d,]+/)).toBeVisible();

  await dialog.getByLabel('Quantity', { exact: true }).fill('1.5k');
  await dialog.getByLabel('Participation rate', { exact: true }).fill('15');
  const quantity = dialog.getByRole('row', { name: /^Quantity/ });
  await expect(quantity).toHaveText(/1,000.*1,500.*\+50\.0%/);
  await expect(dialog.getByRole('row', { name: /^Participation rate/ })).toHaveText(/10%.*15%.*\+5 pt/);
  // The limit of these orders is far away, so there is nothing to expect of them.
  await expect(dialog.getByText('The market would hardly reach the limit price by the end.')).toBeVisible();

  await dialog.getByLabel('Volume cap', { exact: true }).fill('12');
  await expect(dialog.getByText('Volume cap is below the participation rate')).toBeVisible();
  await expect(dialog.getByText('Fix 1 field to continue')).toBeVisible();
  await expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  await dialog.getByLabel('Volume cap', { exact: true }).fill('20');
  // A limit that is taken away is told, and needs a reason.
  await dialog.getByText('Market', { exact: true }).click();
  await expect(
    dialog.getByText(/^LIMIT to MARKET removes the limit of [\d.,]+: the order trades at any price$/),
  ).toBeVisible();
  await expect(dialog.getByText('Enter a reason to override 1 warning')).toBeVisible();
  await expect(dialog.getByText('Finish', { exact: true })).toBeVisible();
  await expectAccessible(page, 'modify dialog', { within: '[role="dialog"]' });
  // The estimate follows the quantity, also where no more can be done by the end.
  const cost = dialog.getByText('Expected cost').locator('..');
  const costBefore = await cost.textContent();
  await dialog.getByLabel('Quantity', { exact: true }).fill('50m');
  await expect(dialog.getByText(/\d+% done/)).toBeVisible();
  await expect(cost).not.toHaveText(costBefore ?? '');
  await dialog.getByLabel('Quantity', { exact: true }).fill('1.5k');
  await dialog.getByText('Limit', { exact: true }).first().click();
  await expect(dialog.getByRole('button', { name: 'Apply 3 changes' })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readColumn(grid, 'order_qty')).toEqual(['1,500']);
  desk.close();
});

test('many orders: a term that is ticked is set for each, and those that cannot take it stay out', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  const done = await desk.newOrder({ exchange_symbol: 'JPM' });
  await desk.newOrder();
  await desk.newOrder({ exchange_symbol: 'MSFT', strat: 'vwap', strategy_parameters: '{}' });
  const grid = await openOwnOrders(page, desk, 3);
  await checkRows(grid, 3);
  await page.getByRole('button', { name: 'Modify 3 orders' }).click();
  const dialog = page.getByRole('dialog');
  await desk.give('order.cancel', { parent_order_numeric_ids: [done] });
  await dialog.getByRole('checkbox', { name: 'End time' }).check();
  await dialog.getByRole('combobox', { name: 'End time' }).click();
  await page.getByRole('option', { name: 'Liquid Market Close' }).click();
  await expect(dialog.getByText(/Liquid Market Close/).first()).toBeVisible();
  await expect(dialog.getByText(/^Excluded: /)).toBeVisible();
  await expectAccessible(page, 'modify many', { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Modify 2 orders' }).click();
  await expect(dialog.getByText('2 orders done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(
      async () => (await readColumn(grid, 'end_time')).filter((text) => text.includes('Liquid Market Close')).length,
    )
    .toBe(2);
  desk.close();
});

test('orders that differ, more than a page of them, are all looked at before, page by page with their estimates', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  for (let row = 0; row < 27; row += 1) {
    const strategy_parameters = JSON.stringify({ pr: 5, min_child_notional: 1_000 + row });
    await desk.newOrder({ order_qty: 1_000 + row, strategy_parameters });
  }
  // Tall enough for all of them: only rows in sight are there to be ticked.
  await page.setViewportSize({ width: 1600, height: 2000 });
  const grid = await openOwnOrders(page, desk, 27);
  await checkRows(grid, 27);
  await page.getByRole('button', { name: 'Modify 27 orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox', { name: 'Urgency' }).check();
  await dialog.getByRole('combobox', { name: 'Urgency' }).click();
  await page.getByRole('option', { name: 'High' }).click();
  const table = dialog.getByRole('region', { name: 'What changes on each order' });
  await expect(table.getByRole('row')).toHaveCount(26);
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('26–27 of 27')).toBeVisible();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('The market would hardly reach the limit price by the end.')).toHaveCount(2);
  await expect(table.getByText(/^OK$|replaced$/)).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Discard' }).click();
  desk.close();
});
