import { PIN_LIFETIME_MS } from '@meridian/domain/verification';
import type { Page } from '@playwright/test';
import { pinIn } from '../world/mailbox.ts';
import type { World } from '../world/world.ts';
import { expectDesk, expectLogin, signInAs, submitSignIn, typePin } from './support/auth-steps.ts';
import { type DeskUser, newPerson } from './support/desk-user.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { agePin } from './support/world-database.ts';

async function fillPerson(page: Page, person: DeskUser): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Short name').fill('Robin');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Organisation').fill('Harbour Desk');
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

/** From the sent form to the home screen of somebody whom nobody has granted anything. */
async function verifyAndSignIn(page: Page, world: World, person: DeskUser): Promise<void> {
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText('You are registered. Once the email is verified')).toBeVisible();
  await typePin(page, pinIn(await world.mailbox.waitForMail(person.email)));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expectLogin(page);
  await submitSignIn(page, person);
  await expectDesk(page);
  await expect(page.getByRole('region', { name: 'Waiting for an administrator' })).toContainText(person.email);
}

test('[LS20] [HA8] [HA9] a registered user waits, an administrator grants, and the open page follows at once', async ({
  page,
  world,
  browser,
}) => {
  const person = newPerson('Robin Newhand');
  await page.goto('/registration');
  await fillPerson(page, person);
  await expect(page.getByText('Confirmed that you are not a robot')).toBeVisible();
  await verifyAndSignIn(page, world, person);
  await expect(page.getByRole('list', { name: 'Connections' }).getByText('Live', { exact: true })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const desk = await browser.newContext({ storageState: await storedSession(world, browser, 'admin') });
  const admin = await desk.newPage();
  await admin.goto(`/admin/users?${new URLSearchParams({ search: person.email })}`);
  await admin.getByRole('button', { name: person.name }).click();
  const panel = admin.getByRole('complementary', { name: `User ${person.name}` });
  for (const label of ['Order actions', 'Market intelligence', 'Market impact']) {
    await panel.getByRole('switch', { name: label }).check();
  }
  await panel.getByRole('checkbox', { name: /^ALDGATE / }).check();
  await panel.getByLabel('Reason, kept in the user’s history').fill('Joined the desk');
  await panel.getByRole('button', { name: 'Save 4 changes' }).click();
  await expect(admin.getByText(`${person.name} updated`)).toBeVisible();

  await expect(page.getByRole('region', { name: 'Waiting for an administrator' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Desk status' }).click();
  await expect(page.getByRole('region', { name: 'Permissions' })).toContainText('3 of 8');
  await expect(page.getByRole('region', { name: 'Accounts', exact: true })).toContainText('Aldgate Capital');
  await expect(page.getByRole('listitem').filter({ hasText: /^.?Market intelligence.?Signed in/ })).toBeVisible();
  expect(loads).toBe(0);
  await desk.close();
});

test('a FIX user registers with its session, which the administrator sees', async ({ page, world, browser }) => {
  const person = newPerson('Phoenix Fixline');
  await page.goto('/fix-registration');
  await fillPerson(page, person);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('SenderCompID')).toBeFocused();
  await page.getByLabel('SenderCompID').fill('HARBOUR1');
  await page.getByLabel('TargetCompID').fill('MERIDIAN');
  await page.getByLabel('Contact name').fill('Quinn Oncall');
  await page.getByLabel('Contact phone').fill('+44 20 5550 0100');
  await verifyAndSignIn(page, world, person);

  const desk = await browser.newContext({ storageState: await storedSession(world, browser, 'admin') });
  const admin = await desk.newPage();
  await admin.goto(`/admin/users?${new URLSearchParams({ search: person.email })}`);
  await expect(admin.getByRole('row').filter({ hasText: person.email })).toContainText('FIX');
  await admin.getByRole('button', { name: person.name }).click();
  const registration = admin.getByRole('region', { name: 'FIX registration' });
  for (const text of ['HARBOUR1', 'MERIDIAN', 'Quinn Oncall', '+44 20 5550 0100']) {
    await expect(registration).toContainText(text);
  }
  await desk.close();
});

test('wrong fields are told one by one, the first has the focus, and rules of the password tick off', async ({
  page,
}) => {
  await page.goto('/registration');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  for (const label of ['Name', 'Short name', 'Email', 'Organisation', 'Password']) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  const person = newPerson();
  await fillPerson(page, { ...person, password: 'short' });
  const rules = page.getByRole('list', { name: 'Password rules' });
  await expect(rules.getByText('12 characters or more')).toContainText('not met yet');
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await expect(rules.getByText('not met yet')).toHaveCount(0);
});

test('[LS21] an address that is known is answered like one that is not, and its owner is told by mail', async ({
  page,
  world,
  makeUser,
}) => {
  const known = await makeUser();
  // Within the lifetime of the pin that it verified with, a mailbox gets no hint: nobody may flood it.
  await agePin(world, known.email, PIN_LIFETIME_MS);
  const mailsBefore = world.mailbox.countFor(known.email);
  await page.goto('/registration');
  await fillPerson(page, { ...known, password: 'another quiet sentence' });
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText('You are registered. Once the email is verified')).toBeVisible();
  const mail = await world.mailbox.waitForMail(known.email, mailsBefore);
  expect(mail.source).toContain('You are registered with Meridian already');
  await signInAs(page, known);
});
