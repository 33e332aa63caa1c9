import type { Locator } from '@playwright/test';
import {
  activeCell,
  cellAt,
  countsOf,
  expect,
  expectEachRow,
  expectParam,
  expectSorted,
  gridOf,
  headerOf,
  isInOrder,
  numberIn,
  openGrid,
  readColumn,
  readRows,
  rowAt,
  sectionOf,
} from './support/grid-reading.ts';
import { compareDrawnTexts } from './support/drawn-texts.ts';
import { test } from './support/journey-test.ts';
import { expectAccessible, settled, watchTroubles } from './support/page-health.ts';

test.use({ orders: 'some' });

test.describe.configure({ timeout: 300_000 });
test.use({ startAs: 'trader' });

function sortedBy(columnId: string, direction: 'ascending' | 'descending'): string {
  return `/?grid=${encodeURIComponent(JSON.stringify({ sort: [{ columnId, direction }] }))}`;
}

test('parent orders come, change and are counted by themselves', async ({ page }) => {
  const troubles = await watchTroubles(page);
  const grid = await openGrid(page);
  const inSections = async () => {
    const lines = await grid.locator('[role="row"][data-section]:not([hidden])').allInnerTexts();
    return lines.reduce((sum, line) => sum + (numberIn(/[\d,]+/.exec(line)?.[0]) ?? 0), 0);
  };
  await expect.poll(async () => (await countsOf(page)).total - (await inSections())).toBe(0);
  const heading = page.getByRole('heading', { name: 'Parent orders', level: 1 });
  await expect(heading).toBeVisible();
  const prices = async () => (await readColumn(grid, 'current_last')).join(' ');
  const before = await prices();
  await expect.poll(prices).not.toBe(before);
  const drawn = await compareDrawnTexts(grid, 50);
  expect(drawn.different).toEqual([]);
  expect(drawn.compared).toBeGreaterThanOrEqual(50);
  const footer = sectionOf(page);
  await expect(footer.getByText(/^Live · last update \d\d:\d\d:\d\d$/)).toBeVisible();
  await expect(footer.getByText(/^[\d,]+ working$/)).toBeVisible();
  await expect(footer.getByText(/^Filled \$[\d.,]+[KMB]? of \$[\d.,]+[KMB]?$/)).toBeVisible();
  expect(troubles()).toEqual([]);
});

test('a click on a header sorts up, down and not at all; Shift adds a second key', async ({ page }) => {
  const grid = await openGrid(page);
  const quantity = headerOf(grid, 'order_qty');
  await expect(quantity).toHaveAttribute('aria-sort', 'none');
  for (const direction of ['ascending', 'descending'] as const) {
    await quantity.click();
    await expect(quantity).toHaveAttribute('aria-sort', direction);
    await expectSorted(grid, 'order_qty', direction);
  }
  await quantity.click();
  await expect(quantity).toHaveAttribute('aria-sort', 'none');
  await expectParam(page, 'grid', null);
  await headerOf(grid, 'order_side').click();
  await quantity.click({ modifiers: ['Shift'] });
  await quantity.click({ modifiers: ['Shift'] });
  await expect(quantity).toContainText(', sorted as number 2');
  await expect.poll(async () => isSortedBySideAndQuantity(await readRows(grid))).toBe(true);
  // Without the order that was open: one that is over by now would have its section unfolded.
  const address = new URL(page.url());
  address.searchParams.delete('order');
  await page.goto(address.toString());
  await expect(quantity).toHaveAttribute('aria-sort', 'descending');
  await expect(headerOf(grid, 'order_side')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => isSortedBySideAndQuantity(await readRows(grid))).toBe(true);
});

function isSortedBySideAndQuantity(rows: Awaited<ReturnType<typeof readRows>>): boolean {
  const sides = rows.map(({ texts }) => texts['order_side'] ?? '');
  const isBySide = sides.every((side, at) => at === 0 || (sides[at - 1] ?? '') <= side);
  const quantities = (side: string) =>
    rows.filter(({ texts }) => texts['order_side'] === side).map(({ texts }) => numberIn(texts['order_qty']));
  return rows.length > 0 && isBySide && sides.every((side) => isInOrder(quantities(side), 'descending'));
}

test('rows change places by themselves as their values do, and stay sorted', async ({ page }) => {
  const grid = await openGrid(page, sortedBy('cost_ivwap_bps', 'descending'));
  await expect(headerOf(grid, 'cost_ivwap_bps')).toHaveAttribute('aria-sort', 'descending');
  const order = async () =>
    (await readRows(grid)).map(({ texts }) => `${texts['exchange_symbol']} ${texts['order_qty']}`).join(', ');
  const before = await order();
  await expect.poll(order).not.toBe(before);
  await expectSorted(grid, 'cost_ivwap_bps', 'descending');
});

