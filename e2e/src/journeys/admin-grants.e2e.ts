import type { Locator, Page } from '@playwright/test';
import { findUser, grant } from './support/admin-desk.ts';
import { expectDesk, signInAs, submitSignIn } from './support/auth-steps.ts';
import type { DeskUser } from './support/desk-user.ts';
import { expect, ownAddress, storedSession, test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';
import { countFailures } from './support/world-database.ts';

const REASON = 'Reason, kept in the user’s history';

test.use({ startAs: 'admin' });

async function openUser(page: Page, user: DeskUser): Promise<Locator> {
  await page.goto(`/admin/users?${new URLSearchParams({ search: user.email })}`);
  await page.getByRole('button', { name: user.name }).click();
  return page.getByRole('complementary', { name: `User ${user.name}` });
}

test('a grant shows before and after, needs a reason, and is in the history', async ({ page, makeUser }) => {
  const user = await makeUser();
  const panel = await openUser(page, user);
  await expect(panel.getByText('No grant')).toBeVisible();
  await panel.getByRole('switch', { name: 'Logs' }).check();
  await panel.getByRole('checkbox', { name: /^BOREALIS / }).check();
  await panel.getByLabel('Connections allowed').fill('3');
  const changes = panel.getByRole('table', { name: 'What will change' });
  await expect(changes.getByRole('row', { name: /Logs/ })).toContainText('OFFON');
  await expect(changes.getByRole('row', { name: /^Accounts/ })).toContainText('none1+ BOREALIS');
  await expect(changes.getByRole('row', { name: /Connections allowed/ })).toContainText('203');
  await panel.getByRole('button', { name: 'Save 3 changes' }).click();
  await expect(panel.getByText('Enter a reason, so that the next administrator knows.')).toBeVisible();
  await expect(panel.getByLabel(REASON)).toBeFocused();
  await page.keyboard.type('Covers the night desk');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('3 changes saved. They apply at once.')).toBeVisible();
  await expect(changes).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: user.email })).toContainText('Logs');
  await panel.getByRole('tab', { name: 'History' }).click();
  const entry = panel.getByRole('listitem').filter({ hasText: 'Access changed' });
  for (const text of ['by admin@meridian.local', 'Logs: OFF → ON', '+ BOREALIS', 'Reason: Covers the night desk']) {
    await expect(entry).toContainText(text);
  }
});

test('two administrators: the second save is refused and shows what the first changed', async ({
  page,
  world,
  makeUser,
}) => {
  const user = await makeUser();
  const panel = await openUser(page, user);
  await panel.getByRole('switch', { name: 'Logs' }).check();
  await panel.getByLabel(REASON).fill('Mine');
  await grant(world, user.email, { dashboard_permit: true });
  const refused = page.waitForResponse((response) => response.request().method() === 'PUT');
  await panel.getByRole('button', { name: 'Save 1 change' }).click();
  expect((await refused).status()).toBe(409);
  const notice = panel.getByRole('alert').filter({ hasText: 'changed this user while you were editing' });
  await expect(notice).toBeVisible();
  await expect(notice.getByRole('row', { name: /Dashboard/ })).toContainText('OFFON');
  await expect(panel.getByRole('button', { name: 'Save 1 change' })).toBeDisabled();
  await notice.getByRole('button', { name: 'Reload, keep mine' }).click();
  await expect(notice).toHaveCount(0);
  await expect(panel.getByRole('switch', { name: 'Dashboard' })).toBeChecked();
  await panel.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(page.getByText('1 change saved. They apply at once.')).toBeVisible();
  expect(await findUser(world, user.email)).toMatchObject({ log_permit: true, dashboard_permit: true });
});

