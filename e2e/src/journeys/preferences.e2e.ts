import { demoEmail, signIn } from '../world/sign-in.ts';
import { openOwnOrders } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect, openGrid, readRows, rowAt } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';

test.use({ orders: 'some', startAs: 'trader', timezoneId: 'Asia/Tokyo' });

test.describe.configure({ timeout: 180_000 });

test('row height, zone and confirmations are chosen in the user menu, and stay after a reload', async ({
  page,
  world,
}) => {
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
  // By keyboard they are found under their name, and the focus is among them.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('preferences');
  await page.keyboard.press('Enter');
  const preferences = page.getByRole('region', { name: 'Preferences' });
  await expect(preferences).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(preferences).toHaveCount(0);
  await choose('UTC');
  await expect(clock).toHaveAttribute('aria-label', /^Time: UTC/);
  await expect(rowAt(await openGrid(page), 0)).toHaveCSS('height', '22px');

  await choose('All but Pause, Resume');
  await page.keyboard.press('Escape');
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  const own = await openOwnOrders(page, desk, 1);
  const [order] = await readRows(own);
  await cellAt(own, order?.index ?? 0, 'order_side').click();
  await expect(page.getByRole('button', { name: 'Pause NVDA BUY 1,000' })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Paused NVDA BUY 1,000')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Shift+X');
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Cancel NVDA BUY 1,000?' })).toBeVisible();
  desk.close();
});

test('what a user chose is there in another browser too', async ({ page, browser, world }) => {
  await page.goto('/');
  await page.getByRole('group', { name: 'Asset class' }).getByText('FUTURE', { exact: true }).click();
  await expect(page).toHaveURL(/asset=FUTURE/);
  await page.getByRole('button', { name: /user menu/i }).click();
  const menu = page.getByRole('region', { name: 'Preferences' });
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/main/user/preferences') && answer.ok());
  await menu.getByText('22 px', { exact: true }).click();
  await saved;

  const context = await browser.newContext({ baseURL: world.url, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await signIn(other, demoEmail('trader'));
  await expect(other).toHaveURL(/asset=FUTURE/);
  await other.getByRole('button', { name: /user menu/i }).click();
  await expect(other.getByRole('region', { name: 'Preferences' }).getByLabel('22 px')).toBeChecked();
  await context.close();
});
