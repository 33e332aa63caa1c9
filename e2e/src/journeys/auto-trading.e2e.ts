import { openOwnOrders } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { gridOf } from './support/grid-reading.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

test.afterEach(async ({ world }) => {
  // Whatever happened, the next journey finds the desk as it was.
  const desk = await OrderDesk.open(world, 'admin');
  await desk.give('global_auto_trading.set', { global_auto_trading_status: true, reason: 'End of the journey' });
  desk.close();
});

test('[HA13] an administrator stops trading in one step, says why afterwards, and every row shows it', async ({
  page,
  browser,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  await openOwnOrders(page, desk, 1);
  await expect(page.getByRole('switch', { name: /^Global auto-trading/ })).toHaveCount(0);

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const admin = await context.newPage();
  await admin.goto('/');
  await admin.getByRole('switch', { name: 'Global auto-trading, on' }).click();
  const dialog = admin.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Switch auto-trading off' });
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expectAccessible(admin, 'kill switch', { within: '[role="dialog"]' });
  await go.click();
  await expect(dialog.getByText('All open child orders are confirmed cancelled.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Confirmed', { exact: true })).toBeVisible();
  await expectAccessible(admin, 'kill report', { within: '[role="dialog"]' });
  await expect(page.getByText(/No reason given yet\.$/)).toBeVisible();
  await dialog.getByLabel('Reason').fill('Runaway orders');
  await dialog.getByRole('button', { name: 'Save reason' }).click();
  await expect(dialog.getByText('Runaway orders')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const rows = gridOf(page);
  await expect(rows.getByText('PAUSED').first()).toBeVisible();
  await expect(rows.getByText('OFF', { exact: true }).first()).toBeVisible();
  // Rows that left the view are kept for others, hidden.
  await expect(rows.getByText('WORKING', { exact: true }).filter({ visible: true })).toHaveCount(0);
  // Out of the quick search, where a letter is a letter.
  await rows.focus();
  await page.keyboard.press('n');
  await expect(
    page.getByText('Global auto-trading is off: this order will wait until it is switched on.'),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  const banner = page.getByText(/^Global auto-trading is off since .*, by admin@meridian\.local: Runaway orders$/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch on…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog').getByText('Open child orders', { exact: true })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await admin.getByRole('button', { name: 'Switch on…' }).click();
  await dialog.getByLabel('Reason').fill('Fixed');
  await dialog.getByLabel('Type ON to confirm').fill('on');
  await dialog.getByRole('button', { name: 'Switch auto-trading on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Global auto-trading is on' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await context.close();
  desk.close();
});
