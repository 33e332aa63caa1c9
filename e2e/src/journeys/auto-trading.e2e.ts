import { OrderDesk } from './support/desk-orders.ts';
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

test('an administrator switches trading off for all, with a reason and a report, and everybody is told', async ({
  page,
  browser,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  await desk.newOrder();
  await page.goto('/');
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
  await dialog.getByLabel('Type OFF to confirm').fill('off');
  await expect(go).toBeDisabled();
  await dialog.getByLabel('Reason').fill('Runaway orders');
  await expectAccessible(admin, 'kill switch', { within: '[role="dialog"]' });
  await go.click();
  await expect(dialog.getByText('Every open child order is answered for.')).toBeVisible({ timeout: 30_000 });
  await expect(dialog.getByText('Acknowledged')).toBeVisible();
  await expectAccessible(admin, 'kill report', { within: '[role="dialog"]' });
  await dialog.getByRole('button', { name: 'Close' }).click();

  const banner = page.getByText(/^Global auto-trading is off since .*, by admin@meridian\.local: Runaway orders$/);
  await expect(banner).toBeVisible();
  await expect(page.getByRole('button', { name: 'Switch on…' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByRole('dialog').getByText('Open child orders')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await admin.getByRole('button', { name: 'Switch on…' }).click();
  await dialog.getByLabel('Reason').fill('Mended');
  await dialog.getByLabel('Type ON to confirm').fill('on');
  await dialog.getByRole('button', { name: 'Switch auto-trading on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Global auto-trading is on' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await context.close();
  desk.close();
});
