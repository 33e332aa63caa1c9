import { LOGOUT_FAILED } from '@meridian/domain/request-error';
import { findUser, grant } from './support/admin-desk.ts';
import { expectDesk, expectLogin, openUserMenu, signInAs, signOut, storedValues } from './support/auth-steps.ts';
import { expect, storedSession, test } from './support/journey-test.ts';
import { liveChip } from './support/live-chip.ts';
import { SESSION_STORAGE_KEYS } from '../world/session-storage-keys.ts';

const TOO_MANY = 'User exceeded allowed number of connections.';

test('tokens and ids are kept under their names, and signing out removes them all', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser({ grant: { python_permit: true } }));
  await expect(liveChip(page)).toHaveText(/Live/);
  await expect
    .poll(async () => Object.keys(await storedValues(page)))
    .toEqual(expect.arrayContaining(['session_id', 'notification_id', 'node_auth_token', 'python_token', 'is_login']));
  const stored = await storedValues(page);
  expect(stored['notification_id']).toHaveLength(6);
  expect(stored['is_login']).toBe('true');
  expect(stored['node_auth_token']?.split('.')).toHaveLength(3);
  await signOut(page);
  await expectLogin(page);
  expect(
    Object.keys(await storedValues(page)).filter((key) => SESSION_STORAGE_KEYS.some((own) => own === key)),
  ).toEqual([]);
});

test('[LS16] a reload restores the session by its id, without a password', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  await expect(liveChip(page)).toHaveText(/Live/);
  const before = await storedValues(page);
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => frames.push(String(payload))));
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.reload();
  await expectDesk(page);
  await expect(liveChip(page)).toHaveText(/Live/);
  expect(JSON.parse(frames[0] ?? '{}')).toMatchObject({
    type: 'login_by_session',
    payload: { id_of_session_to_duplicate: before['session_id'] },
  });
  expect(calls).not.toContain('/main/auth/login');
  const after = await storedValues(page);
  expect(after['session_id']).toBe(before['session_id']);
  expect(after['notification_id']).not.toBe(before['notification_id']);
});

test('a page that is reloaded at any moment while it loads keeps the session', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  await expect(liveChip(page)).toHaveText(/Live/);
  const before = await storedValues(page);
  for (let loadedMs = 16; loadedMs <= 96; loadedMs += 8) {
    await page.reload({ waitUntil: 'commit' });
    // Somewhere between its first script and its user.
    await page.waitForTimeout(loadedMs);
    await page.reload({ waitUntil: 'commit' });
    await expect(liveChip(page)).toHaveText(/Live/);
  }
  expect(await storedValues(page)).toMatchObject({ node_auth_token: before['node_auth_token'] });
});

test('[LS14] one connection too many is told, is no failed sign-in, and comes right when asked again', async ({
  page,
  world,
  makeUser,
}) => {
  const user = await makeUser({ grant: { dashboard_permit: true, max_connections: 1 } });
  await signInAs(page, user);
  await expect(liveChip(page)).toHaveText(/Live/);
  const second = await page.context().newPage();
  await second.goto('/');
  await expectDesk(second);
  await expect(second.getByText(TOO_MANY).first()).toBeVisible();
  await expect(liveChip(second)).toHaveText(/Live data refused/);
  await openUserMenu(second);
  await expect(second.getByRole('region', { name: 'Signed in to' }).last()).toContainText(TOO_MANY);
  await second.keyboard.press('Escape');
  expect(await findUser(world, user.email)).toMatchObject({ failed_logins: 0, locked_until_ms: null });
  await expect(liveChip(page)).toHaveText(/Live/);
  await page.close();
  await second.getByRole('button', { name: 'Retry now' }).first().click();
  await expect(liveChip(second)).toHaveText('Live');
  await expect(second.getByText(TOO_MANY)).toHaveCount(0);
});

test('[LS19] an administrator ends the sessions of a user, whose page goes to sign-in and says why', async ({
  page,
  world,
  browser,
  makeUser,
}) => {
  const user = await makeUser();
  await signInAs(page, user);
  await expect(liveChip(page)).toHaveText(/Live/);
  const desk = await browser.newContext({ storageState: await storedSession(world, browser, 'admin') });
  const admin = await desk.newPage();
  const { id } = await findUser(world, user.email);
  await admin.goto(`/admin/users?user=${id}&tab=sessions`);
  await expect(admin.getByRole('table', { name: 'Open sessions' }).getByRole('row')).toHaveCount(3);
  await admin.getByRole('button', { name: 'End all 2 sessions' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'End 2 sessions' }).click();
  await expect(admin.getByText('2 sessions ended')).toBeVisible();
  await expectLogin(page, 'An administrator ended your session.');
  expect(await storedValues(page)).not.toHaveProperty('node_auth_token');
  await expect(admin.getByText('No open session')).toBeVisible();
  await desk.close();
});

