import { PIN_LIFETIME_MS, VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED } from '@meridian/domain/verification';
import type { Page } from '@playwright/test';
import { pinIn } from '../world/mailbox.ts';
import type { World } from '../world/world.ts';
import { expectDesk, expectLogin, signInAs, submitSignIn, typePin, wrongPinFor } from './support/auth-steps.ts';
import type { DeskUser } from './support/desk-user.ts';
import { expect, test } from './support/journey-test.ts';
import { agePin } from './support/world-database.ts';

const NEW_PASSWORD = 'an altogether newer sentence';

async function reachResetPin(page: Page, world: World, { email }: DeskUser): Promise<string> {
  const mailsBefore = world.mailbox.countFor(email);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL('/forgot');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page).toHaveURL('/verify-reset-pin');
  return pinIn(await world.mailbox.waitForMail(email, mailsBefore));
}

test('a new password by mail: the old one is refused, and every open session has ended', async ({
  page,
  world,
  browser,
  makeUser,
}) => {
  const user = await makeUser();
  const elsewhere = await browser.newContext();
  const open = await elsewhere.newPage();
  await signInAs(open, user);
  await expect(open.getByRole('list', { name: 'Connections' }).getByText('Live', { exact: true })).toBeVisible();

  const pin = await reachResetPin(page, world, user);
  await page.reload();
  await typePin(page, pin);
  await expect(page).toHaveURL('/reset-password');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill('something else entirely');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('The two passwords differ.')).toBeVisible();
  await expect(page.getByLabel('New password again')).toBeFocused();
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await expectLogin(open, 'The password was changed.');
  await elsewhere.close();

  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await submitSignIn(page, user);
  await expect(page.getByText('The email or the password is wrong.')).toBeVisible();
  await submitSignIn(page, { ...user, password: NEW_PASSWORD });
  await expectDesk(page);
  const mail = await world.mailbox.waitForMail(user.email, world.mailbox.countFor(user.email) - 1);
  expect(mail.source).toContain('Your Meridian password was changed');
});

test('used-up tries drop the reset', async ({ page, world, makeUser }) => {
  const user = await makeUser();
  const pin = await reachResetPin(page, world, user);
  for (const left of [4, 3, 2, 1]) {
    await typePin(page, wrongPinFor(pin));
    await expect(page.getByText(new RegExp(`^The code is wrong\\. ${left} `))).toBeVisible();
  }
  await typePin(page, wrongPinFor(pin));
  await expectLogin(page, VERIFICATION_LIMIT_EXPIRED);
  await page.goBack();
  await expect(page.getByText(user.email)).toHaveCount(0);
  await page.goto('/verify-reset-pin');
  await expect(page).toHaveURL('/forgot');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('');
});

test('a pin after its ten minutes drops the reset', async ({ page, world, makeUser }) => {
  const user = await makeUser();
  const pin = await reachResetPin(page, world, user);
  await agePin(world, user.email, PIN_LIFETIME_MS);
  await typePin(page, pin);
  await expectLogin(page, VERIFICATION_TIME_EXPIRED);
  await signInAs(page, user);
});

test('a weak password is refused before the grant is used up', async ({ page, world, makeUser }) => {
  const user = await makeUser();
  await typePin(page, await reachResetPin(page, world, user));
  await page.getByLabel('New password', { exact: true }).fill('password1234');
  await page.getByLabel('New password again').fill('password1234');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password again').fill(NEW_PASSWORD);
  await page.getByLabel('New password again').press('Enter');
  await expect(page.getByRole('heading', { name: 'Password changed' })).toBeVisible();
});

test('nobody gets to the later steps of a reset without the earlier ones', async ({ page }) => {
  await page.goto('/reset-password');
  await expect(page).toHaveURL('/forgot');
  await page.goto('/verify-reset-pin');
  await expect(page).toHaveURL('/forgot');
});
