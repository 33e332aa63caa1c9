import type { Locator, Page } from '@playwright/test';
import { sizes } from '../shots/routes.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible, settled, watchTroubles } from './support/page-health.ts';

test.describe.configure({ timeout: 90_000 });

function studio(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Strategy studio' });
}

function way(page: Page, name: string): Locator {
  return studio(page).getByRole('article', { name });
}

function foot(page: Page): Locator {
  return studio(page).getByRole('form', { name: 'Save as custom strategy' });
}

async function choose(within: Locator, page: Page, field: string, option: string): Promise<void> {
  await within.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** A made-up order of a share that everybody knows. */
async function makeUp(page: Page, quantity: string): Promise<void> {
  await studio(page).getByRole('combobox', { name: 'Instrument' }).fill('MSFT');
  await page.getByRole('option', { name: /^MSFT/ }).first().click();
  await studio(page).getByLabel('Quantity', { exact: true }).fill(quantity);
  await expect(way(page, 'Base')).toContainText('bps');
}

const MAX_ORDER_MS = 10_000;

/** Where an order works already it is open by itself, and the studio begins with it. */
async function chooseHypothetical(page: Page): Promise<void> {
  await settled(page);
  const hypothetical = studio(page).getByText('Hypothetical', { exact: true });
  const hint = studio(page).getByText('Choose an instrument and enter a quantity.');
  // The first order is opened a moment after the page is there, and takes the form away.
  const hasOrder = await hypothetical.waitFor({ timeout: MAX_ORDER_MS }).then(
    () => true,
    () => false,
  );
  if (hasOrder) await hypothetical.click();
  await expect(hint).toBeVisible();
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}

async function rightOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.x + box.width;
}

async function saveAs(page: Page, name: string, button: string): Promise<void> {
  await studio(page).getByRole('button', { name: 'Save as custom strategy' }).click();
  await foot(page).getByLabel('Name').fill(name);
  await foot(page).getByRole('button', { name: button, exact: true }).click();
  await expect(foot(page)).toHaveCount(0);
}

