import type { Locator, Page } from '@playwright/test';
import {
  cellAt,
  countsOf,
  expect,
  expectEachRow,
  expectParam,
  gridOf,
  headerOf,
  numberIn,
  openGrid,
  readColumn,
  readRows,
  rowAt,
  sectionOf,
  type SeenRow,
} from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';

test.use({ orders: 'some' });

test.describe.configure({ timeout: 300_000 });
test.use({ startAs: 'trader' });

const WORKING = ['WORKING', 'PAUSED'];
const NOT_COMPLETED = new Set([...WORKING, 'NEW', 'SENT', 'PENDING', 'INIT', 'PARTIAL']);

const isNotCompleted = ({ texts }: SeenRow) => NOT_COMPLETED.has(texts['status'] ?? '');
const isLimitedOut = ({ tones }: SeenRow) => tones['limit_price'] === 'negative';
const isConstrained = ({ texts }: SeenRow) => (texts['strat'] ?? '').endsWith('VC');

/** A filter that nothing passes at the moment is no failure; what does pass must be right. */
async function expectOnly(page: Page, holds: (row: SeenRow) => boolean): Promise<void> {
  const grid = gridOf(page);
  const none = page.getByText('No orders match the filters');
  await expect(rowAt(grid, 0).or(none).first()).toBeVisible();
  await expect.poll(async () => (await readRows(grid)).filter((row) => !holds(row))).toEqual([]);
}

/** Status, Limit and Volume cap stand behind one button. */
async function openFilters(page: Page): Promise<Locator> {
  await sectionOf(page).getByRole('button', { name: 'Filters', exact: true }).click();
  return page.getByRole('dialog', { name: 'Filters', exact: true });
}

