import type { Locator, Page } from '@playwright/test';
import { countsOf, expect, openGrid } from './grid-reading.ts';

/** So many are enough for what a journey clicks. */
const ENOUGH = 20;

/**
 * The orders that the desk has, largest first. Large orders take their time, and those that come later stay out, so rows
 * stay where they are.
 */
export async function openOrdersBySize(page: Page): Promise<Locator> {
  await openGrid(page, '/');
  await expect.poll(async () => (await countsOf(page)).total).toBeGreaterThan(ENOUGH);
  const received = { kind: 'time', fromMs: null, toMs: Date.now() };
  const grid = {
    sort: [{ columnId: 'order_qty', direction: 'descending' }],
    filters: { order_receive_time_since_epoch_milliseconds: received },
  };
  return openGrid(page, `/?grid=${encodeURIComponent(JSON.stringify(grid))}`);
}
