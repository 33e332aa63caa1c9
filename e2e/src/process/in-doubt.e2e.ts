import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkRows, openOwnOrders } from '../journeys/support/blotter-steps.ts';
import { OrderDesk } from '../journeys/support/desk-orders.ts';
import { startMeridianProcess } from '../world/meridian-process.ts';
import { demoEmail, signIn } from '../world/sign-in.ts';

test.describe.configure({ timeout: 180_000 });

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meridian-doubt-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

const SYMBOLS = ['NVDA', 'MSFT', 'AAPL', 'INTC'] as const;
const REASON = 'The broker confirms that it is out';

const childrenIn = (audit: readonly Readonly<Record<string, unknown>>[]): number =>
  audit.filter(({ description }) => /^Child \d+/.test(String(description))).length;

test('[HT15] after a restart with silent venues an order is in doubt, nothing more is sent, and a person decides', async ({
  browser,
}) => {
  const settings = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', IN_DOUBT_SECONDS: '2' };
  const before = await startMeridianProcess(settings);
  const first = await OrderDesk.open(before);
  // Several, because a schedule has no child order open now and then.
  const orders: number[] = [];
  for (const exchange_symbol of SYMBOLS) {
    const terms = { order_type: 'MARKET', order_qty: 200_000, strat: 'vwap', strategy_parameters: '{}' } as const;
    orders.push(await first.newOrder({ exchange_symbol, ...terms }));
  }
  for (const order of orders) {
    await expect.poll(async () => childrenIn(await first.auditOf(order)), { timeout: 30_000 }).toBeGreaterThan(0);
  }
  first.close();
  await before.stop();

  const after = await startMeridianProcess(settings, 'none, and silent venues');
  try {
    const desk = await OrderDesk.open(after);
    const context = await browser.newContext({ baseURL: after.url });
    const page = await context.newPage();
    await signIn(page, demoEmail('trader'));
    const grid = await openOwnOrders(page, { list: first.list } as OrderDesk, SYMBOLS.length);
    await checkRows(grid, SYMBOLS.length);
    const bar = page.getByRole('region', { name: 'Order actions', exact: true });
    await bar.getByRole('button', { name: /^Decide/ }).click({ timeout: 30_000 });
    const dialog = page.getByRole('dialog');
    const table = dialog.getByRole('region', { name: 'Orders in doubt' });
    const doubted = table.getByRole('row').filter({ hasNotText: /Skipped|Order/ });
    const order = Number(await doubted.first().getByRole('cell').first().textContent());
    expect(orders).toContain(order);
    const sent = childrenIn(await desk.auditOf(order));
    await page.waitForTimeout(3_000);
    const treat = dialog.getByRole('button', { name: 'Treat as cancelled' });
    await expect(treat).toBeDisabled();
    expect(childrenIn(await desk.auditOf(order))).toBe(sent);

    await dialog.getByLabel('Reason').fill(REASON);
    await treat.click();
    await expect(dialog).toBeHidden();
    const audited = async () => JSON.stringify(await desk.auditOf(order));
    await expect.poll(audited).toContain(REASON);
    // From here on the order works again.
    await expect.poll(async () => childrenIn(await desk.auditOf(order)), { timeout: 30_000 }).toBeGreaterThan(sent);
    desk.close();
    await context.close();
  } finally {
    await after.stop();
  }
});
