import type { Locator, Page } from '@playwright/test';
import {
  activeCell,
  cellAt,
  countsOf,
  expect,
  headerOf,
  readRows,
  rowAt,
  sectionOf,
  sectionRow,
} from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { openOrdersBySize } from './support/orders-by-size.ts';

test.use({ orders: 'some' });

test.describe.configure({ timeout: 300_000 });
test.use({ startAs: 'trader', permissions: ['clipboard-read', 'clipboard-write'] });

/** With all rows: one that is on its way would come among those that are clicked. */
async function openFilled(page: Page): Promise<Locator> {
  const grid = await openOrdersBySize(page);
  const added = async (): Promise<number> => {
    const { filtered } = await countsOf(page);
    await page.waitForTimeout(1_500);
    return (await countsOf(page)).filtered - filtered;
  };
  await expect.poll(added).toBe(0);
  return grid;
}

async function selectedIndexes(grid: Locator): Promise<readonly number[]> {
  return (await readRows(grid)).filter(({ isSelected }) => isSelected).map(({ index }) => index);
}

function expectSelected(page: Page, count: number): Promise<void> {
  const text = sectionOf(page).getByText(/^[\d,]+ selected/);
  return count === 0 ? expect(text).toHaveCount(0) : expect(text).toHaveText(`${count} selected`);
}

test('rows are ticked by Ctrl, Shift and box, and all at once; a plain click ticks none', async ({ page }) => {
  const grid = await openFilled(page);
  await cellAt(grid, 0, 'order_side').click();
  await expect(rowAt(grid, 0)).toHaveAttribute('data-current', '');
  await expectSelected(page, 0);
  await cellAt(grid, 1, 'order_side').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => selectedIndexes(grid)).toEqual([1]);
  await expectSelected(page, 1);
  await cellAt(grid, 3, 'order_side').click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(() => selectedIndexes(grid)).toEqual([1, 3]);
  await cellAt(grid, 6, 'order_side').click({ modifiers: ['Shift'] });
  await expect.poll(() => selectedIndexes(grid)).toEqual([3, 4, 5, 6]);
  await rowAt(grid, 1).getByRole('checkbox', { name: 'Select row' }).click();
  await expect.poll(() => selectedIndexes(grid)).toEqual([1, 3, 4, 5, 6]);
  await rowAt(grid, 4).getByRole('checkbox', { name: 'Select row' }).click();
  await expectSelected(page, 4);
  const all = grid.getByRole('checkbox', { name: 'Select all filtered rows' });
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
  const { filtered } = await countsOf(page);
  await all.click();
  await expect.poll(() => selectedCount(page)).toBe(filtered);
  await expect.poll(() => isEachSelected(grid)).toBe(true);
  await grid.focus();
  await page.keyboard.press('Escape');
  await expectSelected(page, 0);
});

async function selectedCount(page: Page): Promise<number> {
  const text = await sectionOf(page)
    .getByText(/^[\d,]+ selected/)
    .innerText();
  return Number(text.replace(/\D/g, ''));
}

async function isEachSelected(grid: Locator): Promise<boolean> {
  return (await readRows(grid)).every(({ isSelected }) => isSelected);
}

function at(grid: Locator, index: number, columnId: string): Promise<void> {
  return expect(cellAt(grid, index, columnId)).toHaveAttribute('data-active', '');
}

test('the keys of a spreadsheet move through rows and columns', async ({ page }) => {
  const grid = await openFilled(page);
  await cellAt(grid, 0, 'order_side').click();
  await at(grid, 0, 'order_side');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await at(grid, 1, 'order_qty');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await at(grid, 0, 'order_side');
  await page.keyboard.press('Home');
  await at(grid, 0, 'bell');
  await page.keyboard.press('End');
  await at(grid, 0, 'details');
  await page.keyboard.press('PageDown');
  await expect.poll(async () => Number(await activeRow(grid)) > 5).toBe(true);
  await page.keyboard.press('PageUp');
  await at(grid, 0, 'details');
  await page.keyboard.press('ControlOrMeta+End');
  await expect
    .poll(async () => Number(await grid.getAttribute('aria-rowcount')) - Number(await activeRow(grid)))
    .toBeLessThan(4);
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(sectionRow(grid, 'Working').locator('[data-active]')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const header = headerOf(grid, 'status');
  await expect(header).toHaveAttribute('data-active', '');
  const before = await header.evaluate((element) => element.getBoundingClientRect().width);
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(() => header.evaluate((element) => element.getBoundingClientRect().width)).toBe(before + 8);
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

/** As the screen reader counts: the header is 1. */
function activeRow(grid: Locator): Promise<string | null> {
  return activeCell(grid).evaluate((cell) => cell.closest('[role="row"]')?.getAttribute('aria-rowindex') ?? null);
}

test('Space and Ctrl A select, Ctrl C copies the cell, the range or the rows', async ({ page }) => {
  const grid = await openFilled(page);
  await expect(rowAt(grid, 0)).toHaveAttribute('data-current', '');
  await grid.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => selectedIndexes(grid)).toEqual([1]);
  await page.keyboard.press('Space');
  await expectSelected(page, 0);
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await at(grid, 1, 'exchange_symbol');
  await page.keyboard.press('ArrowRight');
  await at(grid, 1, 'order_side');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(sectionOf(page).getByText(/^4 cells$/)).toBeVisible();
  const texts = (await readRows(grid)).slice(1, 3).map((row) => [row.texts['order_side'], row.texts['order_qty']]);
  await page.keyboard.press('ControlOrMeta+c');
  await expectClipboard(page, texts.map((cells) => cells.join('\t')).join('\n'));
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+c');
  await expect.poll(() => clipboard(page)).not.toContain('\t');
  await page.keyboard.press('ControlOrMeta+a');
  await expect.poll(() => isEachSelected(grid)).toBe(true);
  await page.keyboard.press('ControlOrMeta+Shift+c');
  await expect.poll(() => clipboard(page)).toMatch(/^Status\tAuto\tSymbol\tSide\tQty\t/);
  const { filtered } = await countsOf(page);
  expect((await clipboard(page)).split('\n').length - 1).toBe(filtered);
});

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function expectClipboard(page: Page, text: string): Promise<void> {
  return expect.poll(() => clipboard(page)).toBe(text);
}
