import { expect, type Locator, type Page } from '@playwright/test';

/** The ticket beside the screen. */
export function ticketOf(page: Page): Locator {
  return page.getByRole('complementary', { name: 'New order' });
}

/** Takes an instrument out of the list, as typed; the focus goes on to the quantity. */
export async function takeInstrument(page: Page, typed: string): Promise<void> {
  const field = ticketOf(page).getByRole('combobox', { name: 'Instrument' });
  await field.click();
  await field.fill('');
  await field.pressSequentially(typed);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(ticketOf(page).getByLabel('Quantity', { exact: true })).toBeFocused();
  await expect(ticketOf(page).getByRole('button', { name: /^Last \d/ })).toBeVisible();
}

/** A limit order at the last price that nothing is said against yet. */
export async function writeOrder(page: Page, symbol: string, quantity: string): Promise<void> {
  await takeInstrument(page, symbol);
  await page.keyboard.type(quantity);
  await ticketOf(page)
    .getByRole('button', { name: /^Last \d/ })
    .click();
  await expect(ticketOf(page).getByLabel('Limit price')).not.toHaveValue('');
}

/** What the page says about an order that was taken; the id it has. */
export async function acceptedOrder(page: Page, words: 'Accepted.' | 'Staged.'): Promise<number> {
  const title = page.getByText(new RegExp(`^Order \\d+: ${words.replace('.', '\\.')}$`)).first();
  await expect(title).toBeVisible({ timeout: 20_000 });
  return Number(/\d+/.exec(await title.innerText())?.[0]);
}
