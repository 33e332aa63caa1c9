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

test('[HA3] accounts come from a file, each line looked at first; arrows and D go through the groups', async ({
  page,
}) => {
  await page.goto('/strategies/groups');
  await page.getByRole('button', { name: 'Import accounts' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import accounts' });
  const choose = (text: string) =>
    dialog
      .getByLabel('Choose a CSV file')
      .setInputFiles({ name: 'accounts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('name,client\nJOURNEY,Journey\n');
  await expect(dialog.getByRole('alert')).toContainText('Line 1: The first line must name a column');
  await choose('account,alloc_account,custom_client_name\n,,\nJOURNEY,JOURNEY-01,Journey Partners\n');
  await expect(dialog.getByRole('row', { name: /JOURNEY-01/ })).toContainText('New');
  await dialog.getByLabel('Reason').fill('New client');
  await dialog.getByRole('button', { name: 'Import 1 account' }).click();
  await expect(page.getByText('Imported 1 account from accounts.csv')).toBeVisible();

  // The arrows go through the list; D shows the versions.
  const list = page.getByRole('navigation', { name: 'Strategy groups' });
  await list.getByRole('button', { name: /Close seekers/ }).click();
  await page.keyboard.press('ArrowDown');
  await expect(list.getByRole('button', { name: /Desk default/ })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('d');
  await expect(page.getByRole('list', { name: 'Versions' })).toBeVisible();
});
