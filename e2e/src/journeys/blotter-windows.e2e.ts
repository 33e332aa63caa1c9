import type { Page } from '@playwright/test';
import { cellAt, currentRow, expect, gridOf, openGrid, readRows, sectionOf } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';
import { openOrdersBySize } from './support/orders-by-size.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ orders: 'some', startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

/** Clicks the button that opens a grid's own window. */
async function popOut(page: Page, label: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await sectionOf(page, label).getByRole('button', { name: 'Open in a new window' }).click();
  return opened;
}

test('a grid has a window of its own, without the rest, and follows the order that is selected here', async ({
  page,
}) => {
  const grid = await openOrdersBySize(page);
  await cellAt(grid, 0, 'order_qty').click();
  const first = new URL(page.url()).searchParams.get('order');
  expect(first).not.toBeNull();
  const below = await popOut(page, 'Child orders');
  await expect(below.getByRole('tab', { name: 'Child orders', exact: true })).toBeVisible();
  await expect(gridOf(below, 'Parent orders')).toHaveCount(0);
  await expect(below.getByRole('navigation')).toHaveCount(0);
  await expect(below.getByRole('button', { name: 'Open in a new window' })).toHaveCount(0);
  await cellAt(grid, 1, 'order_qty').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBe(first);
  const second = new URL(page.url()).searchParams.get('order');
  await expect.poll(() => new URL(below.url()).searchParams.get('order')).toBe(second);
  await below.getByRole('button', { name: 'Linked' }).click();
  await expect(below.getByRole('button', { name: 'Linked' })).toHaveAttribute('aria-pressed', 'false');
  await cellAt(grid, 2, 'order_qty').click();
  await expect.poll(() => new URL(page.url()).searchParams.get('order')).not.toBe(second);
  expect(new URL(below.url()).searchParams.get('order')).toBe(second);
  await below.getByRole('button', { name: 'Linked' }).click();
  await cellAt(grid, 3, 'order_qty').click();
  await expect.poll(() => new URL(below.url()).searchParams.get('order')).not.toBe(second);
  expect(new URL(below.url()).searchParams.get('order')).toBe(new URL(page.url()).searchParams.get('order'));
});

type Agent = { readonly said: unknown[]; readonly hear: (context: unknown) => void };

test('a desktop agent is told the order and its instrument, and names a symbol to look at', async ({ page }) => {
  await page.addInitScript(() => {
    const said: unknown[] = [];
    const handlers: ((context: unknown) => void)[] = [];
    const agent = {
      broadcast: async (context: unknown) => void said.push(context),
      addContextListener: async (_type: string, handler: (context: unknown) => void) => {
        handlers.push(handler);
        return { unsubscribe: () => undefined };
      },
    };
    const hear = (context: unknown) => handlers.forEach((handler) => handler(context));
    Object.assign(window, { fdc3: agent, agent: { said, hear } });
  });
  const grid = await openGrid(page);
  await cellAt(grid, 0, 'order_qty').click();
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  const said = () => page.evaluate(() => (window as unknown as { agent: Agent }).agent.said);
  await expect.poll(said).toContainEqual(expect.objectContaining({ type: 'fdc3.order', id: { meridian: order } }));
  await expect.poll(said).toContainEqual(expect.objectContaining({ type: 'fdc3.instrument' }));
  const symbol = (await readRows(grid)).at(-1)?.texts['exchange_symbol']?.split(' ')[0]?.slice(0, 12) ?? '';
  expect(symbol).not.toBe('');
  await page.evaluate(
    (ticker) => (window as unknown as { agent: Agent }).agent.hear({ type: 'fdc3.instrument', id: { ticker } }),
    symbol,
  );
  await expect(page.getByRole('textbox', { name: 'Quick search' }).or(page.getByRole('searchbox'))).toHaveValue(symbol);
});

test.describe('with the colours of the system', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('the active cell, the range, selected rows and the chosen tab are still seen', async ({ page }) => {
    const grid = await openGrid(page);
    await cellAt(grid, 1, 'order_side').click();
    // New orders come in above it: the row is the one that is open, wherever it stands.
    const row = currentRow(grid);
    await expect(row).toHaveCSS('outline-width', '2px');
    await page.keyboard.press('Space');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Shift+ArrowRight');
    await expect(grid.locator('[data-active]')).toHaveCSS('outline-style', 'solid');
    await expect(row.locator('[data-column="order_side"]')).toHaveCSS('outline-style', 'dashed');
    await expect(row).toHaveCSS('outline-style', 'solid');
    const line = (selected: boolean) =>
      page
        .getByRole('tab', { selected })
        .first()
        .evaluate((tab) => getComputedStyle(tab).borderBottomColor);
    expect(await line(true)).not.toBe(await line(false));
    // axe judges the colours that the page asked for, which are not those that are shown.
    await expectAccessible(page, 'forced colours', { withColours: false });
  });
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing flashes, and prices still change', async ({ page }) => {
    const grid = await openGrid(page);
    const prices = async () => (await readRows(grid)).map(({ texts }) => texts['current_last']).join(' ');
    const before = await prices();
    await grid.evaluate((element) => {
      const seen = { flashes: 0 };
      new MutationObserver((changes) => {
        for (const { target } of changes) if ((target as Element).hasAttribute('data-flash')) seen.flashes += 1;
      }).observe(element, { attributes: true, attributeFilter: ['data-flash'], subtree: true });
      Object.assign(window, { seen });
    });
    await expect.poll(prices).not.toBe(before);
    expect(await page.evaluate(() => (window as unknown as { seen: { flashes: number } }).seen.flashes)).toBe(0);
    // Not even for a moment: a transition, however short, would show a reused cell in the colour of its last row.
    await expect(cellAt(grid, 0, 'order_side')).toHaveCSS('transition-property', 'none');
  });
});
