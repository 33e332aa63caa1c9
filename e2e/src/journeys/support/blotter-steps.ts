import type { Locator, Page } from '@playwright/test';
import { expect, gridOf, readRows } from './grid-reading.ts';
import type { OrderDesk } from './desk-orders.ts';

/** The blotter with the orders of one list and nobody else's. */
export async function openOwnOrders(page: Page, { list }: OrderDesk, count: number): Promise<Locator> {
  await page.goto('/');
  const grid = gridOf(page);
  await page
    .getByRole('searchbox', { name: 'Quick search' })
    .or(page.getByPlaceholder('Quick search'))
    .first()
    .fill(list);
  await expect.poll(async () => (await readRows(grid)).length).toBe(count);
  return grid;
}

/** Checks the first rows, whatever sections they stand in. They may change places between two clicks. */
export async function checkRows(grid: Locator, count: number): Promise<void> {
  const boxes = (checked: boolean) => grid.getByRole('checkbox', { name: 'Select row', checked });
  for (let index = 0; index < count; index += 1) {
    await boxes(false).first().click();
    await expect(boxes(true)).toHaveCount(index + 1);
  }
}

export async function statuses(grid: Locator): Promise<readonly string[]> {
  return (await readRows(grid)).map(({ texts }) => (texts['status'] ?? '').replace(/[^A-Z.]/g, ''));
}
