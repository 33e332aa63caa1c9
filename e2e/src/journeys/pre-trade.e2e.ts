import { readFile } from 'node:fs/promises';
import type { PreTradeAnswer } from '@meridian/protocol/rest/pre-trade-calls';
import type { Page } from '@playwright/test';
import { OrderDesk } from './support/desk-orders.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible } from './support/page-health.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

async function answered(page: Page, act: () => Promise<unknown>): Promise<PreTradeAnswer> {
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.url().includes('/pre_trade?') && each.ok()),
    act(),
  ]);
  return (await response.json()) as PreTradeAnswer;
}

function mediumOf({ frontier, urgency }: PreTradeAnswer) {
  const medium = frontier[urgency.medium];
  if (medium === undefined) throw new Error('there is no frontier');
  return medium;
}

const dollars = (usd: number) => `$${Math.round(usd).toLocaleString('en-US')}`;

test('a list of three staged orders is looked at before it trades, saved, and gets the suggested plans', async ({
  page,
  world,
}) => {
  const desk = await OrderDesk.open(world);
  // A dark order has no estimate, so that every suggestion is a change.
  const staged = { strat: 'Staging', strategy_parameters: '{"staged_for":"dark"}', order_type: 'MARKET' } as const;
  await desk.newOrder({ ...staged, order_qty: 9_000 });
  await desk.newOrder({ ...staged, order_qty: 4_000, exchange_symbol: 'MSFT', order_side: 'SELL' });
  await desk.newOrder({ ...staged, order_qty: 6_000, exchange_symbol: 'JPM' });

  const answer = await answered(page, () => page.goto(`/trade-analitycs/pre-trade?list=${desk.list}`));
  const medium = mediumOf(answer);
  expect(answer.orders.map(({ exchange_symbol }) => exchange_symbol).sort()).toEqual(['JPM', 'MSFT', 'NVDA']);
  const table = page.getByRole('table', { name: 'Pre-trade analytics by order' });
  const total = table.getByRole('row', { name: /^3 orders/ });
  await expect(total).toContainText(dollars(medium.cost_usd));
  for (const [at, order] of answer.orders.entries()) {
    const plan = order.plans[medium.plans[at] ?? -1];
    const row = table.getByRole('row', { name: new RegExp(order.exchange_symbol) });
    await expect(row).toContainText(dollars(plan?.cost.usd ?? Number.NaN));
    await expect(row.getByRole('combobox')).toHaveValue(String(medium.plans[at]));
  }
  await expectAccessible(page, 'pre-trade');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV', exact: true }).click(),
  ]);
  const lines = (await readFile(await download.path())).toString().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toContain(medium.cost_usd.toFixed(2));

  const cost = page.getByRole('region', { name: 'Cost against risk' });
  const slider = cost.getByRole('slider', { name: 'Urgency' });
  await slider.press('End');
  const urgent = answer.frontier.at(-1);
  await expect(total).toContainText(dollars(urgent?.cost_usd ?? Number.NaN));
  await table.getByRole('checkbox', { name: /^Count MSFT/ }).uncheck();
  await expect(table.getByRole('row', { name: /^2 orders/ })).toBeVisible();
  await table.getByRole('checkbox', { name: /^Count MSFT/ }).check();
  await cost.getByRole('button', { name: 'Cost against risk as a table' }).click();
  await expect(cost.getByRole('row', { name: /^Best mix 1\b/ })).toBeVisible();

  const shown = await Promise.all(
    answer.orders.map(({ exchange_symbol }) =>
      table
        .getByRole('row', { name: new RegExp(exchange_symbol) })
        .getByRole('combobox')
        .inputValue(),
    ),
  );
  await page.getByRole('button', { name: 'Apply 3 suggestions' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change 3 staged orders' });
  await expect(dialog.getByRole('row', { name: /NVDA BUY 9,000 No estimate/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog.getByText('3 orders done')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  // An answer to the page before the reload would be gone with it.
  await page.reload({ waitUntil: 'commit' });
  const after = await answered(page, async () => undefined);
  for (const [at, order] of after.orders.entries()) {
    expect(order.is_staged).toBe(true);
    expect(order.plans[order.own_plan ?? -1]?.strat).toBe(answer.orders[at]?.plans[Number(shown[at])]?.strat);
  }
  desk.close();
});

test('pre-trade analytics say what failed in the words of the catalogue, and try again', async ({ page, world }) => {
  const desk = await OrderDesk.open(world);
  const id = await desk.newOrder();
  await page.route('**/pre_trade?*', (route) => route.abort());
  await page.goto(`/trade-analitycs/pre-trade?orders=${id}`);
  await expect(page.getByText('Network error. Please try again later or contact support.')).toBeVisible();
  await page.unroute('**/pre_trade?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /^1 order\b/ })).toBeVisible();
  await page.goto('/trade-analitycs/pre-trade?orders=999999999');
  await expect(page.getByText('Page not available. Please try again later or contact support.')).toBeVisible();

  // The sidebar of the same order has the same numbers.
  const answer = await answered(page, () => page.goto(`/?order=${id}&analytics=1`));
  const figures = page.getByRole('complementary', { name: 'Trade analytics' }).getByLabel('Pre-trade figures');
  const [order] = answer.orders;
  const cost = order?.plans[order.own_plan ?? 0]?.cost.bps?.toFixed(1) ?? 'nothing';
  await expect(figures).toContainText(cost.replace('-', '−'));
  desk.close();
});
