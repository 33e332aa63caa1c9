import { expect, openGrid, rowAt } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';

test.use({ orders: 'some', startAs: 'trader', timezoneId: 'Asia/Tokyo' });

test('row height and zone are chosen in the user menu, and stay after a reload', async ({ page }) => {
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /user menu/i }).click();
    await page.getByRole('region', { name: 'Preferences' }).getByText(name, { exact: true }).click();
  };
  const clock = page.getByRole('timer');
  const grid = await openGrid(page);
  await expect(rowAt(grid, 0)).toHaveCSS('height', '26px');
  await expect(clock).toHaveAttribute('aria-label', /JST|GMT\+9/);
  await choose('22 px');
  await page.keyboard.press('Escape');
  await expect(rowAt(grid, 0)).toHaveCSS('height', '22px');
  await choose('UTC');
  await expect(clock).toHaveAttribute('aria-label', /^Time: UTC/);
  await expect(rowAt(await openGrid(page), 0)).toHaveCSS('height', '22px');
});
