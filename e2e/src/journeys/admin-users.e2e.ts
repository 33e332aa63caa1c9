import { findUser, grant } from './support/admin-desk.ts';
import { expectDesk, signInAs } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';

test.describe('an administrator', () => {
  test.use({ startAs: 'admin' });

  test('finds users by name, email or organisation, and the address keeps the search', async ({ page }) => {
    await page.goto('/admin/users');
    const rows = page.getByRole('table', { name: 'Users' }).locator('tbody').getByRole('row');
    await expect(rows.filter({ hasText: 'trader@meridian.local' })).toBeVisible();
    await page.getByLabel('Search users').fill('VIEWER@mer');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText('Vic Viewer');
    await expect(page).toHaveURL('/admin/users?search=VIEWER%40mer');
    await page.reload();
    await expect(rows).toHaveCount(1);
    await page.getByLabel('Search users').fill('nobody has this name');
    await expect(page.getByText('No user matches “nobody has this name”')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page.getByLabel('Search users')).toHaveValue('');
    await expect(rows.filter({ hasText: 'Ada Admin' })).toContainText('You');
  });

  test('sorts by a column both ways, and the address keeps it', async ({ page }) => {
    await page.goto('/admin/users?search=meridian.local');
    const names = page.locator('tbody').getByRole('rowheader').getByRole('button');
    const header = page.getByRole('columnheader', { name: 'User' });
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(names).toHaveText(['Abe Approver', 'Ada Admin', 'Nora Newcomer', 'Tess Trader', 'Vic Viewer']);
    await page.getByRole('button', { name: 'User', exact: true }).click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(names).toHaveText(['Vic Viewer', 'Tess Trader', 'Nora Newcomer', 'Ada Admin', 'Abe Approver']);
    await page.reload();
    await expect(names.first()).toHaveText('Vic Viewer');
  });

  test('opens a user by keyboard, looks at each tab, and Esc returns to the row', async ({ page }) => {
    await page.goto('/admin/users?search=meridian.local&sort=name');
    const ada = page.getByRole('button', { name: 'Ada Admin', exact: true });
    await page.getByRole('button', { name: 'Tess Trader' }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: 'Nora Newcomer' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(ada).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'User Ada Admin' });
    await expect(panel.getByRole('heading', { name: 'Ada Admin' })).toBeFocused();
    await expect(panel.getByRole('switch', { name: 'Order actions' })).toBeChecked();
    await panel.getByRole('tab', { name: 'Access' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=sessions/);
    await panel.getByRole('tab', { name: 'History' }).click();
    await expect(panel.getByText('Signed in').first()).toBeVisible();
    await page.reload();
    await expect(panel.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(ada).toBeFocused();
  });

  test('cannot take the right from themselves', async ({ page, world }) => {
    const { id } = await findUser(world, 'admin@meridian.local');
    await page.goto(`/admin/users?user=${id}`);
    const panel = page.getByRole('complementary', { name: 'User Ada Admin' });
    await expect(panel.getByRole('switch', { name: 'Administrator' })).toBeDisabled();
    await expect(panel.getByRole('switch', { name: 'Disabled' })).toBeDisabled();
  });

  test('a list that fails shows the text, the call and a way to try again', async ({ page }) => {
    const refusal = { error: 'The database rests.', message: 'The database rests.', code: 'broken' };
    await page.route('**/main/admin/users**', (route) => route.fulfill({ status: 500, json: refusal }));
    await page.goto('/admin/users');
    await expect(page.getByText('The database rests.')).toBeVisible();
    await expect(page.getByText(/^GET \/admin\/users · \d\d:\d\d:\d\d$/)).toBeVisible();
    await page.unroute('**/main/admin/users**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  });
});

test.describe('a trader', () => {
  test.use({ startAs: 'trader' });

  test('is told what is missing, and no user leaves the server', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/admin/users');
    await expectDesk(page);
    await expect(page.getByText('Users needs the Administrator permission')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Users' })).toHaveCount(0);
    expect(asked).not.toContain('/main/admin/users');
  });
});

test('[LS20] an administrator who loses the right sees the screen close at once', async ({ page, world, makeUser }) => {
  const user = await makeUser({ grant: { is_admin: true } });
  await signInAs(page, user);
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await grant(world, user.email, { is_admin: false });
  await expect(page.getByText('Users needs the Administrator permission')).toBeVisible();
});
