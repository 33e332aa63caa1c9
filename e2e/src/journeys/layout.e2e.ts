import type { Locator, Page } from '@playwright/test';
import { expectDesk } from './support/auth-steps.ts';
import { expect, test } from './support/journey-test.ts';
import { settled } from './support/page-health.ts';

test.use({ startAs: 'admin' });

/** The first working order of the desk may be open by itself. */
const HOME_OF_FUTURES = /\/\?(order=\d+&)?asset=FUTURE(&order=\d+)?$/;

test('the navigation is 50 px of icons or 217 px with labels, by button and by [', async ({ page }) => {
  await page.goto('/');
  const rail = page.getByRole('navigation', { name: 'Screens' });
  await expect(rail).toHaveCSS('width', '50px');
  await page.keyboard.press('[');
  await expect(rail).toHaveCSS('width', '217px');
  await expect(rail.getByText('ADMINISTRATION')).toBeVisible();
  await page.reload();
  await expect(rail).toHaveCSS('width', '217px');
  await page.getByRole('button', { name: 'Collapse navigation' }).click();
  await expect(rail).toHaveCSS('width', '50px');
  // One screen is marked, though the address of the settings is the beginning of that of the groups.
  await page.goto('/strategies/groups');
  await expect(page.getByRole('navigation', { name: 'Screens' }).locator('[aria-current="page"]')).toHaveText(
    'Strategy groups',
  );
});

test('on a small window with the navigation open nothing has to be scrolled sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/');
  await expectDesk(page);
  await page.keyboard.press('[');
  await expect(page.getByRole('navigation', { name: 'Screens' })).toHaveCSS('width', '217px');
  for (const path of ['/', '/trade-analitycs/summary', '/power-search', '/logs/event-log', '/admin/users']) {
    await page.goto(path);
    await expectDesk(page);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
    const toolbars = page.locator('header, main section > div:first-child');
    const overhangs = toolbars.evaluateAll((bars) => bars.map((bar) => bar.scrollWidth - bar.clientWidth));
    expect((await overhangs).filter((overhang) => overhang > 1)).toEqual([]);
  }
});

/** What a style of another screen would change. */
const LOOKS = ['display', 'color', 'background-color', 'font-size', 'font-weight', 'font-style', 'text-align'];

/** The looks of everything in a panel, each once, as nobody focuses or points at it. */
function looksIn(panel: Locator): Promise<readonly string[]> {
  return panel.evaluate(async (root, names) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const looks = [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const data = ['state', 'side', 'tone', 'field', 'align'].map((name) => element.getAttribute(`data-${name}`));
      const shown = names.map((name) => style.getPropertyValue(name));
      return [element.tagName, element.getAttribute('class'), ...data, ...shown].join(' ');
    });
    return [...new Set(looks)].sort((a, b) => a.localeCompare(b));
  }, LOOKS);
}

/** An empty ticket, and a basket with a good row and a bad one. */
async function looksOfPanels(page: Page): Promise<readonly (readonly string[])[]> {
  await page.getByRole('button', { name: 'New order' }).click();
  const ticket = page.getByRole('complementary', { name: 'New order' });
  await expect(ticket.getByRole('combobox', { name: 'Account', exact: true })).toHaveText(/\w/);
  const ofTicket = await looksIn(ticket);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Upload a basket' }).click();
  const basket = page.getByRole('complementary', { name: 'Basket upload' });
  const cells = ['Symbol\tSide\tQuantity\tLimit', 'KO\tBUY\t100\tMKT', 'NOPE\tBUY\t100\tMKT'];
  await basket.getByLabel('Or paste from a spreadsheet').fill(cells.join('\n'));
  await page.keyboard.press('Control+Enter');
  await expect(basket.getByText('No instrument "NOPE"')).toBeVisible();
  await expect(basket.getByLabel('Totals')).toContainText('OK1Needs attention1');
  const ofBasket = await looksIn(basket);
  await basket.getByRole('button', { name: 'Another file' }).click();
  await basket.getByRole('button', { name: 'Single order' }).click();
  await page.keyboard.press('Escape');
  return [ofTicket, ofBasket];
}

test('no screen leaves its styles behind: ticket and basket look as on a fresh page', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await expectDesk(page);
  const fresh = await looksOfPanels(page);
  const screens = page.getByRole('navigation', { name: 'Screens' }).getByRole('link');
  const addresses = new Set<string>();
  for (let at = 0; at < (await screens.count()); at += 1) {
    await screens.nth(at).click();
    await settled(page);
    addresses.add(new URL(page.url()).pathname);
  }
  expect(addresses.size).toBeGreaterThan(12);
  await screens.filter({ hasText: 'Parent orders' }).click();
  await settled(page);
  expect(await looksOfPanels(page)).toEqual(fresh);
});

