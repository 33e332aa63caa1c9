import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ startAs: 'trader' });

async function openBasket(page: Page): Promise<Locator> {
  await page.goto('/?panel=basket');
  const basket = page.getByRole('complementary', { name: 'Basket upload' });
  await expect(basket.getByText('Drop a CSV file here')).toBeVisible();
  return basket;
}

async function load(basket: Locator, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(lines.join('\n'));
  await basket.locator('input[type=file]').setInputFiles({ name: 'basket.csv', mimeType: 'text/csv', buffer });
  await expect(basket.getByRole('table', { name: 'Orders of the list' })).toBeVisible();
}

/** By the number that stands before it. */
function rowOf(basket: Locator, row: number): Locator {
  return basket
    .getByRole('row')
    .filter({ has: basket.page().getByRole('rowheader', { name: String(row), exact: true }) });
}

test('[HT9] cells off the clipboard are understood, fixed in place and sent as one list', async ({ page }) => {
  const basket = await openBasket(page);
  const cells = ['Ticker\tB/S\tShares\tAlgo', 'AAPL\tB\t1,000\tVWAP', 'NOPE\tS\t200\tTWAP', 'PEP\tHOLD\t300\tPOV'];
  await basket.getByLabel('Or paste from a spreadsheet').fill(cells.join('\n'));
  await page.keyboard.press('Control+Enter');
  await expect(basket.getByText('Columns: 4 of 4 mapped')).toBeVisible();
  await expect(rowOf(basket, 1)).toContainText('OK');
  await expect(rowOf(basket, 2)).toContainText('No instrument "NOPE"');
  await expect(rowOf(basket, 3)).toContainText('"HOLD" is not a side: use BUY, SELL, BUY COVER or SELL SHORT');
  await expect(basket.getByRole('button', { name: 'Send 1 of 3 orders' })).toBeDisabled();
  await expect(basket.getByText('Fix or exclude 2 rows, or send row by row')).toBeVisible();
  await expectAccessible(page, 'a basket with bad rows', { within: 'aside[aria-label="Basket upload"]' });
  await basket.getByLabel('Row 2: Symbol').fill('ko');
  await basket.getByLabel('Row 3: Side').fill('ss');
  await expect(rowOf(basket, 2)).toContainText('OK');
  await expect(rowOf(basket, 3)).toContainText('OK');
  await expect(basket.getByText('Enter a list name')).toBeVisible();
  await basket.getByLabel('List name').fill('E2E_TILT');
  await basket.getByRole('button', { name: 'Send 3 orders' }).click();
  await expect(basket.getByText('3 sent, 0 rejected. All orders are sent')).toBeVisible();
  for (const row of [1, 2, 3]) await expect(rowOf(basket, row)).toContainText('Accepted.');
  const id = await rowOf(basket, 3).getByRole('button').innerText();
  await rowOf(basket, 3).getByRole('button', { name: id }).click();
  await expect(page).toHaveURL(new RegExp(`order=${id}`));
});

test('row by row, what is good goes and what is bad stays to be fixed', async ({ page }) => {
  const basket = await openBasket(page);
  await load(basket, ['Symbol,Side,Quantity,Limit', 'NVDA,BUY,110,', 'XOM,SELL,x,', 'LLY,SELL,130,']);
  await basket.getByLabel('List name').fill('E2E_ROWS');
  await basket.getByText('Row by row').click();
  await basket.getByRole('button', { name: 'Stage 2 of 3 orders' }).click();
  await expect(basket.getByText(/^2 staged, 0 rejected/)).toBeVisible();
  await expect(rowOf(basket, 1)).toContainText('Staged.');
  await expect(rowOf(basket, 2)).toContainText('"x" is not a number');
  await expect(basket.getByLabel('Row 1: Quantity')).not.toBeEditable();
  await basket.getByLabel('Row 2: Quantity').fill('120');
  await basket.getByRole('button', { name: 'Stage 1 order' }).click();
  await expect(rowOf(basket, 2)).toContainText('Staged.');
});

test('columns can be told apart by hand', async ({ page }) => {
  const basket = await openBasket(page);
  await load(basket, ['What,How many,Side', 'AAPL,10,BUY']);
  await expect(basket.getByText('Columns: 1 of 3 mapped')).toBeVisible();
  await basket.getByRole('combobox', { name: 'Symbol', exact: true }).click();
  await page.getByRole('option', { name: 'What' }).click();
  await basket.getByRole('combobox', { name: 'Quantity', exact: true }).click();
  await page.getByRole('option', { name: 'How many' }).click();
  await expect(basket.getByLabel('Row 1: Symbol')).toHaveValue('AAPL');
  await expect(rowOf(basket, 1)).toContainText('OK');
});

