import { demoEmail, demoPassword } from '../world/sign-in.ts';
import { expectDesk, expectLogin, openUserMenu, signInAs, storedValues, submitSignIn } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';

const trader = { email: demoEmail('trader'), password: demoPassword };
const WRONG = 'The email or the password is wrong.';
const DAY_S = 24 * 60 * 60;

test('[HT1] a trader signs in and lands on the home screen', async ({ page }) => {
  await page.goto('/');
  await expectLogin(page);
  await submitSignIn(page, trader);
  await expectDesk(page);
  // The first order may be open already.
  await expect(page).toHaveURL(({ pathname }) => pathname === '/');
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('Parent orders · Meridian');
});

test('empty and malformed fields are told beside them and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Password is required.')).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill('tess at the desk');
  await page.getByLabel('Password', { exact: true }).fill('anything');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  expect(sent).not.toContain('/main/auth/login');
});

test('a wrong password and an unknown email are refused in the same words', async ({ page, makeUser }) => {
  const user = await makeUser();
  await page.goto('/login');
  await submitSignIn(page, { ...user, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.getByText(WRONG)).toHaveCount(0);
  await submitSignIn(page, { email: `no-${user.email}`, password: 'not the password' });
  await expect(page.getByRole('alert').filter({ hasText: WRONG })).toBeVisible();
  expect(Object.keys(await storedValues(page))).not.toContain('node_auth_token');
});

test('after three failures a proof of work is asked for, and the page does it by itself', async ({
  page,
  makeUser,
}) => {
  const user = await makeUser();
  await page.goto('/login');
  for (let failure = 0; failure < 3; failure += 1) {
    const answered = page.waitForResponse('**/main/auth/login');
    await submitSignIn(page, { ...user, password: `wrong ${failure}` });
    expect((await answered).status()).toBe(401);
    await expect(page.getByText(WRONG)).toBeVisible();
  }
  await expect(page.getByText('not a robot')).toHaveCount(0);
  const challenged = page.waitForResponse('**/main/auth/captcha');
  await submitSignIn(page, { ...user, password: 'wrong again' });
  await challenged;
  await expect(page.getByText('Confirmed that you are not a robot')).toBeVisible();
  await expect(page.getByText(WRONG)).toBeVisible();
  await submitSignIn(page, user);
  await expectDesk(page);
});

test('a password can be looked at and hidden again', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a quiet sentence');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show characters' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('a quiet sentence');
  await page.getByRole('button', { name: 'Hide characters' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

for (const { keeps, days } of [
  { keeps: true, days: 30 },
  { keeps: false, days: 0.5 },
]) {
  test(`keep me signed in ${keeps ? 'on' : 'off'}: the session holds ${days} days`, async ({ page, makeUser }) => {
    const user = await makeUser();
    await page.goto('/login');
    await page.getByLabel('Keep me signed in').setChecked(keeps);
    await submitSignIn(page, user);
    await expectDesk(page);
    const [, payload = ''] = ((await storedValues(page))['node_auth_token'] ?? '').split('.');
    const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number };
    expect(exp - iat).toBe(days * DAY_S);
    await openUserMenu(page);
    await expect(page.getByText(/Session ends .*, in (29 d|30 d|11 h|12 h)/)).toBeVisible();
  });
}

test('everything works with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type(trader.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(trader.password);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show characters' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Keep me signed in')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Keep me signed in')).not.toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Forgot password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectDesk(page);
});

test('a demo user is filled in by one click', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('region', { name: 'Demo users' }).getByRole('button', { name: 'viewer' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(demoEmail('viewer'));
  await page.keyboard.press('Tab');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expectDesk(page);
});

test('a link into the app is kept through sign-in, path and asset class', async ({ page }) => {
  await page.goto('/admin/users?asset=FUTURE&search=tess');
  await expectLogin(page);
  await submitSignIn(page, { email: demoEmail('admin'), password: demoPassword });
  await expect(page).toHaveURL('/admin/users?asset=FUTURE&search=tess');
  await expect(page.getByRole('radio', { name: 'FUTURE' })).toBeChecked();
  await expect(page.getByLabel('Search users')).toHaveValue('tess');
});

test('a sign-in link cannot lead to another site', async ({ page }) => {
  await page.goto(`/login?${new URLSearchParams({ next: '//elsewhere.example/' })}`);
  await submitSignIn(page, { email: demoEmail('viewer'), password: demoPassword });
  await expectDesk(page);
  await expect(page).toHaveURL('/');
});

test('who is signed in already is not asked again', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  await expectDesk(page);
});
