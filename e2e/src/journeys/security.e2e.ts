import { demoPassword, signIn } from '../world/sign-in.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';
import { provePasswords } from './support/world-database.ts';

test.describe('an administrator', () => {
  test.use({ startAs: 'admin' });

  test('[HC5] reads the security log, and an old sign-in asks for the password before trading goes on', async ({
    page,
    world,
  }) => {
    await page.goto('/admin/security-log');
    const events = page.getByRole('region', { name: 'Security events' });
    await expect(events.getByRole('rowheader', { name: 'Signed in' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Check for changes' }).click();
    await expect(page.getByText(/events checked\. None was changed, removed or added\.$/)).toBeVisible();
    await expectAccessible(page, 'security log');

    await provePasswords(world, 0);
    await page.reload();
    await page.getByRole('switch', { name: 'Global auto-trading, on' }).click();
    await page.getByRole('button', { name: 'Switch auto-trading off' }).click();
    // To stop needs no password.
    await expect(page.getByText('All open child orders are confirmed cancelled.')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Switch on…' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('End of the journey');
    await page.getByRole('dialog').getByLabel('Type ON to confirm').fill('on');
    await page.getByRole('dialog').getByRole('button', { name: 'Switch auto-trading on' }).click();
    const question = page.getByRole('dialog', { name: 'Enter your password' });
    await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page, 'password question', { within: '[role="dialog"]:last-of-type' });
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(question.getByText('The password is wrong.')).toBeVisible();
    await question.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Global auto-trading is on' })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(events.getByText('Auto-trading switched').first()).toBeVisible({ timeout: 30_000 });
    await expect(events.getByText('Password check failed').first()).toBeVisible();
  });
});

test('the own password is changed in a dialog; a page where nothing happens warns, and then signs out', async ({
  page,
  makeUser,
}) => {
  const user = await makeUser();
  await page.clock.install();
  await signIn(page, user.email, user.password);
  await page.getByRole('button', { name: /^User menu/ }).click();
  await page.getByRole('button', { name: 'Change password…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await dialog.getByLabel('Current password').fill('not the password');
  await dialog.getByLabel('New password', { exact: true }).fill('a much better phrase');
  await dialog.getByLabel('New password again').fill('another phrase');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The two new passwords differ.')).toBeVisible();
  await dialog.getByLabel('New password again').fill('a much better phrase');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('The password is wrong.')).toBeVisible();
  await expectAccessible(page, 'change password', { within: '[role="dialog"]' });
  await dialog.getByLabel('Current password').fill(user.password);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  const warning = page.getByRole('dialog', { name: 'Still there?' });
  await page.clock.fastForward('58:30');
  await expect(warning).toBeVisible();
  await expectAccessible(page, 'idle warning', { within: '[role="dialog"]' });
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await page.clock.fastForward(2_000);
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('01:00:01');
  await expect(page.getByText('You were signed out because nothing happened for a while.')).toBeVisible();
});