test('a price under an unknown header is asked about, never sent at the market; counts agree, and a reload loses nothing', async ({
  page,
}) => {
  const basket = await openBasket(page);
  const lines = ['AAPL,BUY,1100,150.00', 'MSFT,BUY,1200,', 'KO,SELL,1300,MKT'];
  await load(basket, ['Symbol,Side,Quantity,LmtPx', ...lines]);
  await basket.getByLabel('List name').fill('E2E_ASKED');
  await expect(rowOf(basket, 1)).toContainText('Say what the column "LmtPx" means, or ignore it');
  await expect(basket.getByLabel('Totals')).toContainText('Rows3OK1Needs attention2');
  await expect(basket.getByText('Needs attention 2')).toBeVisible();
  await expect(basket.getByRole('button', { name: 'Send 1 of 3 orders' })).toBeDisabled();
  await basket.getByRole('button', { name: 'Use as Limit' }).click();
  await expect(basket.getByLabel('Row 1: Limit')).toHaveValue('150.00');
  await expect(rowOf(basket, 2)).toContainText('Enter a limit, or MKT for the market');
  await basket.getByRole('button', { name: 'Exclude row 2' }).click();
  await expect(rowOf(basket, 2)).toContainText('Excluded');
  await basket.getByLabel('Row 1: Quantity').fill('1150');
  // The page asks before it is left; a reload is meant.
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(basket.getByLabel('Row 1: Quantity')).toHaveValue('1150', { timeout: 60_000 });
  await expect(basket.getByLabel('List name')).toHaveValue('E2E_ASKED');
  await expect(rowOf(basket, 2)).toContainText('Excluded');
  await basket.getByRole('button', { name: 'Another file' }).click();
  await load(basket, ['Symbol,Side,Quantity,Type', 'AAPL,BUY,90,LIMIT']);
  await expect(rowOf(basket, 1)).toContainText('A LIMIT order needs a limit price');
});

test('rows that were not sent are not lost by a key', async ({ page }) => {
  const basket = await openBasket(page);
  await load(basket, ['Symbol,Side,Quantity', 'AAPL,BUY,10', 'MSFT,BUY,20']);
  await basket.getByRole('button', { name: 'Single order' }).click();
  const question = page.getByRole('dialog', { name: 'Discard 2 rows?' });
  await question.getByRole('button', { name: 'Go back' }).click();
  await expect(question).toBeHidden();
  await expect(basket.getByLabel('Row 1: Symbol')).toHaveValue('AAPL');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard 2 rows' }).click();
  await expect(basket).toBeHidden();
});

test('a long list is drawn as far as it is seen, and adds up', async ({ page }) => {
  const basket = await openBasket(page);
  const symbols = ['AAPL', 'MSFT', 'NVDA', 'JPM', 'XOM'];
  const rows = Array.from({ length: 500 }, (_, index) => `${symbols[index % 5] ?? ''},BUY,${index + 1}`);
  await load(basket, ['Symbol,Side,Quantity', ...rows]);
  await expect(basket.getByText('All 500')).toBeVisible();
  await expect(basket.getByLabel('Totals')).toContainText('Rows500OK500Needs attention0');
  await expect(rowOf(basket, 1)).toContainText('OK');
  expect(await basket.getByRole('row').count()).toBeLessThan(80);
  await basket.getByRole('table').evaluate((table) => table.parentElement?.scrollTo({ top: 1e6 }));
  await expect(rowOf(basket, 500)).toContainText('OK');
  await basket.getByLabel('Row 500: Quantity').fill('600');
  await page.keyboard.press('ArrowUp');
  await expect(basket.getByLabel('Row 499: Quantity')).toBeFocused();
});

test('a template to begin with can be downloaded', async ({ page }) => {
  const basket = await openBasket(page);
  const downloading = page.waitForEvent('download');
  await basket.getByRole('button', { name: 'Download a template' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('basket-template.csv');
  expect(await readFile(await download.path(), 'utf8')).toContain('Symbol,Side,Quantity,Type,Limit,');
});
