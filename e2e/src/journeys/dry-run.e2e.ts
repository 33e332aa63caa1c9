import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'admin', orders: 'past' });

test.describe.configure({ timeout: 240_000 });

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
  // The past of the demo is written while the desk starts.
  const orders = page.getByRole('region', { name: 'Orders that change route' });
  await expect(async () => {
    await page.getByRole('button', { name: /^Run/ }).click();
    await expect(page.getByText(/^Run \d\d:\d\d:\d\d, took/)).toBeVisible({ timeout: 20_000 });
    expect(await orders.getByRole('row').count()).toBeGreaterThan(2);
  }).toPass({ timeout: 120_000 });
  await expect(page.getByRole('region', { name: 'Expected cost' })).toContainText('All changed orders');
  await expectAccessible(page, 'a dry run');
  // A row of the table filters the orders; Enter opens one of them.
  const all = await orders.getByRole('row').count();
  await page.getByRole('region', { name: 'Expected cost' }).getByRole('button').first().click();
  await expect(orders.getByRole('button', { name: /^Show all/ })).toBeVisible();
  await orders.getByRole('button', { name: /^Show all/ }).click();
  await expect(orders.getByRole('row')).toHaveCount(all);

  // After an edit the result stays, and says that it is of an older draft.
  await page.getByRole('tab', { name: 'Definition' }).click();
  await page.getByLabel('Rule 1 condition 1 value').fill('3');
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
