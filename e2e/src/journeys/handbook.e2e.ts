import type { Page } from '@playwright/test';
import { openUserMenu } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'admin' });

async function openPage(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('article', { name: `Handbook: ${name}` })).toBeVisible();
}

/** A picture that the build lost has no size. */
async function expectPictures(page: Page): Promise<void> {
  for (const picture of await page.getByRole('article').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}

test('[HO5] the handbook is read in the product: contents, steps with ids, pictures, links to screens', async ({
  page,
}) => {
  // It opens every page and all of their pictures.
  test.slow();
  await page.goto('/');
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Help: handbook' }).click();
  await expect(page.getByRole('article', { name: 'Handbook: Administrator' })).toBeVisible();
  await expect(page.locator('#HA1')).toContainText('npm run admin -- create');
  for (const name of ['Trader', 'Administrator', 'Operator', 'Compliance']) {
    await openPage(page, name);
    await expectPictures(page);
  }
  await expectAccessible(page, 'handbook');
  await openPage(page, 'Operator');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'After a failure' }).click();
  await expect(page).toHaveURL(/#after-a-failure$/);
  await expect(page.getByRole('heading', { name: 'After a failure' })).toBeInViewport();
  await page.goto('/handbook/operator#HO12');
  await expect(page.locator('#HO12')).toBeInViewport();
  await page.getByRole('article').getByRole('link', { name: 'Desk status' }).click();
  await expect(page.getByRole('heading', { name: 'Desk status', level: 1 })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Connections' }).getByText('Live', { exact: true })).toBeVisible();

  await page.goto('/handbook/nobody');
  await expect(page.getByRole('article')).toHaveCount(0);
});

test('[HA2] first steps are counted by the server, and a count that fails is asked for again', async ({ page }) => {
  await page.route('**/main/admin/first_steps', (route) => route.abort());
  await page.goto('/admin/first-steps');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/main/admin/first_steps');
  await again.click();
  const steps = page.getByRole('main').getByRole('listitem');
  await expect(steps).toHaveCount(7);
  await expect(steps.filter({ hasText: 'Reference data' })).toContainText('Done');
  await expect(steps.filter({ hasText: 'Past executions' })).toContainText('0 past trading days');
  await expectAccessible(page, 'first steps');

  await steps.filter({ hasText: 'Users' }).getByRole('button', { name: 'Invite user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toBeDisabled();
  await dialog.getByLabel('Email').fill('bob@desk.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('set PUBLIC_URL and restart');
  await dialog.getByRole('button', { name: 'Go back' }).click();
  await steps.filter({ hasText: 'Reference data' }).getByRole('link', { name: 'Open Reference data' }).click();
  await expect(page.getByRole('heading', { name: 'Reference data', level: 1 })).toBeVisible();
});
