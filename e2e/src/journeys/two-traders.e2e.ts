import { openOwnOrders } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { cellAt, expect, readColumn } from './support/grid-reading.ts';
import { storedSession, test } from './support/journey-test.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

test('two people change the same order: the second sees what changed instead of overwriting it', async ({
  page,
  browser,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  const id = await desk.newOrder({ order_qty: 1_000 });
  const mine = await openOwnOrders(page, desk, 1);
  await cellAt(mine, 0, 'order_side').click();
  await page.keyboard.press('m');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Participation rate', { exact: true }).fill('12');

  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const other = await context.newPage();
  const theirs = await openOwnOrders(other, desk, 1);
  await cellAt(theirs, 0, 'order_side').click();
  await other.keyboard.press('m');
  await other.getByRole('dialog').getByLabel('Quantity', { exact: true }).fill('2000');
  await other.getByRole('dialog').getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  const notice = dialog.getByRole('alert');
  await expect(notice).toContainText('admin@meridian.local changed the order meanwhile');
  await expect(notice).toContainText('Quantity: 1,000 → 2,000');
  await expect(dialog.getByRole('button', { name: /^Apply/ })).toBeDisabled();
  await notice.getByRole('button', { name: 'Continue from the new values' }).click();
  await expect(dialog.getByLabel('Quantity', { exact: true })).toHaveValue('2,000');
  await dialog.getByRole('button', { name: 'Apply 1 change' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => readColumn(theirs, 'order_qty')).toEqual(['2,000']);
  const requests = (await desk.auditOf(id)).filter((line) => line['req_type'] === 'STRATEGY PARAMETER CHANGE');
  expect(requests.map((line) => line['sender_sub_id'])).toEqual(['trader@meridian.local']);
  await context.close();
  desk.close();
});