test('edits are not lost by accident: closing, another screen and a look at another tab', async ({
  page,
  makeUser,
}) => {
  const user = await makeUser();
  const panel = await openUser(page, user);
  await panel.getByRole('switch', { name: 'Logs' }).check();
  await panel.getByRole('tab', { name: 'History' }).click();
  await panel.getByRole('tab', { name: 'Access' }).click();
  await expect(panel.getByRole('switch', { name: 'Logs' })).toBeChecked();
  await panel.getByRole('button', { name: 'Close' }).click();
  const question = page.getByRole('dialog', { name: 'Discard 1 change?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(question).toHaveCount(0);
  await expect(panel.getByRole('switch', { name: 'Logs' })).toBeChecked();
  await page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name: 'Parent orders', exact: true })
    .click();
  await question.getByRole('button', { name: 'Discard 1 change' }).click();
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
});

test('a lock-out hits the address that failed alone, and an administrator ends it', async ({
  page,
  world,
  browser,
  makeUser,
}) => {
  // Three proofs of work and three machines.
  test.slow();
  const user = await makeUser();
  const nobody = { cookies: [], origins: [] };
  const attacker = await browser.newContext({ storageState: nobody, extraHTTPHeaders: ownAddress() });
  const guess = await attacker.newPage();
  await guess.goto('/login');
  await submitSignIn(guess, { ...user, password: 'first guess' });
  await expect(guess.getByText('The email or the password is wrong.')).toBeVisible();
  await countFailures(world, user.email, 9);
  await submitSignIn(guess, { ...user, password: 'tenth guess' });
  await expect(guess.getByText('Confirmed that you are not a robot')).toBeVisible();
  await expect(guess.getByText('The email or the password is wrong.')).toBeVisible();
  await submitSignIn(guess, user);
  await expect(guess.getByText('Too many attempts. Please wait 15 minutes and try again.')).toBeVisible();

  const owner = await browser.newContext({ storageState: nobody, extraHTTPHeaders: ownAddress() });
  await signInAs(await owner.newPage(), user);
  await owner.close();

  const panel = await openUser(page, user);
  await expect(panel.getByText(/^. Locked$/)).toBeVisible();
  await expect(
    panel.getByText(/^Locked until \d\d:\d\d:\d\d, 1[45] min from now, after 10 failed sign-ins\.$/),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Unlock now' }).click();
  await expect(page.getByText(`${user.name} unlocked`)).toBeVisible();
  await expect(panel.getByText(/^. Locked$/)).toHaveCount(0);
  await submitSignIn(guess, user);
  await expectDesk(guess);
  await attacker.close();
});

test('ending the trading session alone closes the page of its user, too', async ({ page, browser, makeUser }) => {
  const user = await makeUser();
  const machine = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const open = await machine.newPage();
  await signInAs(open, user);
  await expect(liveChip(open)).toHaveText(/Live/);
  const panel = await openUser(page, user);
  await panel.getByRole('tab', { name: /Sessions/ }).click();
  const table = panel.getByRole('table', { name: 'Open sessions' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await table.getByRole('button', { name: /^End the Trading session/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
  await table.getByRole('button', { name: /^End the Trading session/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End 1 session' }).click();
  await expect(page.getByText('1 session ended')).toBeVisible();
  await expect(open.getByText('An administrator ended your session.')).toBeVisible();
  await machine.close();
});

test('two administrators at once: the page of the one follows what the other saved', async ({
  page,
  world,
  browser,
  makeUser,
}) => {
  const user = await makeUser();
  const panel = await openUser(page, user);
  const colleague = await browser.newContext({ storageState: await storedSession(world, browser, 'admin') });
  const other = await colleague.newPage();
  const otherPanel = await openUser(other, user);
  await otherPanel.getByRole('switch', { name: 'Market data' }).check();
  await otherPanel.getByLabel(REASON).fill('First');
  await otherPanel.getByRole('button', { name: 'Save 1 change' }).click();
  await expect(other.getByText('1 change saved. They apply at once.')).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(panel.getByRole('switch', { name: 'Market data' })).toBeChecked();
  await expect(panel.getByRole('alert')).toHaveCount(0);
  await colleague.close();
});
