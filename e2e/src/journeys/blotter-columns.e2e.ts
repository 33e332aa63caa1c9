import type { Locator, Page } from '@playwright/test';
import { expectDesk, signInAs } from './support/auth-steps.ts';
import { exportCsv } from './support/grid-files.ts';
import {
  cellAt,
  countsOf,
  expect,
  expectEachRow,
  gridOf,
  headerOf,
  numberIn,
  openGrid,
  readColumn,
  readRows,
  sectionOf,
  type SeenRow,
} from './support/grid-reading.ts';
import { ownAddress, test } from './support/journey-test.ts';

test.use({ orders: 'some' });

test.describe.configure({ timeout: 300_000 });

/** Gives the words of the item that was chosen. */
async function choose(page: Page, cell: Locator, item: string | RegExp): Promise<string> {
  await cell.click({ button: 'right' });
  const chosen = page.getByRole('menu').getByRole('menuitem', { name: item });
  const words = await chosen.innerText();
  await chosen.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  return words.trim();
}

test.describe('as a trader', () => {
  test.use({ startAs: 'trader', permissions: ['clipboard-read', 'clipboard-write'] });

  test('the context menu copies, filters, excludes, sorts and hides', async ({ page }) => {
    const grid = await openGrid(page);
    await choose(page, cellAt(grid, 0, 'order_side'), /^Copy cell/);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(BUY|SELL)/);
    // A new order may have come to the top meanwhile: the menu says whose cell it is.
    const side = (await choose(page, cellAt(grid, 0, 'order_side'), /^Filter by /)).replace('Filter by ', '');
    await expectEachRow(grid, ({ texts }) => texts['order_side'] === side);
    await choose(page, cellAt(grid, 0, 'order_side'), 'Clear filter of Side');
    await expect.poll(async () => (await countsOf(page)).filtered === (await countsOf(page)).total).toBe(true);
    const first = (await choose(page, cellAt(grid, 0, 'order_side'), /^Exclude /)).replace('Exclude ', '');
    await expectEachRow(grid, ({ texts }) => texts['order_side'] !== first);
    await choose(page, cellAt(grid, 0, 'order_qty'), 'Sort descending');
    // Working, waiting and finished orders stay apart, and each part is sorted in itself.
    const quantities = async () => (await readColumn(grid, 'order_qty')).map((text) => numberIn(text) ?? 0);
    const rises = async () => (await quantities()).filter((each, at, all) => each > (all[at - 1] ?? Infinity)).length;
    await expect.poll(rises).toBeLessThan(3);
    await choose(page, headerOf(grid, 'order_qty'), 'Clear sort');
    await expect(headerOf(grid, 'order_qty')).toHaveAttribute('aria-sort', 'none');
    await choose(page, headerOf(grid, 'auto_trading_status'), 'Hide column');
    await expect(headerOf(grid, 'auto_trading_status')).toHaveCount(0);
    // Rows that the grid keeps for later are hidden, and have their old cells.
    await expect(grid.locator('[role="row"]:not([hidden]) [data-column="auto_trading_status"]')).toHaveCount(0);
  });

  test('the column chooser finds, hides, shows, moves and resets; an edge sizes', async ({ page }) => {
    const grid = await openGrid(page);
    const columnCount = async () => Number(await grid.getAttribute('aria-colcount'));
    const before = await columnCount();
    await sectionOf(page).getByRole('button', { name: 'Columns' }).click();
    const chooser = page.getByRole('dialog', { name: 'Columns' });
    const box = (name: string) => chooser.getByRole('checkbox', { name, exact: true });
    await chooser.getByLabel('Find a column').fill('account');
    await expect(box('Sub-account')).toBeVisible();
    await expect(box('Side')).toHaveCount(0);
    await box('Account').check();
    await expect.poll(columnCount).toBe(before + 1);
    await chooser.getByLabel('Find a column').fill('');
    await box('Side').uncheck();
    await expect(headerOf(grid, 'order_side')).toHaveCount(0);
    await chooser.getByRole('button', { name: /^Move Filled/ }).press('ArrowUp');
    await expect
      .poll(() => leftOf(headerOf(grid, 'filled_qty')))
      .toBeLessThan(await leftOf(headerOf(grid, 'order_qty')));
    await chooser.getByRole('button', { name: 'Reset' }).click();
    await expect(headerOf(grid, 'order_side')).toBeVisible();
    await expect.poll(columnCount).toBe(before);
    await page.keyboard.press('Escape');
    await expect(chooser).toHaveCount(0);
    await drag(page, headerOf(grid, 'order_side'), 60);
  });

  test('the file has every filtered row, the visible columns and what names a row', async ({ page }) => {
    const grid = await openGrid(page, '/?status=WORKING');
    await expect(async () => {
      const { filtered } = await countsOf(page);
      const { headers, rows } = await exportCsv(page, sectionOf(page));
      const naming = ['Order id', 'Account', 'Country'];
      expect(headers.slice(0, 8)).toEqual([...naming, 'Status', 'Auto', 'Symbol', 'Side', 'Qty']);
      expect(rows.every((row) => naming.every((name) => row[name] !== ''))).toBe(true);
      expect(headers).toContain('List');
      expect(rows.every(({ Status }) => Status === 'WORKING' || Status === 'PAUSED')).toBe(true);
      // Orders come and go while the file is made.
      expect([filtered, (await countsOf(page)).filtered]).toContain(rows.length);
      const painted = (await readRows(grid)).map(({ texts }) => numberIn(texts['order_qty']));
      const written = new Set(rows.map(({ Qty }) => Number(Qty)));
      expect(painted.length).toBeGreaterThan(0);
      expect(painted.filter((quantity) => !written.has(quantity ?? Number.NaN))).toEqual([]);
    }).toPass({ timeout: 120_000 });
  });

  test('groups: totals are the sum of their rows in every paint, and open and close', async ({ page }) => {
    const grid = await openGrid(page);
    await choose(page, headerOf(grid, 'order_side'), 'Group by Side');
    await expect(gridOf(page)).toHaveRole('treegrid');
    await expect(grid.locator('[role="row"][aria-expanded="true"]').first()).toBeVisible();
    await grid.focus();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.press('ArrowLeft');
    await expect(grid.locator('[role="row"][aria-expanded="false"]')).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await expect(grid.locator('[role="row"][aria-expanded="false"]')).toHaveCount(0);
    await expectSumsOfFile(page, grid);
    await choose(page, headerOf(grid, 'order_side'), 'Ungroup');
    await choose(page, headerOf(grid, 'exchange_symbol'), 'Group by Symbol');
    await expect.poll(async () => wholeGroups(await readRows(grid)).length).toBeGreaterThan(0);
    for (let look = 0; look < 5; look += 1) {
      const groups = wholeGroups(await readRows(grid));
      for (const { group, rows } of groups) {
        for (const columnId of ['order_qty', 'filled_qty']) {
          const sum = rows.reduce((total, { texts }) => total + (numberIn(texts[columnId]) ?? 0), 0);
          expect(numberIn(group.texts[columnId]), `${columnId} of ${group.group?.label}`).toBe(sum);
        }
      }
    }
  });
});

