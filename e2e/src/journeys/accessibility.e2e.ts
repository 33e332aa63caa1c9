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

/** The widest and the narrowest: what lies between them is made of the same parts. */
const [WIDEST] = sizes;
const NARROWEST = sizes[sizes.length - 1] ?? WIDEST;
const ENDS: readonly Size[] = [WIDEST, NARROWEST];

/** What is open takes the keyboard; the page beneath it is looked at by its route. */
const OPEN = { within: '[role="dialog"], dialog[open]' };
const PANEL = { within: 'aside' };

/** Colours do not depend on the size, and judging them is most of the work: once is enough. */
async function expectAccessibleAtBothEnds(page: Page, where: string): Promise<void> {
  for (const [index, size] of ENDS.entries()) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${where} at ${size.width}`, { withColours: index === 0 });
  }
}

/** So many share a page, and both workers have some. */
const ROUTES_A_TEST = 8;

/** Pictures of one address differ by what was done there, which other tests look at. */
function routesOf(user: Shot['as']): readonly (readonly string[])[] {
  const paths = [...new Set(shots.filter(({ as }) => as === user).map(({ path }) => path))];
  const tests = Math.ceil(paths.length / ROUTES_A_TEST);
  return Array.from({ length: tests }, (_, at) => paths.slice(at * ROUTES_A_TEST, (at + 1) * ROUTES_A_TEST));
}

for (const user of [undefined, 'trader', 'admin', 'viewer'] as const) {
  test.describe(`as ${user ?? 'nobody'}`, () => {
    test.use({ startAs: user ?? null });

    for (const [at, paths] of routesOf(user).entries()) {
      test(`axe finds nothing on any route, and nothing is complained of: part ${at + 1}`, async ({ page }) => {
        const troubles = await watchTroubles(page);
        for (const path of paths) {
          await page.goto(path);
          await settled(page);
          await expectAccessibleAtBothEnds(page, path);
        }
        expect(troubles()).toEqual([]);
      });
    }
  });
}

test.describe('with something open', () => {
  const admin: DemoName = 'admin';
  test.use({ startAs: admin });

  for (const size of ENDS) {
    test(`axe finds nothing in palette, lists and panels at ${size.width}`, async ({ page }) => {
      const troubles = await watchTroubles(page);
      await page.setViewportSize(size);
      await page.goto('/');
      await settled(page);
      const close = () => page.keyboard.press('Escape');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(page.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
      await expectAccessible(page, 'palette', OPEN);
      await close();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
      await expectAccessible(page, 'shortcuts', OPEN);
      await close();
      await openUserMenu(page);
      await expect(page.getByRole('dialog', { name: 'Ada Admin' })).toBeVisible();
      await expectAccessible(page, 'user menu', OPEN);
      await close();
      await page.getByRole('button', { name: /^Alerts/ }).click();
      await expect(page.getByRole('dialog', { name: 'Alerts' })).toBeVisible();
      await expectAccessible(page, 'alerts', OPEN);
      await close();
      await page.getByRole('button', { name: /^Market data/ }).click();
      await expect(page.getByRole('dialog', { name: 'Market data' })).toBeVisible();
      await expectAccessible(page, 'a connection', OPEN);
      await close();
      await page.keyboard.press('[');
      await expect(page.getByRole('button', { name: 'Collapse navigation' })).toBeVisible();
      await expectAccessible(page, 'wide navigation', { within: 'nav' });
      expect(troubles()).toEqual([]);
    });

    test(`axe finds nothing in the panel of a user at ${size.width}`, async ({ page, world }) => {
      const troubles = await watchTroubles(page);
      const { id } = await findUser(world, demoEmail('viewer'));
      await page.setViewportSize(size);
      await page.goto(`/admin/users?user=${id}`);
      const panel = page.getByRole('complementary', { name: 'User Vic Viewer' });
      await expect(panel.getByRole('group', { name: /^Accounts/ })).toBeVisible();
      await expectAccessible(page, 'access', PANEL);
      await panel.getByRole('switch', { name: 'Logs' }).check();
      await panel.getByRole('button', { name: 'Save 1 change' }).click();
      await expectAccessible(page, 'unsaved change without a reason', PANEL);
      await panel.getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog', { name: 'Discard 1 change?' })).toBeVisible();
      await expectAccessible(page, 'question', OPEN);
      await page.getByRole('button', { name: 'Keep editing' }).click();
      await panel.getByRole('button', { name: 'Discard' }).click();
      for (const tab of ['Sessions', 'History']) {
        await panel.getByRole('tab', { name: tab }).click();
        await settled(page);
        await expectAccessible(page, tab, PANEL);
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
  await expectAccessibleAtBothEnds(page, 'pin');
});
