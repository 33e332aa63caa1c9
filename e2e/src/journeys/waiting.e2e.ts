import { expect, storedSession, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });

test('a request reaches a second person by bell and page, is approved there by keyboard, and its author is told', async ({
  page,
  world,
  browser,
}) => {
  // Two people, and what each is told takes seconds.
  test.slow();
  const context = await browser.newContext({
    baseURL: world.url,
    storageState: await storedSession(world, browser, 'admin'),
  });
  const other = await context.newPage();
  await other.goto('/desk-status');
  await expect(other.getByRole('link', { name: 'Waiting for me', exact: true })).toBeVisible();

  await page.goto('/configuration/venues');
  await page.getByRole('button', { name: 'Change XHKG' }).click();
  const dialog = page.getByRole('dialog', { name: /XHKG/ });
  await dialog.getByLabel('Priority').fill('77');
  await dialog.getByLabel('Reason').fill('Cheaper first');
  await dialog.getByRole('button', { name: 'Save XHKG' }).click();
  // A request is never called a change, and says who may approve it.
  await expect(page.getByText('Sent for approval', { exact: true })).toBeVisible();
  await expect(page.getByText(/Abe Approver or Ada Admin may approve it\.|\d+ people may approve it\./)).toBeVisible();

  const bell = other.getByRole('button', { name: /^Alerts, \d+ unread/ });
  await bell.click();
  const requests = other.getByRole('region', { name: 'Requests' });
  await expect(requests).toContainText('Waiting for you: Way to XHKG');
  await requests
    .getByRole('link', { name: /Way to XHKG/ })
    .first()
    .click();
  await expect(other).toHaveURL(/\/waiting$/);
  await expect(other.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible();

  await other.keyboard.press('/');
  await other.keyboard.type('XHKG cheaper');
  const row = other.getByRole('row', { name: /Way to XHKG/ });
  await expect(row).toContainText('trader@meridian.local');
  const panel = other.getByRole('complementary', { name: /^Way to XHKG/ });
  await expect(panel).toContainText('“Cheaper first”');
  await expect(panel.getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expectAccessible(other, 'what waits for me');
  await other.keyboard.press('Control+Enter');
  await expect(other.getByText('Approved: Way to XHKG')).toBeVisible();
  await expect(row).toHaveCount(0);

  await page.goto('/waiting?list=mine');
  await expect(page.getByRole('row', { name: /Way to XHKG/ })).toContainText('Approved');
  await page.getByRole('button', { name: /^Alerts, \d+ unread/ }).click();
  await expect(page.getByRole('region', { name: 'Requests' })).toContainText('admin@meridian.local approved it.');
  await page.keyboard.press('Escape');
  await context.close();
});