test('the asset class lives in the address: reload, navigation and history keep it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('radio', { name: 'EQUITY' })).toBeChecked();
  await page.getByText('FUTURE', { exact: true }).click();
  await expect(page).toHaveURL(HOME_OF_FUTURES);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'FUTURE' })).toBeChecked();
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL('/admin/users?asset=FUTURE');
  await page.getByRole('radio', { name: 'FUTURE' }).press('ArrowRight');
  await expect(page).toHaveURL('/admin/users?asset=CALENDAR+SPREAD');
  await page.goBack();
  await expect(page).toHaveURL(HOME_OF_FUTURES);
  await page.goto('/?asset=BONDS');
  await expect(page.getByRole('radio', { name: 'EQUITY' })).toBeChecked();
});

test('Ctrl K finds screens and actions, keeps early keys, and gives the focus back', async ({ page }) => {
  const late = Promise.withResolvers<undefined>();
  await page.route(/\/palette-[\w-]{8}\.js$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Alerts/ });
  await bell.focus();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  const search = palette.getByRole('combobox');
  // The palette is not loaded yet. What is typed now belongs to its field.
  await page.keyboard.type('no such');
  late.resolve(undefined);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('no such');
  await page.keyboard.type(' thing');
  await expect(palette.getByText('Nothing matches “no such thing”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await expect(bell).toBeFocused();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('switch to fut');
  await expect(palette.getByRole('option').first()).toContainText('Switch to FUTURE');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(HOME_OF_FUTURES);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('users');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/users?asset=FUTURE');
  await expect(page.getByRole('heading', { name: 'Users', level: 1 })).toBeFocused();
});

test('? lists every key, those of the open screen included, and keys leave text fields alone', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const title of ['Search users', 'Expand or collapse the navigation', 'Switch to FUTURE', 'Users']) {
    await expect(list.getByText(title, { exact: true }).first()).toBeVisible();
  }
  // All keys are below one another: nothing lies to the right of the dialog.
  const sideways = await list
    .getByRole('region', { name: 'All keys' })
    .evaluate((keys) => keys.scrollWidth - keys.clientWidth);
  expect(sideways).toBe(0);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search users')).toBeFocused();
  await page.keyboard.type('?[gh');
  await expect(page.getByLabel('Search users')).toHaveValue('?[gh');
  await expect(list).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Screens' })).toHaveCSS('width', '50px');
  await page.getByRole('heading', { name: 'Users', level: 1 }).focus();
  // The two keys belong together only for a moment, which a busy machine may miss.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('h');
    await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeFocused({ timeout: 2_000 });
  }).toPass();
});

test('an address that no screen answers to says so inside the layout, with a way back', async ({ page }) => {
  await page.goto('/');
  await expectDesk(page);
  await page.goto('/trade-analitycs/no-such-thing?asset=FUTURE');
  await expectDesk(page);
  await expect(page.getByText('There is nothing at this address')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No such thing', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle('No such thing · Meridian');
  await page.getByRole('button', { name: 'Go to the home screen' }).click();
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(HOME_OF_FUTURES);
});

test('a screen whose code cannot be loaded fails alone: the layout stays, and trying again works', async ({ page }) => {
  await page.goto('/');
  await page.route('**/assets/admin-users-screen-*.js', (route) => route.abort());
  await page.getByRole('navigation', { name: 'Screens' }).getByRole('link', { name: 'Users' }).click();
  await expect(page.getByText('This screen could not be shown.')).toBeVisible();
  await expectDesk(page);
  await page.getByRole('link', { name: 'Parent orders' }).first().click();
  await expect(page.getByRole('heading', { name: 'Parent orders', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('This screen could not be shown.')).toBeVisible();
  await page.unroute('**/assets/admin-users-screen-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a layout that cannot be loaded says so instead of an empty page', async ({ page }) => {
  await page.route('**/assets/main-layout-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await page.unroute('**/assets/main-layout-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectDesk(page);
});

test("the dark theme is forced, whatever the machine prefers, and our look comes after the library's", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expectDesk(page);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(15, 19, 26)');
  await expect(page.getByRole('button', { name: 'New order' })).toHaveCSS('column-gap', '6px');
});

test('the skip link leads past the navigation, and the clock names both zones', async ({ page }) => {
  await page.goto('/');
  await expectDesk(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the screen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('timer')).toHaveAccessibleName(/London.*Server: \d\d:\d\d:\d\d .*New York/);
});