/** Closed, so that all groups are in view; quantities of orders do not change by themselves. */
async function expectSumsOfFile(page: Page, grid: Locator): Promise<void> {
  await expect(async () => {
    const { rows } = await exportCsv(page, sectionOf(page));
    const groups = (await readRows(grid)).filter(({ group }) => group !== null);
    expect(groups.length).toBeGreaterThan(0);
    for (const { group, texts } of groups) {
      const own = rows.filter(({ Side }) => Side === group?.label);
      expect(group?.count).toBe(own.length);
      expect(numberIn(texts['order_qty'])).toBe(own.reduce((sum, { Qty }) => sum + Number(Qty), 0));
    }
  }).toPass({ timeout: 120_000 });
}

/** Groups of which every row is painted. */
function wholeGroups(rows: readonly SeenRow[]) {
  return rows.flatMap((group, at) => {
    const size = group.group?.count ?? 0;
    const own = rows.slice(at + 1, at + 1 + size);
    return size > 0 && own.length === size && own.every((row) => row.group === null) ? [{ group, rows: own }] : [];
  });
}

async function leftOf(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN;
}

/** Draws a column's right edge. */
async function drag(page: Page, header: Locator, byPx: number): Promise<void> {
  const box = await header.boundingBox();
  if (box === null) throw new Error('the header is not on the page');
  const edge = { x: box.x + box.width - 2, y: box.y + box.height / 2 };
  await page.mouse.move(edge.x, edge.y);
  await page.mouse.down();
  await page.mouse.move(edge.x + byPx / 2, edge.y);
  await page.mouse.move(edge.x + byPx, edge.y);
  await expect.poll(async () => Math.round((await header.boundingBox())?.width ?? 0)).toBe(box.width + byPx);
  await page.mouse.up();
}

function views(page: Page): Locator {
  return sectionOf(page).getByRole('button', { name: /^View: / });
}

test('a view is saved, kept, renamed, the default on another machine, and deleted', async ({
  page,
  browser,
  makeUser,
  world,
}) => {
  // Who has no account starts on the desk status.
  const user = await makeUser({ grant: { accounts: ['ALDGATE'] } });
  await signInAs(page, user);
  const grid = gridOf(page);
  await choose(page, headerOf(grid, 'auto_trading_status'), 'Hide column');
  await expect(views(page)).toHaveAccessibleName(/Standard, unsaved changes/);
  await views(page).click();
  await page.getByRole('button', { name: 'Save as…' }).click();
  await page.getByLabel('View name').fill('No auto');
  await page.getByRole('button', { name: 'Save view', exact: true }).click();
  await expect(views(page)).toHaveAccessibleName('View: No auto');
  await page.reload();
  await expect(views(page)).toHaveAccessibleName('View: No auto');
  await expect(headerOf(grid, 'auto_trading_status')).toHaveCount(0);
  for (const [name, count] of [
    ['Standard', 1],
    ['No auto', 0],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type(`switch to view: ${name}`);
    await expect(page.getByRole('option').first()).toContainText(name);
    await page.keyboard.press('Enter');
    await expect(views(page)).toHaveAccessibleName(`View: ${name}`);
    await expect(headerOf(grid, 'auto_trading_status')).toHaveCount(count);
  }
  await views(page).click();
  await page.getByRole('button', { name: 'Rename No auto' }).click();
  await page.getByLabel('View name').fill('Plain');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Start with Plain' }).click();
  await expect(page.getByRole('button', { name: 'Start with Plain' })).toHaveAttribute('aria-pressed', 'true');

  const elsewhere = await browser.newContext({ baseURL: world.url, extraHTTPHeaders: ownAddress() });
  const other = await elsewhere.newPage();
  await signInAs(other, user);
  await expectDesk(other);
  await expect(views(other)).toHaveAccessibleName('View: Plain');
  await expect(headerOf(gridOf(other), 'order_side')).toBeVisible();
  await expect(headerOf(gridOf(other), 'auto_trading_status')).toHaveCount(0);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Delete Plain' }).click();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeFocused();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(page.getByRole('button', { name: 'Start with Plain' })).toHaveCount(0);
  await page.reload();
  await expect(views(page)).toHaveAccessibleName('View: Standard');
  await expect(headerOf(grid, 'auto_trading_status')).toBeVisible();
});
