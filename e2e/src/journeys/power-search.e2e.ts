import type { Locator, Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { currentRow, gridOf, rowAt } from './support/grid-reading.ts';
import { expect, test } from './support/journey-test.ts';

test.use({ orders: 'some' });

test.use({ startAs: 'trader' });

function searchField(page: Page): Locator {
  return page.getByRole('combobox', { name: 'Search orders', exact: true });
}

function firstOrder(page: Page, grid = 'Power search'): Locator {
  return rowAt(gridOf(page, grid), 0);
}

function textInAddress(page: Page): string | null {
  return new URL(page.url()).searchParams.get('q');
}

async function selectFirst(page: Page, grid?: string): Promise<string> {
  await firstOrder(page, grid).getByRole('gridcell').nth(3).click();
  await expect(page).toHaveURL(/[?&]order=\d+/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

test('a search is typed with completion, stands in the address and survives a reload', async ({ page }) => {
  await page.goto('/power-search');
  await expect(page.getByRole('heading', { name: 'Find orders across accounts and asset classes' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('coun');
  await expect(page.getByRole('option', { name: 'country Country' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type(':U');
  await expect(page.getByRole('option', { name: /^US [\d,]+ orders?$/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(searchField(page)).toHaveValue('country:US ');
  await page.keyboard.press('Enter');
  await expect(firstOrder(page)).toContainText('US');
  await expect.poll(() => textInAddress(page)).toBe('country:US');
  await page.reload();
  await expect(searchField(page)).toHaveValue('country:US');
  await expect(firstOrder(page)).toContainText('US');
});

test('the form and the text are one search; what is wrong is said where it is wrong', async ({ page }) => {
  await page.goto('/power-search?q=country%3AUS');
  const form = page.getByRole('region', { name: 'Conditions' });
  await expect(form.getByRole('combobox', { name: 'Country: value' })).toHaveValue('US');
  await form.getByRole('button', { name: 'Condition', exact: true }).click();
  await form.getByRole('combobox', { name: 'Field', exact: true }).fill('side');
  await page.keyboard.press('Enter');
  await form.getByRole('combobox', { name: 'Side: value' }).fill('BUY');
  await expect(searchField(page)).toHaveValue('country:US side:BUY');
  await form.getByRole('combobox', { name: 'Orders that match' }).click();
  await page.getByRole('option', { name: 'any of these' }).click();
  await expect(searchField(page)).toHaveValue('country:US or side:BUY');
  await expect.poll(() => textInAddress(page)).toBe('country:US or side:BUY');
  await searchField(page).fill('country:US sid:BUY');
  await page.keyboard.press('Escape');
  await expect(page.getByText('There is no field sid. Did you mean side')).toBeVisible();
  await expect(searchField(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: /^At 12:/ }).click();
  expect(await searchField(page).evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(11);
  await form.getByRole('button', { name: 'Go back to them' }).click();
  await expect(searchField(page)).toHaveAttribute('aria-invalid', 'false');
  await expect(searchField(page)).toHaveValue('country:US or side:BUY');
});

test('searches are saved, replaced and deleted, each after a question where something is lost', async ({ page }) => {
  const name = `Americas ${randomBytes(3).toString('hex')}`;
  await page.goto('/power-search?q=country%3AUS');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name: 'Save as…' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Save search' }).click();
  const trigger = page.getByRole('button', { name: new RegExp(`^Saved search: ${name}`) });
  await expect(trigger).toBeFocused();
  await searchField(page).fill('country:US qty>1000');
  await expect(page.getByRole('button', { name: `${name}, unsaved changes` })).toBeVisible();
  await trigger.click();
  await page.getByRole('button', { name: 'Save…' }).click();
  const panel = page.getByRole('dialog', { name: `Replace “${name}”?` });
  await expect(panel.getByRole('definition')).toHaveText(['country:US', 'country:US qty>1000']);
  await panel.getByRole('button', { name: 'Replace search' }).click();
  await expect(panel).toHaveCount(0);
  await page.goto('/power-search');
  await page.getByRole('button', { name: 'Saved searches' }).click();
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await expect(searchField(page)).toHaveValue('country:US qty>1000');
  await trigger.click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete search' }).click();
  await expect(page.getByRole('button', { name: `Delete ${name}` })).toHaveCount(0);
});

test('the pane below belongs to the selected order; a search without a match says so and stays on', async ({
  page,
}) => {
  await page.goto('/power-search?q=country%3AUS%20filled_qty%3E0');
  const order = await selectFirst(page);
  await page.getByRole('tab', { name: 'Executions' }).click();
  await expect(page).toHaveURL(new RegExp(`/power-search/executions\\?.*order=${order}`));
  await expect(firstOrder(page, 'Executions')).toContainText('US');
  await searchField(page).fill('qty>900000000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No matching orders')).toBeVisible();
  await expect.poll(() => textInAddress(page)).toBe('qty>900000000000');
  await page.goto('/power-search?q=country%3A');
  await expect(page.getByText('This search cannot be read')).toBeVisible();
});

test('[HT3] the palette finds an order by its id, a symbol with its orders, and its market', async ({ page }) => {
  await page.goto('/');
  const grid = gridOf(page);
  const order = await selectFirst(page, 'Parent orders');
  await page.goto('/desk-status');
  const palette = page.getByRole('dialog', { name: 'Command palette' });
  await page.getByRole('button', { name: /^Search orders, symbols, actions/ }).click();
  await expect(palette.getByRole('combobox', { name: 'Commands' })).toBeFocused();
  await page.keyboard.type(order);
  await expect(palette.getByRole('option', { name: new RegExp(` ${order} ·`) })).toBeVisible();
  await palette.getByRole('option', { name: new RegExp(` ${order} ·`) }).click();
  await expect(page).toHaveURL(`/?asset=EQUITY&order=${order}`);
  await expect(currentRow(grid)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('VOD');
  await expect(palette.getByRole('option', { name: /^VOD Vodafone/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/grid=.*exchange_symbol/);
  await expect(page.getByText(/^[\d,]+ of [\d,]+ orders$/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('VOD');
  await palette.getByRole('option', { name: /^Market data for VOD/ }).click();
  const market = page.getByRole('complementary', { name: 'Market data for VOD' });
  await expect(market.getByText('Vodafone Group · GB')).toBeVisible();
  await expect(market.getByText('Previous close')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(market).toHaveCount(0);
});

test('market data and the description stand beside the orders, from the menu of a row', async ({ page }) => {
  await page.goto('/power-search?q=country%3AUS');
  const cell = firstOrder(page).getByRole('gridcell').nth(4);
  await cell.click({ button: 'right' });
  const item = page.getByRole('menuitem', { name: /^Market data for / });
  const symbol = (await item.innerText()).replace('Market data for ', '');
  await item.click();
  const market = page.getByRole('complementary', { name: `Market data for ${symbol}` });
  await expect(market.getByRole('heading', { name: symbol })).toBeFocused();
  await expect(market.getByText('Bid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(market).toHaveCount(0);
  await expect(page.getByRole('grid', { name: 'Power search' })).toBeFocused();
  await cell.click({ button: 'right' });
  await page.getByRole('menuitem', { name: `Description of ${symbol}` }).click();
  const description = page.getByRole('complementary', { name: 'Description' });
  await expect(description.getByText('Tick size')).toBeVisible();
  await page.reload();
  await expect(description.getByRole('heading', { name: symbol })).toBeVisible();
});

test.describe('without the market data permit', () => {
  test.use({ startAs: 'viewer' });

  test('the market data panel says so', async ({ page }) => {
    await page.goto('/?panel=market-data:VOD');
    const market = page.getByRole('complementary', { name: 'Market data for VOD' });
    await expect(market.getByText('Market data is not permitted')).toBeVisible();
  });
});
