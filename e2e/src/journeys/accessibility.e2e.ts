import type { Page } from '@playwright/test';
import { type Shot, shots, sizes } from '../shots/routes.ts';
import { demoEmail } from '../world/sign-in.ts';
import { findUser } from './support/admin-desk.ts';
import { openUserMenu, submitSignIn } from './support/auth-steps.ts';
import { expect, type DemoName, test } from './support/journey-test.ts';
import { expectAccessible, settled, watchTroubles } from './support/page-health.ts';

// axe looks at every element several times over; a busy machine needs its time.
test.describe.configure({ timeout: 300_000, mode: 'parallel' });

type Size = (typeof sizes)[number];

/** Colours do not depend on the size, and judging them is most of the work: once is enough. */
async function expectAccessibleAtEachSize(page: Page, where: string, chosen: readonly Size[] = sizes): Promise<void> {
  for (const [index, size] of chosen.entries()) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${where} at ${size.width}`, { withColours: index === 0 });
  }
}

/** Pictures of one address differ by what was done there, which other tests look at. */
function pathsOf(user: Shot['as']): ReadonlySet<string> {
  return new Set(shots.filter(({ as }) => as === user).map(({ path }) => path));
}

for (const user of [undefined, 'trader', 'admin', 'viewer'] as const) {
  test.describe(`as ${user ?? 'nobody'}`, () => {
    test.use({ startAs: user ?? null });

    test('axe finds nothing on any route, and nothing is complained of', async ({ page }) => {
      const troubles = await watchTroubles(page);
      for (const path of pathsOf(user)) {
        await page.goto(path);
        await settled(page);
        // A trader's screens are grids, which look the same at any size and take axe the longest.
        await expectAccessibleAtEachSize(page, path, user === 'trader' ? sizes.slice(1) : sizes);
      }
      expect(troubles()).toEqual([]);
    });
  });
}

test.describe('with something open', () => {
  const admin: DemoName = 'admin';
  test.use({ startAs: admin });

  for (const size of sizes) {
    test(`axe finds nothing in palette, lists and panels at ${size.width}`, async ({ page }) => {
      const troubles = await watchTroubles(page);
      await page.setViewportSize(size);
      await page.goto('/');
      await settled(page);
      const close = () => page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
      await expectAccessible(page, 'palette');
      await close();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'shortcuts');
      await close();
      await openUserMenu(page);
      await expect(page.getByRole('dialog', { name: 'Ada Admin' })).toBeVisible();
      await expectAccessible(page, 'user menu');
      await close();
      await page.getByRole('button', { name: /^Alerts/ }).click();
      await expect(page.getByRole('dialog', { name: 'Alerts' })).toBeVisible();
      await expectAccessible(page, 'alerts');
      await close();
      await page.getByRole('button', { name: /^Market data/ }).click();
      await expect(page.getByRole('dialog', { name: 'Market data' })).toBeVisible();
      await expectAccessible(page, 'a connection');
      await close();
      await page.keyboard.press('[');
      await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
      await expectAccessible(page, 'wide navigation');
      expect(troubles()).toEqual([]);
    });

    test(`axe finds nothing in the panel of a user at ${size.width}`, async ({ page, world }) => {
      const troubles = await watchTroubles(page);
      const { id } = await findUser(world, demoEmail('viewer'));
      await page.setViewportSize(size);
      await page.goto(`/admin/users?user=${id}`);
      const panel = page.getByRole('complementary', { name: 'User Vic Viewer' });
      await expect(panel.getByRole('group', { name: /^Accounts/ })).toBeVisible();
      await expectAccessible(page, 'access');
      await panel.getByRole('switch', { name: 'Logs' }).check();
      await panel.getByRole('button', { name: 'Save 1 change' }).click();
      await expectAccessible(page, 'unsaved change without a reason');
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog', { name: 'Discard 1 change?' })).toBeVisible();
      await expectAccessible(page, 'question');
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await panel.getByRole('button', { name: 'Discard' }).click();
      for (const tab of ['Sessions', 'History']) {
        await panel.getByRole('tab', { name: tab }).click();
        await settled(page);
        await expectAccessible(page, tab);
      }
      expect(troubles()).toEqual([]);
    });
  }
});

test('axe finds nothing in forms that were refused and in the steps between them', async ({ page, makeUser }) => {
  const user = await makeUser({ isVerified: false });
  for (const path of ['/login', '/registration', '/fix-registration', '/forgot']) {
    await page.goto(path);
    await page.getByRole('main').getByRole('button').and(page.locator('[type=submit]')).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, `${path} refused`);
  }
  await page.goto('/login');
  await submitSignIn(page, { ...user, password: 'not the password' });
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
  await expectAccessible(page, 'wrong password');
  await submitSignIn(page, user);
  await expect(page).toHaveURL('/verify-pin');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Enter all six digits.')).toBeVisible();
  await expectAccessibleAtEachSize(page, 'pin');
});
