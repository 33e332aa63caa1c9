import type { Page } from '@playwright/test';
import { expectDesk, submitSignIn } from './support/auth-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

// Nobody else's journey trades for it.
const ACCOUNT = 'DELPHINE';
const ALLOCATION = 'DELPHINE-EU';
const PATH = `/admin/limits?account=${encodeURIComponent(`${ACCOUNT}|${ALLOCATION}`)}`;

test.use({ startAs: 'admin' });

async function changeLimit(page: Page, label: string, value: string, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Change limits' }).click();
  const dialog = page.getByRole('dialog', { name: `Change limits of ${ALLOCATION}` });
  await dialog.getByLabel(label, { exact: true }).fill(value);
  await expect(dialog.getByText('Enter a note')).toBeVisible();
  await dialog.getByLabel('Note, kept in the history').fill('Client call');
  await dialog.getByRole('button', { name: button }).click();
  await expect(dialog).toHaveCount(0);
}

test('[HA3] [HA4] a lowered limit rejects at once; its raise waits for a second administrator and then lets the order pass', async ({
  page,
  browser,
  world,
  makeUser,
}) => {
  // Two administrators change five limits one after another.
  test.slow();
  const second = await makeUser({ grant: { is_admin: true, accounts: ['ALDGATE'] } });
  const desk = await OrderDesk.open(world);
  const order = { account: ACCOUNT, alloc_account: ALLOCATION, order_qty: 1_500 };
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Add account' }).click();
  const adding = page.getByRole('dialog', { name: 'Add account' });
  await expect(adding.getByRole('button', { name: 'Add account' })).toBeDisabled();
  await adding.getByLabel('Account', { exact: true }).fill('GARNET');
  await adding.getByLabel('Allocation account').fill('GARNET-1');
  await expect(adding.getByRole('button', { name: 'Add account' })).toBeEnabled();
  await adding.getByRole('button', { name: 'Go back' }).click();
  await expect(adding).toHaveCount(0);
  const panel = page.getByRole('complementary', { name: `Limits of ${ALLOCATION}` });
  await expect(panel.getByRole('row', { name: /Order quantity/ })).toContainText('50,000,000');
  await changeLimit(page, 'Order quantity', '1000', 'Change 1 limit');
  await expect(panel.getByRole('row', { name: /Order quantity/ })).toContainText('1,000');

  await expect(desk.newOrder(order)).rejects.toThrow(`1,500 is above ${ALLOCATION}'s limit of 1,000 per order`);
  const refused = page.getByRole('region', { name: 'Rejected today' }).getByRole('button').filter({ hasText: '1,500' });
  await refused.first().click();
  const attempt = page.getByRole('region', { name: 'Rejected attempt' });
  await expect(attempt).toContainText('by trader@meridian.local');
  await expect(attempt).toContainText('Ticket');

  await changeLimit(page, 'Order quantity', '2000', 'Change 1 limit');
  const pending = panel.getByRole('region', { name: 'Limit increase awaiting approval' });
  await expect(pending).toContainText('1,000 → 2,000');
  await expect(pending).toContainText('You asked for this. Another administrator must approve it.');
  await expect(desk.newOrder(order)).rejects.toThrow('limit of 1,000 per order');

  const context = await browser.newContext({ baseURL: world.url, storageState: { cookies: [], origins: [] } });
  const other = await context.newPage();
  await other.goto('/login');
  await submitSignIn(other, second);
  await expectDesk(other);
  await other.goto(PATH);
  await expect(other.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await other.keyboard.press('Shift+A');
  await other.getByRole('dialog').getByRole('button', { name: 'Approve 2,000' }).click();
  await expect(other.getByRole('region', { name: 'Limit increase awaiting approval' })).toHaveCount(0);
  await expect(panel.getByRole('region', { name: 'History' })).toContainText(second.email);
  await context.close();
  await expect.poll(() => desk.newOrder(order).catch(() => 0)).toBeGreaterThan(0);

  await expect(panel.getByRole('region', { name: 'Use of the day' })).toContainText(/\$[\d.]+M at \d\d:\d\d/);
  await page.getByRole('button', { name: 'Import' }).click();
  const files = page.getByRole('dialog', { name: 'Import limits' });
  await files.getByLabel('Note').fill('New mandates');
  await files.getByLabel('Choose a CSV file').setInputFiles(limitFile('NOBODY,,1'));
  await files.getByRole('button', { name: 'Preview' }).click();
  await expect(files.getByRole('alert')).toContainText('Line 2 There is no such account.');
  await files.getByLabel('Choose a CSV file').setInputFiles(limitFile(`${ACCOUNT},${ALLOCATION},1900`));
  await files.getByRole('button', { name: 'Preview' }).click();
  await expect(files).toContainText(`Line 2: ${ALLOCATION} Order quantity 2,000 → 1,900`);
  await expectAccessible(page, 'import of limits');
  await files.getByRole('button', { name: 'Import 1 account' }).click();
  await expect(files).toHaveCount(0);
  await expect(panel.getByRole('row', { name: /Order quantity/ })).toContainText('1,900');

  // 1,500 are used of the day: 83% of the first limit, 94% of the second.
  const dayVolume = panel
    .getByRole('row', { name: /^Day volume/ })
    .getByRole('cell')
    .last();
  await expect(dayVolume).toHaveAttribute('data-tone', 'usual');
  await changeLimit(page, 'Day volume', '1800', 'Change 1 limit');
  await expect(dayVolume).toHaveAttribute('data-tone', 'near');
  await changeLimit(page, 'Day volume', '1600', 'Change 1 limit');
  await expect(dayVolume).toHaveAttribute('data-tone', 'at');
  await expect(desk.newOrder({ ...order, order_qty: 400 })).rejects.toThrow(/ left of its 1,\d00 shares/);
});

function limitFile(line: string) {
  const text = `account,alloc_account,max_order_qty\n${line}\n`;
  return { name: 'limits.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}

test('without the admin permission only the own accounts are there, and no button', async ({ browser, world }) => {
  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'viewer'),
  });
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Limits' }).click();
  await expect(page.getByRole('row', { name: /ALDGATE-CORE/ })).toBeVisible();
  await expect(page.getByText('DELPHINE')).toHaveCount(0);
  await page.getByRole('button', { name: 'ALDGATE-CORE', exact: true }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  const limits = page.getByRole('complementary', { name: 'Limits of ALDGATE-CORE' }).getByRole('region', {
    name: 'All limits',
  });
  // On a small screen as well no figure is cut.
  await expect(limits).toBeVisible();
  expect(await limits.evaluate((card) => card.scrollWidth - card.clientWidth)).toBe(0);
  await expect(page.getByRole('button', { name: 'Change limits' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import' })).toHaveCount(0);
  await context.close();
});
