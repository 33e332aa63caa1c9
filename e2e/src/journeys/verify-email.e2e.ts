import { VERIFICATION_LIMIT_EXPIRED } from '@meridian/domain/verification';
import { pinIn } from '../world/mailbox.ts';
import { expectDesk, expectLogin, submitSignIn, typePin, wrongPinFor } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';
import { agePin } from './support/world-database.ts';

const COOL_DOWN_MS = 30_000;

test('an address is verified later, with a code that is asked for', async ({ page, world, makeUser }) => {
  const user = await makeUser({ isVerified: false });
  await agePin(world, user.email, COOL_DOWN_MS);
  const mailsBefore = world.mailbox.countFor(user.email);
  await page.goto('/verify-email');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const pin = pinIn(await world.mailbox.waitForMail(user.email, mailsBefore));
  await typePin(page, pin);
  await expect(page.getByText('Enter the password that you registered with.')).toBeVisible();
  await page.getByLabel('The password that you registered with').fill(user.password);
  await typePin(page, pin);
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectLogin(page);
  await submitSignIn(page, user);
  await expectDesk(page);
  await expect(page).toHaveURL('/');
});

test('used-up tries end the verification at the sign-in page', async ({ page, world, makeUser }) => {
  const user = await makeUser({ isVerified: false });
  const pin = pinIn(await world.mailbox.waitForMail(user.email));
  await page.goto('/verify-email');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('The password that you registered with').fill(user.password);
  for (const left of [4, 3, 2, 1]) {
    await typePin(page, wrongPinFor(pin));
    await expect(page.getByText(new RegExp(`^The code or the password is wrong\\. ${left} `))).toBeVisible();
  }
  await typePin(page, wrongPinFor(pin));
  await expectLogin(page, VERIFICATION_LIMIT_EXPIRED);
});

test('an unknown address gets the same page and the same words', async ({ page }) => {
  await page.goto('/verify-email');
  await page.getByLabel('Email', { exact: true }).fill('stranger@desk.example');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.getByLabel('The password that you registered with').fill('any long phrase');
  await typePin(page, '000000');
  await expect(page.getByText('The code or the password is wrong. 4 tries are left.')).toBeVisible();
});
