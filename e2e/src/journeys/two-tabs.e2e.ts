import type { Page } from '@playwright/test';
import { pinIn } from '../world/mailbox.ts';
import {
  expectDesk,
  expectLogin,
  signInAs,
  signOut,
  storedValues,
  submitSignIn,
  typePin,
} from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';

/** Two tabs of one browser share its storage; each hears what the other does to it. */
async function openBoth(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(path);
  return other;
}

test('storage that is cleared in one tab sends the other to sign-in', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  const other = await openBoth(page, '/?asset=FUTURE');
  await expectDesk(other);
  await page.evaluate(() => localStorage.clear());
  await expectLogin(other);
});

test('signing out in one tab signs the other out, and neither can be restored', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  const other = await openBoth(page, '/');
  await expectDesk(other);
  await signOut(page);
  await expectLogin(page);
  await expectLogin(other);
  await expect(other.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await other.goto('/');
  await expectLogin(other);
  expect(await storedValues(other)).not.toHaveProperty('node_auth_token');
});

test('signing in in one tab reloads the other into the app', async ({ page, makeUser }) => {
  const user = await makeUser();
  await page.goto('/login');
  const other = await openBoth(page, '/login?next=%2F%3Fasset%3DFUTURE');
  await expectLogin(other);
  const reloaded = other.waitForEvent('load');
  await submitSignIn(page, user);
  await expectDesk(page);
  await reloaded;
  await expectDesk(other);
  await expect(other).toHaveURL('/?asset=FUTURE');
});

test('a pin owed in one tab is asked for in the other, and given there lets both in', async ({
  page,
  world,
  makeUser,
}) => {
  const user = await makeUser({ isVerified: false });
  const mailsBefore = world.mailbox.countFor(user.email);
  await page.goto('/login');
  const other = await openBoth(page, '/login');
  await submitSignIn(page, user);
  await expect(other).toHaveURL('/verify-pin');
  await expect(other.getByText(user.email)).toBeVisible();
  await typePin(other, pinIn(await world.mailbox.waitForMail(user.email, mailsBefore)));
  await expectDesk(other);
  await expectDesk(page);
  await expect(page).toHaveURL('/');
});

test('a pin given up in one tab brings the other home, which is sign-in', async ({ page, makeUser }) => {
  const user = await makeUser({ isVerified: false });
  await page.goto('/login');
  await submitSignIn(page, user);
  await expect(page).toHaveURL('/verify-pin');
  const other = await openBoth(page, '/verify-pin');
  await expect(other.getByText(user.email)).toBeVisible();
  await page.getByRole('button', { name: 'Back to sign in' }).click();
  await expectLogin(page);
  await expectLogin(other);
});

test('the bare storage events of another tab: email id set, then removed', async ({ page }) => {
  await page.goto('/login');
  const other = await openBoth(page, '/forgot');
  await expect(other.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('email_id', 'wren@desk.example'));
  await expect(other).toHaveURL('/verify-pin');
  await expect(other.getByText('wren@desk.example')).toBeVisible();
  await page.evaluate(() => localStorage.removeItem('email_id'));
  // Home, which nobody is signed in to.
  await expect(other).toHaveURL('/login');
  await expectLogin(other);
});

test('a value that means nothing to other tabs moves nobody', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  const other = await openBoth(page, '/?asset=FUTURE');
  await expectDesk(other);
  await page.getByRole('button', { name: 'Expand navigation' }).click();
  await page.evaluate(() => localStorage.setItem('notification_sound', 'true'));
  await page.evaluate(() => localStorage.setItem('somebody_elses', '1'));
  // The next event that does mean something arrives after those three, and is the first to move it.
  const visited: string[] = [];
  other.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.evaluate(() => localStorage.clear());
  await expectLogin(other);
  expect(visited[0]).toBe('/login');
});