test.describe('a trader', () => {
  test.use({ startAs: 'trader' });

  test('compares ways, saves the best as a strategy, and an order is worked by it', async ({ page }) => {
    const troubles = await watchTroubles(page);
    const name = `Journey ${Date.now()}`;
    await page.goto('/');
    await settled(page);
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox').fill('strategy studio');
    await page.getByRole('option', { name: /Strategy studio/ }).click();
    await expect(page).toHaveURL(/panel=studio/);
    await chooseHypothetical(page);
    await makeUp(page, '200k');

    await studio(page).getByRole('button', { name: 'Add variant' }).click();
    await choose(studio(page), page, 'Strategy', 'POV');
    await studio(page).getByLabel('Participation rate', { exact: true }).fill('15');
    await expect(way(page, 'Variant A')).toContainText('POV 15%');
    await expect(way(page, 'Variant A')).toContainText('80% range');
    // Slower costs less, faster risks less and is done first.
    await expect(way(page, 'Base').getByTitle('Lowest cost')).toBeVisible();
    await expect(way(page, 'Variant A').getByTitle('Lowest risk')).toBeVisible();
    await expect(way(page, 'Variant A').getByTitle('Done first')).toBeVisible();
    const told = studio(page).getByRole('table', { name: 'Planned trajectory' });
    await expect(told.getByRole('rowheader', { name: /^Variant A, POV 15%/ }).last()).toBeAttached();

    await saveAs(page, name, 'Save new strategy');
    await expect(page.getByText('New strategy was created')).toBeVisible();
    // The message leaves the buttons at the foot of the panel free.
    await expect
      .poll(() => rightOf(page.getByText('New strategy was created')))
      .toBeLessThan(await leftOf(studio(page)));
    await expect(page.getByText(`New strategy ${name} was successfully created.`)).toBeVisible();
    await studio(page).getByLabel('Participation rate', { exact: true }).fill('12');
    await saveAs(page, name, 'Save version 2');
    await expect(page.getByText(`${name} strategy was successfully updated.`)).toBeVisible();

    await studio(page).getByRole('button', { name: 'Use in a new order' }).click();
    const ticket = page.getByRole('complementary', { name: 'New order' });
    await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toHaveValue('MSFT');
    await expect(ticket.getByLabel('Quantity', { exact: true })).toHaveValue('200,000');
    await expect(ticket.getByLabel('Participation rate', { exact: true })).toHaveValue('12');
    // The engine has heard of it by now, and offers it.
    await choose(ticket, page, 'Account', 'ALDGATE');
    await choose(ticket, page, 'Setting', `${name} custom`);
    await choose(ticket, page, 'Order type', 'Market');
    await expect(ticket.getByLabel('Participation rate', { exact: true })).toHaveValue('12');
    await ticket.getByRole('button', { name: /^Buy 200,000 MSFT/ }).click();
    const reason = ticket.getByLabel('Reason for override');
    const sent = page.getByText(/^Order \d+:/);
    await expect(sent.or(reason).first()).toBeVisible();
    if (await reason.isVisible()) {
      await reason.fill('Sent by a journey');
      await ticket.getByRole('button', { name: /^Buy 200,000 MSFT/ }).click();
    }
    await expect(sent).toBeVisible();
    const id = /\d+/.exec(await sent.innerText())?.[0] ?? '';

    await page.goto(`/parent-orders/audit-log?order=${id}`);
    await expect(page.getByText(`Custom strategy ${name}, version 2 (ALDGATE).`).first()).toBeAttached();
    await page.goto(`/?order=${id}&panel=studio`);
    await expect(studio(page)).toContainText(`Order ${id} · BUY`);
    await expect(way(page, 'Base')).toContainText('POV 12%');
    await expect(studio(page)).toContainText('The order works this way now.');
    await studio(page).getByRole('button', { name: 'Add variant' }).click();
    await studio(page).getByLabel('Participation rate', { exact: true }).fill('18');
    await expect(way(page, 'Variant A')).toContainText('POV 18%');
    await page.reload();
    await expect(way(page, 'Variant A')).toContainText('POV 18%', { timeout: 60_000 });
    await studio(page).getByRole('button', { name: 'Apply to this order' }).click();
    const dialog = page.getByRole('dialog', { name: /^Modify order/ });
    await expect(dialog.getByRole('row', { name: /^Participation rate/ })).toHaveText(/12%.*18%.*\+6 pt/);
    await dialog.getByRole('button', { name: 'Apply 1 change' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(way(page, 'Base')).toContainText('POV 18%');
    expect(troubles()).toEqual([]);
  });

  test('tries up to three variants, and axe finds nothing', async ({ page }) => {
    await page.goto('/?panel=studio');
    await settled(page);
    await chooseHypothetical(page);
    await makeUp(page, '50k');
    for (const letter of ['A', 'B', 'C']) {
      await studio(page).getByRole('button', { name: 'Add variant' }).click();
      await expect(way(page, `Variant ${letter}`)).toBeVisible();
    }
    await expect(studio(page).getByRole('button', { name: 'Add variant' })).toHaveCount(0);
    await choose(studio(page), page, 'Strategy', 'Dark');
    await expect(way(page, 'Variant C')).toContainText('cannot be foreseen');
    await studio(page).getByRole('button', { name: 'Save as custom strategy' }).click();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `studio at ${size.width}`, { within: 'aside[aria-label="Strategy studio"]' });
    }
    await foot(page).getByRole('button', { name: 'Cancel' }).click();
    await studio(page).getByRole('button', { name: 'Remove Variant B' }).click();
    await expect(way(page, 'Variant B')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(studio(page)).toHaveCount(0);
  });
});

test.describe('a viewer', () => {
  test.use({ startAs: 'viewer' });

  test('is told which permit is missing', async ({ page }) => {
    await page.goto('/?panel=studio');
    await chooseHypothetical(page);
    await studio(page).getByRole('combobox', { name: 'Instrument' }).fill('MSFT');
    await page.getByRole('option', { name: /^MSFT/ }).first().click();
    await studio(page).getByLabel('Quantity', { exact: true }).fill('1000');
    await expect(studio(page)).toContainText('The studio needs the market impact permit.');
    await expect(studio(page).getByRole('button', { name: 'Save as custom strategy' })).toHaveCount(0);
  });
});