test('signing out everywhere asks first and ends the session on another machine', async ({
  page,
  browser,
  makeUser,
}) => {
  const user = await makeUser();
  await signInAs(page, user);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signInAs(other, user);
  await expect(liveChip(other)).toHaveText(/Live/);
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Sign out everywhere…' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(question).toHaveCount(0);
  await openUserMenu(page);
  await page.getByRole('button', { name: 'Sign out everywhere…' }).click();
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expectLogin(page);
  await expectLogin(other, 'You signed out everywhere.');
  await elsewhere.close();
});

test('a user whom an administrator disables is out at once and not let in again', async ({ page, world, makeUser }) => {
  const user = await makeUser();
  await signInAs(page, user);
  await expect(liveChip(page)).toHaveText(/Live/);
  await grant(world, user.email, { is_disabled: true });
  await expectLogin(page, 'An administrator ended your session.');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This user is disabled. Please contact your administrator.')).toBeVisible();
});

test('user information that fails logs out of both services and shows the status text', async ({ page, makeUser }) => {
  const user = await makeUser();
  const ended: string[] = [];
  page.on('request', (request) => ended.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.route('**/main/user/get_user_information**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await page.getByLabel('Email', { exact: true }).fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await expectLogin(page, 'Internal Server Error');
  expect(ended).toContain('POST /main/auth/logout');
  expect(Object.keys(await storedValues(page))).not.toContain('node_auth_token');
});

test('user information that fails on a reload ends the session on both services, and says network error when there is no answer', async ({
  page,
  world,
  makeUser,
}) => {
  const user = await makeUser({ grant: { python_permit: true } });
  await signInAs(page, user);
  await expect.poll(async () => (await storedValues(page))['python_token']).toBeTruthy();
  await page.route('**/main/user/get_user_information**', (route) => route.abort());
  const ended = Promise.all(
    ['**/main/auth/logout', '**/mi/auth/token/logout/'].map((call) => page.waitForResponse(call)),
  );
  await page.reload();
  // Whichever comes first ends the session that market intelligence opened, so the other may find it gone.
  for (const response of await ended) expect([200, 204, 401]).toContain(response.status());
  await expectLogin(page, 'Network error');
  await expect.poll(async () => (await findUser(world, user.email)).open_sessions).toBe(0);
});

test('a logout that fails says so, and the page forgets the session all the same', async ({ page, makeUser }) => {
  await signInAs(page, await makeUser());
  await page.route('**/main/auth/logout', (route) => route.fulfill({ status: 500, body: '' }));
  await signOut(page);
  await expectLogin(page, LOGOUT_FAILED);
  expect(await storedValues(page)).not.toHaveProperty('node_auth_token');
});

test('an expired token is noticed at the next call and leads to sign-in', async ({ page, browser, world }) => {
  const desk = await browser.newContext({ storageState: await storedSession(world, browser, 'admin') });
  const admin = await desk.newPage();
  await admin.goto('/');
  await expectDesk(admin);
  const refusal = { error: 'Sign in first.', message: 'Sign in first.', code: 'unauthenticated' };
  await admin.route('**/main/admin/users**', (route) => route.fulfill({ status: 401, json: refusal }));
  await admin.getByRole('link', { name: 'Users' }).first().click();
  await expectLogin(admin, 'Your session has ended. Sign in again.');
  await desk.close();
  await page.close();
});

test.describe('a viewer', () => {
  test.use({ startAs: 'viewer' });

  test('has no market-impact permission: supported symbols answer 403', async ({ page }) => {
    const checked = page.waitForResponse('**/mi/api/supported-symbols/**');
    await page.goto('/desk-status');
    expect((await checked).status()).toBe(403);
    await expect(page.getByRole('region', { name: 'Signed in to' })).toContainText(
      'Needs the Market impact permission',
    );
    await expect(page.getByRole('region', { name: 'Permissions' })).toContainText('Market impactNot granted');
    await openUserMenu(page);
    await expect(page.getByRole('region', { name: 'Signed in to' }).last()).toContainText(
      'Needs the Market impact permission',
    );
  });
});

test.describe('a trader', () => {
  test.use({ startAs: 'trader' });

  test('is signed in to all three services', async ({ page }) => {
    await page.goto('/desk-status');
    const identities = page.getByRole('region', { name: 'Signed in to' });
    for (const name of ['Trading', 'Main', 'Market intelligence']) {
      await expect(identities.getByRole('listitem').filter({ hasText: name })).toContainText('Signed in');
    }
    await expect(page.getByRole('region', { name: 'Permissions' })).toContainText('6 of 8');
  });
});
