import { openOwnOrders, statuses } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, readColumn } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

test('staged orders get a strategy and their parameters many at once, and are sent', async ({ page, world }) => {
  const desk = await OrderDesk.open(world);
  const staged = { strat: 'Staging', strategy_parameters: '{}' };
  const ids = [
    await desk.newOrder(staged),
    await desk.newOrder({ ...staged, exchange_symbol: 'MSFT' }),
    await desk.newOrder({
      exchange_symbol: 'JPM',
      strat: 'Staging',
      strategy_parameters: '{"staged_for":"pov","pr":7}',
    }),
  ];
  const grid = await openOwnOrders(page, desk, 3);
  await page.goto(`/?panel=send-staged:${ids.join(',')}`);
  const panel = page.getByRole('complementary', { name: 'Send staged' });
  await expect(panel.getByText(/staged orders, 3 checked$/)).toBeVisible();
  await expect(panel.getByText('Choose a strategy')).toHaveCount(2);
  await expect(panel.getByRole('row', { name: `JPM ${ids[2]} ` })).toHaveText(/POV.*7%/);
  await expectAccessible(page, 'send staged', { within: 'aside' });

  await panel.getByRole('checkbox', { name: `JPM ${ids[2]}` }).uncheck();
  await panel.getByRole('combobox', { name: 'Strategy' }).click();
  await page.getByRole('option', { name: 'VWAP' }).click();
  await expect(panel.getByText('Choose a strategy')).toHaveCount(0);
  await expect(panel.getByRole('button', { name: /^Undo changes to/ })).toHaveCount(2);
  await panel.getByRole('checkbox', { name: `JPM ${ids[2]}` }).check();
  await expect(panel.getByRole('row', { name: `JPM ${ids[2]} ` })).toContainText(`ALDGATE / ALDGATE-CORE${desk.list}`);
  await expect(panel.getByRole('row', { name: `MSFT ${ids[1]} ` })).toContainText('OK');
  await panel.getByLabel('Reason', { exact: true }).fill('Go');
  await panel.getByRole('button', { name: 'Send 3 staged orders' }).click();
  const question = page.getByRole('dialog', { name: 'Send 3 staged orders?' });
  await expect(question.getByText(/^3 orders · 3 buy \$[\d.]+[KM]?/)).toBeVisible();
  await expectAccessible(page, 'the question before staged orders are sent', { within: '[role=dialog]' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await panel.getByRole('button', { name: 'Send 3 staged orders' }).click();
  await question.getByRole('button', { name: 'Send 3 staged orders' }).click();
  await expect(panel.getByText('3 orders done')).toBeVisible();
  await page.getByPlaceholder('Quick search').first().fill(desk.list);
  await expect
    .poll(async () => (await readColumn(grid, 'strat')).map((text) => text.slice(0, 4)).sort())
    .toEqual(['POV', 'VWAP', 'VWAP']);
  desk.close();
});

test('pending orders are given other parameters and released', async ({ page, world }) => {
  // A held order is released by another person than its author.
  const desk = await OrderDesk.open(world, 'admin');
  const id = await desk.newPendingOrder();
  const grid = await openOwnOrders(page, desk, 1);
  await page.goto('/?panel=pending-parameters');
  const panel = page.getByRole('complementary', { name: 'Pending parameters' });
  await expect(panel.getByText(/, 0 checked$/)).toBeVisible();
  const own = panel.getByRole('row', { name: new RegExp(`INTC ${id}`) });
  await expect(own).toHaveText(/POV.*10%/);
  await expect(own).toContainText(/Pending: Large order: 8\.5% of average daily volume is above the 8\.0%/);
  await panel.getByRole('checkbox', { name: `INTC ${id}` }).check();
  await panel.getByLabel('Participation rate', { exact: true }).fill('4');
  await expect(own).toHaveText(/4%/);
  await expect(own).toContainText(/is above [\w-]+'s usual \$25\.0M/);
  await expect(panel.getByText('Enter a reason to override 1 warning')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Release 1 order' })).toBeDisabled();
  await panel.getByLabel('Reason for override').fill('Agreed with the client');
  await panel.getByRole('button', { name: 'Release 1 order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Release 1 order' }).click();
  await expect(panel.getByText('1 order done')).toBeVisible();
  await page.getByPlaceholder('Quick search').first().fill(desk.list);
  await expect.poll(() => statuses(grid)).not.toContain('PENDING');
  expect(JSON.stringify(await desk.auditOf(id))).toContain('STRATEGY PARAMETER CHANGE');
  await desk.give('order.cancel', { parent_order_numeric_ids: [id] });
  desk.close();
});