test('the grid says its size, its columns and the active cell to a screen reader', async ({ page }) => {
  const grid = await openGrid(page, sortedBy('order_qty', 'descending'));
  await expect(grid).toHaveAttribute('aria-multiselectable', 'true');
  const headers = grid.getByRole('columnheader');
  await expect(headers.first()).toHaveAttribute('aria-colindex', '1');
  await expect(headers.last()).toHaveAttribute('aria-colindex', (await grid.getAttribute('aria-colcount')) ?? '');
  await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(1);
  await expect(rowAt(grid, 0)).toHaveAttribute('data-current', '');
  await grid.focus();
  await expect(grid).toBeFocused();
  await expect(activeCell(grid)).toHaveRole('gridcell');
  await page.keyboard.press('ArrowDown');
  await expect(rowAt(grid, 1).locator('[data-active]')).toBeVisible();
  await expect.poll(() => isDescendantActive(grid)).toBe(true);
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.press('ArrowUp');
  await expect(headerOf(grid, 'bell')).toHaveAttribute('data-active', '');
  await expect(activeCell(grid)).toHaveCount(1);
  await expect.poll(() => isDescendantActive(grid)).toBe(true);
});

function isDescendantActive(grid: Locator): Promise<boolean> {
  return grid.evaluate((element) => {
    const id = element.getAttribute('aria-activedescendant');
    return id !== null && document.getElementById(id)?.hasAttribute('data-active') === true;
  });
}

test('axe finds nothing with a filter, the context menu or the column chooser open', async ({ page }) => {
  const grid = await openGrid(page);
  await expectAccessible(page, 'rows');
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Filters' }).getByRole('checkbox').first()).toBeFocused();
  await expectAccessible(page, 'filter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Filters' })).toHaveCount(0);
  await cellAt(grid, 1, 'order_side').click({ button: 'right' });
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(grid).toBeFocused();
  await sectionOf(page).getByRole('button', { name: 'Columns' }).click();
  await expect(page.getByRole('dialog', { name: 'Columns' })).toBeVisible();
  await expectAccessible(page, 'chooser');
});

const MARKET_DATA = ['current_last', 'current_bid', 'current_ask', 'percent_change', 'cost_ivwap_bps'];

test('market data stands in the rows of who may see it', async ({ page }) => {
  const grid = await openGrid(page);
  await expect
    .poll(async () => {
      const rows = await readRows(grid);
      return MARKET_DATA.filter((columnId) => rows.every(({ texts }) => (texts[columnId] ?? '') === ''));
    })
    .toEqual([]);
});

test.describe('without the market-data permit', () => {
  test.use({ startAs: 'viewer' });

  test('its columns are there and blank, in the grid and in what is searched', async ({ page }) => {
    const grid = await openGrid(page);
    for (const columnId of MARKET_DATA) await expect(headerOf(grid, columnId)).toBeVisible();
    await expectEachRow(grid, ({ texts }) => MARKET_DATA.every((columnId) => texts[columnId] === ''));
    await expectEachRow(gridOf(page), ({ texts }) => texts['order_qty'] !== '');
    await expect(
      sectionOf(page).getByText('Last, % Chg, IVWAP bp, Arrival bp and 2 more need the market data permit'),
    ).toBeVisible();
  });

  test('every screen leaves blank what prices decide, and counts no zero in its place', async ({ page }) => {
    const paths = ['/trade-analitycs/summary', '/trade-analitycs/progress?status=all', '/power-search?q=country%3AUS'];
    for (const path of ['/', '/?asset=FUTURE', ...paths]) {
      await page.goto(path);
      await settled(page);
      // Of fills at their own prices nothing is hidden.
      const shown = await page.locator('main').evaluate((main) => {
        for (const own of main.querySelectorAll('[data-column="filled_usd"]')) own.textContent = '';
        return main instanceof HTMLElement ? main.innerText : '';
      });
      expect(shown).not.toMatch(/\$0\b|\b0\.0 bps|Limited out\s*0|\b0 (?:expensive|behind|limited out)/u);
    }
    await page.goto('/trade-analitycs/progress?status=all');
    await expect(page.getByText('needs the market data permit').first()).toBeVisible();
    await expect(page.getByText('no expected range')).toHaveCount(0);
  });
});
