import { OrderDesk } from './support/desk-orders.ts';
import { expect, test } from './support/journey-test.ts';

test.use({ startAs: 'admin' });

test('a group is made by keyboard, saved, decides the next order, shows its versions, and is deleted once nothing uses it', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await page.goto('/strategies/groups');
  const list = page.getByRole('navigation', { name: 'Strategy groups' });
  await expect(list.getByRole('button', { name: /Size and spread switch/ })).toBeVisible();

  await page.getByRole('button', { name: 'New group' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Journey switch');
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page
      .getByRole('option', { name: new RegExp(`^${option}`) })
      .first()
      .click();
  };
  await choose('Base strategy', 'twap');
  await choose('Owner', 'ALDGATE');
  await expect(page.getByText('Rule 1: choose where its orders go.')).toBeVisible();
  await choose('Rule 1 result', 'pov');
  await page.getByLabel('Rule 1 condition 1 value').fill('50');
  await page.getByRole('button', { name: 'Add rule' }).click();
  await choose('Rule 2 result', 'vwap');
  await choose('Rule 2 condition 1 field', 'Symbol');
  await page.getByLabel('Rule 2 condition 1 value').fill('MSFT');

  // The tester compares as routing does.
  const tester = page.getByRole('region', { name: 'Which rule takes this order?' });
  await tester.getByLabel('Symbol').fill('msft');
  await expect(tester.getByText('Rule 2: vwap')).toBeVisible();

  // By key the second rule becomes the first.
  await page.getByRole('button', { name: 'Move rule 2', exact: true }).press('ArrowUp');
  await expect(
    page.getByRole('listitem', { name: 'Rule 1' }).getByRole('combobox', { name: 'Rule 1 result' }),
  ).toHaveText(/vwap/);
  await page.getByRole('button', { name: 'Create group' }).click();
  await expect(page.getByText('New strategy Journey switch was successfully created.')).toBeVisible();

  await page.getByLabel('Rule 2 condition 1 value').fill('60');
  await page.getByRole('button', { name: 'Save group' }).click();
  await expect(page.getByText('Journey switch strategy was successfully updated.')).toBeVisible();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('list', { name: 'Versions' })).toContainText('% ADV > 60 → pov');
  await page.getByRole('tab', { name: 'Definition' }).click();

  // What was saved is what the next order goes by.
  const parameters = JSON.stringify({ as: 'Journey switch' });
  const id = await desk.newOrder({ order_qty: 100, strat: 'vwap', strategy_parameters: parameters });
  await expect
    .poll(async () => JSON.stringify(await desk.auditOf(id)))
    .toContain('Group Journey switch (conditional, ALDGATE).');

  await page.getByRole('button', { name: 'Delete…', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('Delete group Journey switch?');
  await page.getByRole('button', { name: 'Go back' }).click();
});

test('a dry run says how many orders of past days would change route, and is of the draft on the screen', async ({
  page,
}) => {
  await page.goto('/strategies/groups');
  await page
    .getByRole('navigation', { name: 'Strategy groups' })
    .getByRole('button', { name: /Low-liquidity/ })
    .click();
  await page.getByLabel('Rule 1 condition 1 value').fill('4');
  await page.getByRole('tab', { name: 'Dry run' }).click();
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Expected cost' })).toContainText('All changed orders', {
    timeout: 30_000,
  });
  // A row of the table filters the orders; Enter opens one of them.
  const orders = page.getByRole('region', { name: 'Orders that change route' });
  const all = await orders.getByRole('row').count();
  expect(all).toBeGreaterThan(1);
  await page.getByRole('region', { name: 'Expected cost' }).getByRole('button').first().click();
  await expect(orders.getByRole('button', { name: /^Show all/ })).toBeVisible();
  await orders.getByRole('button', { name: /^Show all/ }).click();
  await expect(orders.getByRole('row')).toHaveCount(all);

  // After an edit the result stays, and says that it is of an older draft.
  await page.getByRole('tab', { name: 'Definition' }).click();
  await page.getByLabel('Rule 1 condition 1 value').fill('6');
  await page.getByRole('tab', { name: 'Dry run' }).click();
  await expect(page.getByText('Figures are of an older draft')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Expected cost' })).toContainText('All changed orders');
  await page.getByRole('button', { name: 'Run again' }).click();
  await expect(page.getByText(/^Run \d\d:\d\d:\d\d, took/)).toBeVisible({ timeout: 30_000 });

  await orders.getByRole('row').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Discard the changes?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/[?&]order=\d+/);
});