test('the status tree: parents, single boxes, the address, nothing left, and all again', async ({ page }) => {
  const grid = await openGrid(page);
  const panel = await openFilters(page);
  const box = (name: string) => panel.getByRole('checkbox', { name, exact: true });
  await expect(box('Not Completed')).toBeChecked();
  await box('Completed').uncheck();
  await expect(box('FILLED')).not.toBeChecked();
  await expectParam(page, 'status', 'working,paused,partial,new,init,sent,pending');
  await expect(sectionOf(page).getByText('Not completed only', { exact: true })).toBeVisible();
  await expectEachRow(grid, isNotCompleted);
  await box('PENDING').uncheck();
  await expect(box('Not Completed')).toBeChecked({ indeterminate: true });
  for (const status of ['PAUSED', 'PARTIAL', 'NEW', 'INIT', 'SENT']) await box(status).uncheck();
  await expectParam(page, 'status', 'working');
  await expectEachRow(grid, ({ texts }) => WORKING.includes(texts['status'] ?? ''));
  await page.reload();
  await expect(page.getByRole('button', { name: /^Status/ })).toContainText('1 of 15');
  await expectEachRow(grid, ({ texts }) => WORKING.includes(texts['status'] ?? ''));
  await openFilters(page);
  await box('WORKING').uncheck();
  await expectParam(page, 'status', 'none');
  await expect(page.getByText(/^[\d,]+ orders are hidden by Status$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rowAt(grid, 0)).toBeVisible();
  await expectParam(page, 'status', null);
  await page.goto('/?status=FILLED,OUT,REJECTED,COMPLETED');
  await expectOnly(page, (row) => !isNotCompleted(row));
});

test('limited out and volume cap: each pair keeps what it says, and stands in the address', async ({ page }) => {
  await openGrid(page);
  const limit = await openFilters(page);
  await limit.getByRole('checkbox', { name: 'NOT LIMITED OUT', exact: true }).uncheck();
  await expectParam(page, 'limit', 'yes');
  await expectOnly(page, isLimitedOut);
  await limit.getByRole('checkbox', { name: 'NOT LIMITED OUT', exact: true }).check();
  await limit.getByRole('checkbox', { name: 'LIMITED OUT', exact: true }).uncheck();
  await expectParam(page, 'limit', 'no');
  await expectOnly(page, (row) => !isLimitedOut(row));
  await limit.getByRole('button', { name: 'Reset Limit' }).click();
  await expectParam(page, 'limit', null);
  await limit.getByRole('checkbox', { name: 'Not VC Constrained', exact: true }).uncheck();
  await expectParam(page, 'vc', 'yes');
  await expectOnly(page, isConstrained);
  await page.goto('/?vc=no&limit=yes');
  await expectOnly(page, (row) => !isConstrained(row) && isLimitedOut(row));
  await expect(page.getByRole('button', { name: /^Volume cap/ })).toContainText('Not VC Constrained');
});

/** Beside a symbol its market stands, so that a single digit would be followed by another text. */
function symbolStart(text: string): string | undefined {
  return /^[A-Z]{2}/.exec(text)?.[0];
}

/** What many rows have is still there when some of their orders are over and folded away. */
function commonest(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const [first] = [...counts].sort(([, one], [, other]) => other - one);
  return first?.[0] ?? '';
}

test('a range of numbers and a part of a text, by the header’s own filter', async ({ page }) => {
  const grid = await openGrid(page);
  const sizes = (await readColumn(grid, 'order_qty')).flatMap((text) => numberIn(text) ?? []).sort((a, b) => a - b);
  const [least = 0, most = 0] = [sizes.at(Math.floor(sizes.length / 4)), sizes.at(-1)];
  await headerOf(grid, 'order_qty').getByRole('button', { name: 'Filter by Qty' }).click();
  const range = page.getByRole('dialog', { name: 'Filter by Qty' });
  await range.getByLabel('Qty at least').fill(least.toLocaleString('en-US'));
  await range.getByLabel('Qty at most').fill(String(most));
  const isInRange = ({ texts }: SeenRow) => {
    const size = numberIn(texts['order_qty']) ?? Number.NaN;
    return size >= least && size <= most;
  };
  await expectEachRow(grid, isInRange);
  await page.keyboard.press('Escape');
  await expect(headerOf(grid, 'order_qty')).toContainText(', filtered');
  const symbol = commonest((await readColumn(grid, 'exchange_symbol')).flatMap((text) => symbolStart(text) ?? []));
  await headerOf(grid, 'exchange_symbol').getByRole('button', { name: 'Filter by Symbol' }).click();
  await page.getByLabel('Symbol contains').fill(symbol.toLowerCase());
  const hasBoth = (row: SeenRow) => isInRange(row) && (row.texts['exchange_symbol'] ?? '').includes(symbol);
  await expectEachRow(grid, hasBoth);
  await page.keyboard.press('Escape');
  await page.reload();
  await expectEachRow(grid, hasBoth);
  await expect.poll(async () => (await countsOf(page)).filtered < (await countsOf(page)).total).toBe(true);
});

test('days and moments: a range from one to the other, both counted', async ({ page }) => {
  const found = await openGrid(page, '/power-search?q=order_qty%3E0', 'Power search');
  const [day = ''] = await readColumn(found, 'trade_date');
  await headerOf(found, 'trade_date').getByRole('button', { name: 'Filter by Trade date' }).click();
  const days = page.getByRole('dialog', { name: 'Filter by Trade date' });
  await days.getByLabel('From').fill(day);
  await days.getByLabel('To').fill(day);
  await expectEachRow(found, ({ texts }) => texts['trade_date'] === day);
  await days.getByLabel('To').fill('');
  await days.getByLabel('From').fill('2199-01-01');
  await expect(page.getByText(/ hidden by Trade date$/)).toBeVisible();
  await page.goto('/parent-orders/executions');
  await page.getByRole('button', { name: 'Show the details of all orders' }).click();
  await expectParam(page, 'order', null);
  const fills = gridOf(page, 'Executions');
  await expect(rowAt(fills, 0)).toBeVisible();
  const column = 'report_receive_time_since_epoch_milliseconds';
  const until = ((await readColumn(fills, column)).at(0) ?? '').slice(0, 8);
  const today = await page.evaluate(() => new Date(Date.now() - new Date().getTimezoneOffset() * 60_000).toISOString());
  await headerOf(fills, column).getByRole('button', { name: 'Filter by Time' }).click();
  const times = page.getByRole('dialog', { name: 'Filter by Time' });
  await times.getByLabel('To').fill(`${today.slice(0, 10)}T${until}`);
  // What comes later stays out, though it would stand first.
  await expectEachRow(fills, ({ texts }) => (texts[column] ?? '').slice(0, 8) <= until);
});

test('a set of values with their counts: none, one, and all again', async ({ page }) => {
  const grid = await openGrid(page);
  await headerOf(grid, 'order_side').getByRole('button', { name: 'Filter by Side' }).click();
  const panel = page.getByRole('dialog', { name: 'Filter by Side' });
  const values = panel.getByRole('list', { name: 'Values of Side' }).getByRole('listitem');
  const [side = ''] = await readColumn(grid, 'order_side');
  const own = values.filter({ has: page.getByRole('checkbox', { name: side, exact: true }) });
  await expect(own).toHaveCount(1);
  await panel.getByRole('checkbox', { name: 'All', exact: true }).uncheck();
  await expect(page.getByText(/^[\d,]+ orders are hidden by Side$/)).toBeVisible();
  await own.getByRole('checkbox').check();
  await expectEachRow(grid, ({ texts }) => texts['order_side'] === side);
  const counted = async () => numberIn(/[\d,]+$/.exec(await own.innerText())?.[0]);
  await expect.poll(async () => (await counted()) === (await countsOf(page)).filtered).toBe(true);
  await panel.getByLabel('Find a value of Side').fill('no such side');
  await expect(panel.getByText('No such value')).toBeVisible();
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => (await countsOf(page)).filtered === (await countsOf(page)).total).toBe(true);
});

test('[HT4] / leads to the quick search, which looks into every column, and Esc clears it', async ({ page }) => {
  const grid = await openGrid(page);
  await cellAt(grid, 2, 'order_side').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBeNull();
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(grid.locator('[data-current]')).toHaveCount(1);
  const texts = (await readRows(grid)).find(({ isCurrent }) => isCurrent)?.texts ?? {};
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Quick search' });
  await expect(search).toBeFocused();
  // The order's number stands in a column that is hidden; case does not matter.
  await search.fill(`${order} ${(texts['order_side'] ?? '').toLowerCase()} ${texts['order_qty']}`);
  await expect.poll(async () => (await countsOf(page)).filtered).toBeLessThan((await countsOf(page)).total);
  await expect(grid.locator('[data-current]')).toHaveCount(1);
  await search.fill(`${order} no order says this`);
  await expect(page.getByText('No orders match the filters')).toBeVisible();
  await search.fill('no order says this');
  await expect(page.getByText(/hidden by the search “no order says this”$/)).toBeVisible();
  await expectParam(page, 'find', 'no order says this');
  await page.reload();
  await expect(page.getByText(/hidden by the search “no order says this”$/)).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expectParam(page, 'find', null);
  await expect.poll(async () => (await countsOf(page)).filtered === (await countsOf(page)).total).toBe(true);
});
