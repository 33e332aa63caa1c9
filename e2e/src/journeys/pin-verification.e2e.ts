import { PIN_LIFETIME_MS, VERIFICATION_LIMIT_EXPIRED, VERIFICATION_TIME_EXPIRED } from '@meridian/domain/verification';
import type { Page } from '@playwright/test';
import { pinIn } from '../world/mailbox.ts';
import type { World } from '../world/world.ts';
import { expectDesk, expectLogin, storedValues, submitSignIn, typePin, wrongPinFor } from './support/auth-steps.ts';
import type { DeskUser } from './support/desk-user.ts';
import { expect, test } from './support/journey-test.ts';
import { agePin } from './support/world-database.ts';
import { SESSION_STORAGE_KEYS } from '../world/session-storage-keys.ts';

const COOL_DOWN_MS = 30_000;

async function expectForgotten(page: Page): Promise<void> {
  const stored = Object.keys(await storedValues(page));
  expect(stored.filter((key) => SESSION_STORAGE_KEYS.some((ours) => ours === key))).toEqual([]);
  await page.goto('/verify-pin');
  await expectLogin(page);
}

test.describe('a sign-in that owes a pin', () => {
  let user: DeskUser;

  test.beforeEach(async ({ makeUser }) => {
    user = await makeUser({ isVerified: false });
  });

  /** Signs in as far as the pin; answers the one that was mailed for it. */
  async function reachPin(page: Page, world: World): Promise<string> {
    const mailsBefore = world.mailbox.countFor(user.email);
    await page.goto('/login?next=%2F%3Fasset%3DFUTURE');
    await submitSignIn(page, user);
    await expect(page).toHaveURL(/\/verify-pin/);
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByText(user.email)).toBeVisible();
    return pinIn(await world.mailbox.waitForMail(user.email, mailsBefore));
  }

  test('[HT2] the mailed pin, typed in, opens the page that was asked for', async ({ page, world }) => {
    const pin = await reachPin(page, world);
    expect(await storedValues(page)).toMatchObject({ email_id: user.email });
    await expect(page.getByLabel('Digit 1')).toBeFocused();
    await page.keyboard.type(pin.slice(0, 3));
    await expect(page.getByLabel('Digit 4')).toBeFocused();
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(page.getByText('Enter all six digits.')).toBeVisible();
    await page.keyboard.type(pin.slice(3));
    await page.keyboard.press('Enter');
    await expectDesk(page);
    await expect(page).toHaveURL('/?asset=FUTURE');
    await expect(page.getByRole('region', { name: 'Waiting for an administrator' })).toBeVisible();
    const stored = await storedValues(page);
    expect(stored).toMatchObject({ is_login: 'true' });
    expect(stored).not.toHaveProperty('email_id');
  });

  test('a pasted pin fills every box, and a reload on the way keeps the wait', async ({ page, world, context }) => {
    const pin = await reachPin(page, world);
    await expect(page.getByRole('timer')).toContainText('Code expires in 9:');
    await page.reload();
    await expect(page).toHaveURL(/\/verify-pin/);
    await expect(page.getByText(user.email)).toBeVisible();
    await expect(page.getByRole('timer')).toContainText('Code expires in 9:');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${pin.slice(0, 3)}-${pin.slice(3)} `);
    await page.getByLabel('Digit 3').click();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(page.getByLabel('Digit 6')).toHaveValue(pin.charAt(5));
    await page.getByRole('button', { name: 'Verify', exact: true }).click();
    await expectDesk(page);
  });

  test('a wrong pin says how many tries are left, in the words of the service', async ({ page, world }) => {
    const pin = await reachPin(page, world);
    for (const left of ['4 tries are', '3 tries are']) {
      const answered = page.waitForResponse('**/main/auth/verify_pin');
      await typePin(page, wrongPinFor(pin));
      const { error } = (await (await answered).json()) as { error: string };
      expect(error).toBe(`The code is wrong. ${left} left.`);
      await expect(page.getByRole('alert').filter({ hasText: error })).toBeVisible();
      await expect(page.getByLabel('Digit 1')).toHaveValue('');
      await expect(page.getByLabel('Digit 1')).toBeFocused();
    }
    await typePin(page, pin);
    await expectDesk(page);
  });

  test('the fifth wrong pin clears the whole session and returns to sign-in', async ({ page, world }) => {
    const pin = await reachPin(page, world);
    for (const left of [4, 3, 2, 1]) {
      await typePin(page, wrongPinFor(pin));
      await expect(page.getByText(new RegExp(`^The code is wrong\\. ${left} `))).toBeVisible();
    }
    await typePin(page, wrongPinFor(pin));
    await expectLogin(page, VERIFICATION_LIMIT_EXPIRED);
    await expectForgotten(page);
  });

  test('a pin after its ten minutes clears the whole session and returns to sign-in', async ({ page, world }) => {
    const pin = await reachPin(page, world);
    await agePin(world, user.email, PIN_LIFETIME_MS);
    await typePin(page, pin);
    await expectLogin(page, VERIFICATION_TIME_EXPIRED);
    await expectForgotten(page);
  });

  test('sending again waits for its cool-down, and then only the new pin counts', async ({ page, world }) => {
    await page.clock.install();
    const first = await reachPin(page, world);
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    await agePin(world, user.email, COOL_DOWN_MS);
    await page.clock.fastForward(COOL_DOWN_MS);
    const mailsBefore = world.mailbox.countFor(user.email);
    await page.getByRole('button', { name: 'Send again', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
    await expect(page.getByText('If the email is known, a code is on its way to it.')).toBeVisible();
    const second = pinIn(await world.mailbox.waitForMail(user.email, mailsBefore));
    // One in a million: the two pins are the same.
    await typePin(page, first === second ? wrongPinFor(second) : first);
    await expect(page.getByText('The code is wrong. 4 tries are left.')).toBeVisible();
    await typePin(page, second);
    await expectDesk(page);
  });

  test('the way back gives the sign-in up', async ({ page, world }) => {
    await reachPin(page, world);
    await page.getByRole('button', { name: 'Back to sign in' }).click();
    await expectLogin(page);
    await expectForgotten(page);
  });
});

test('nobody gets to the pin page without a sign-in', async ({ page }) => {
  await page.goto('/verify-pin');
  await expectLogin(page);
});
