import type { Page } from '@playwright/test';
import { gridOf } from './support/grid-reading.ts';
import { expect, test } from './support/journey-test.ts';
import { expectAccessible, watchTroubles } from './support/page-health.ts';
import { acceptedOrder, takeInstrument, ticketOf, writeOrder } from './support/ticket.ts';

test.describe.configure({ timeout: 180_000 });
test.use({ startAs: 'trader' });

async function openTicket(page: Page): Promise<void> {
  await page.goto('/?panel=trade');
  await expect(ticketOf(page).getByRole('combobox', { name: 'Account', exact: true })).toHaveText(/\w/, {
    timeout: 30_000,
  });
}

test('[HT6] [HT8] an order is written and sent without the mouse, and can be looked at', async ({ page }) => {
  const troubles = await watchTroubles(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'New order' })).toBeVisible();
  await page.keyboard.press('n');
  const ticket = ticketOf(page);
  await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toBeFocused();
  await takeInstrument(page, 'NVDA');
  await page.keyboard.type('1.5k');
  await ticket.getByLabel('Limit price').focus();
  await page.keyboard.press('ArrowUp');
  await expect(ticket.getByText(/% vs ask$/)).toBeVisible();
  await expect(ticket.getByRole('button', { name: /^Buy 1,500 NVDA @ [\d,]+\.\d\d · VWAP$/ })).toBeEnabled();
  await expect(ticket.getByLabel('Notional', { exact: true })).toHaveText(/^\d{3},\d{3}$/);
  await page.keyboard.press('Enter');
  await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toHaveValue('NVDA');
  await page.keyboard.press('Control+Enter');
  const id = await acceptedOrder(page, 'Accepted.');
  await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toHaveValue('');
  await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toBeFocused();
  await page.getByRole('button', { name: `Show order ${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`order=${id}`));
  await page.getByRole('combobox', { name: 'Instrument' }).focus();
  await page.keyboard.press('Escape');
  await expect(ticket).toHaveCount(0);
  await expect(gridOf(page).locator('[data-column="exchange_symbol"]', { hasText: 'NVDA' }).first()).toBeVisible();
  expect(troubles()).toEqual([]);
});

test('Escape closes the ticket from every kind of field, and an open list first', async ({ page }) => {
  await openTicket(page);
  const ticket = ticketOf(page);
  const lists = ['Order type', 'Strategy', 'Start time', 'Account'].map((name) =>
    ticket.getByRole('combobox', { name, exact: true }),
  );
  for (const field of [ticket.getByLabel('Quantity', { exact: true }), ...lists]) {
    await field.focus();
    await page.keyboard.press('Escape');
    await expect(ticket).toHaveCount(0);
    await page.keyboard.press('n');
    await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toBeFocused();
  }
  await ticket.getByRole('combobox', { name: 'Order type' }).click();
  await expect(page.getByRole('option', { name: 'Market' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option', { name: 'Market' })).toBeHidden();
  await expect(ticket).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(ticket).toHaveCount(0);
});

test('who types a symbol and presses Enter or Tab at once gets that instrument, and none found for its first letters', async ({
  page,
}) => {
  await openTicket(page);
  const field = ticketOf(page).getByRole('combobox', { name: 'Instrument' });
  await field.click();
  await page.keyboard.type('C');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.type('SCO');
  await page.keyboard.press('Enter');
  await expect(ticketOf(page).getByLabel('Quantity', { exact: true })).toBeFocused();
  await expect(field).toHaveValue('CSCO');
  // Who goes on with Tab instead has written the whole symbol.
  await field.click();
  await field.fill('');
  await page.keyboard.type('NVDA');
  await page.keyboard.press('Tab');
  await expect(field).toHaveValue('NVDA');
});

test('a draft outlives a reload, and is gone once the order is taken', async ({ page }) => {
  await openTicket(page);
  await writeOrder(page, 'MSFT', '310');
  await ticketOf(page).getByText('SELL SHORT').click();
  await expect(ticketOf(page).getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(
    ticketOf(page).getByRole('button', { name: /^Sell short 310 MSFT @ [\d,]+\.\d\d · VWAP$/ }),
  ).toBeEnabled();
  await ticketOf(page).getByRole('button', { name: 'Stage' }).click();
  await acceptedOrder(page, 'Staged.');
  await expect(ticketOf(page).getByText('Draft saved')).toHaveCount(0);
  await page.reload();
  await expect(ticketOf(page).getByRole('combobox', { name: 'Instrument' })).toHaveValue('');
});

test('[HT7] errors keep an order here, warnings ask for a reason', async ({ page }) => {
  await openTicket(page);
  const ticket = ticketOf(page);
  await page.keyboard.press('Control+Enter');
  await ticket.getByRole('button', { name: /^Buy/ }).click();
  await expect(ticket.getByText('Choose an instrument', { exact: true })).toBeVisible();
  await expect(ticket.getByRole('combobox', { name: 'Instrument' })).toBeFocused();
  await writeOrder(page, 'AAPL', '400');
  const limit = await ticket.getByLabel('Limit price').inputValue();
  await ticket.getByLabel('Limit price').fill('9999');
  await expect(ticket.getByText(/above the market: at most 20% is allowed$/)).toBeVisible();
  await expect(ticket.getByRole('button', { name: /^Buy 400 AAPL/ })).toBeDisabled();
  await ticket.getByLabel('Limit price').fill(limit);
  await expect(ticket.getByRole('button', { name: /^Buy 400 AAPL/ })).toBeEnabled();
  await page.keyboard.press('Control+Enter');
  const first = await acceptedOrder(page, 'Accepted.');
  await writeOrder(page, 'AAPL', '400');
  const warning = new RegExp(`Same as order ${first}, sent \\d+ s ago`);
  await expect(ticket.getByRole('list', { name: 'Warnings' })).toHaveText(warning);
  await expect(ticket.getByRole('region', { name: 'The desk in this name' })).toContainText(
    /Own BUY \d+ orders?, [\d,]+ left/,
  );
  await page.keyboard.press('Control+Enter');
  await expect(ticket.getByLabel('Reason for override')).toBeFocused();
  await expectAccessible(page, 'a ticket with warnings', { within: 'aside[aria-label="New order"]' });
  await page.keyboard.type('Second half of the same client order');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(new RegExp(`^Order ${first + 1}: Accepted\\.$`))).toBeVisible();
});

test('parameters follow the strategy, with their bounds, and the button says what is sent', async ({ page }) => {
  await openTicket(page);
  const ticket = ticketOf(page);
  await writeOrder(page, 'JPM', '1000');
  await ticket.getByRole('combobox', { name: 'Strategy', exact: true }).click();
  await page.getByRole('option', { name: 'POV', exact: true }).click();
  await expect(ticket.getByRole('button', { name: /^Buy 1,000 JPM @ .* · POV 10%$/ })).toBeEnabled();
  await ticket.getByLabel('Participation rate', { exact: true }).fill('80');
  await expect(ticket.getByText('Participation rate must be from 0.5 to 50', { exact: true })).toBeVisible();
  await ticket.getByLabel('Participation rate', { exact: true }).fill('12.5');
  await ticket.getByRole('combobox', { name: 'End time', exact: true }).click();
  await page.getByRole('option', { name: 'Minutes after start' }).click();
  await ticket.getByLabel('End time: minutes').fill('45');
  await ticket.getByRole('button', { name: /^Buy 1,000 JPM @ .* · POV 12\.5%$/ }).click();
  const id = await acceptedOrder(page, 'Accepted.');
  await page.goto(`/?order=${id}&analytics=6`);
  await expect(page.getByRole('complementary', { name: 'Trade analytics' })).toContainText('+45 minutes');
});

test('a group decides by itself: the button names it, and no default overrules what it draws', async ({ page }) => {
  const sent: string[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(payload.toString())));
  await openTicket(page);
  const ticket = ticketOf(page);
  await writeOrder(page, 'CSCO', '800');
  await ticket.getByRole('combobox', { name: 'Setting', exact: true }).click();
  await page.getByRole('option', { name: 'POV bandit Q4' }).click();
  await expect(ticket.getByText('POV bandit Q4 decides how the order is worked once it is sent.')).toBeVisible();
  await ticket.getByRole('button', { name: /^Buy 800 CSCO @ .* · POV bandit Q4$/ }).click();
  await acceptedOrder(page, 'Accepted.');
  const frame = sent.find((text) => text.includes('"order.new"')) ?? '{}';
  expect(JSON.parse(JSON.parse(frame).payload.args.strategy_parameters)).toEqual({ as: 'POV bandit Q4' });
});

test('a calendar spread shows its legs and their net price', async ({ page }) => {
  await openTicket(page);
  const ticket = ticketOf(page);
  await ticket.getByText('SELL SHORT', { exact: true }).click();
  await takeInstrument(page, 'CLF');
  // A future is bought and sold, and has no dark venues.
  const sides = ticket.getByRole('group', { name: 'Side of the new order' });
  await expect(sides.getByRole('radio')).toHaveCount(2);
  await expect(sides.getByRole('radio', { name: 'SELL', exact: true })).toBeChecked();
  await expect(ticket.getByText('Dark allowed')).toHaveCount(0);
  await ticket.getByRole('combobox', { name: 'End time', exact: true }).click();
  await page.getByRole('option', { name: 'At a time' }).click();
  await expect(ticket.getByText('New York time')).toBeVisible();
  await sides.getByText('BUY', { exact: true }).click();
  await ticket.getByRole('combobox', { name: 'Instrument' }).fill('CL');
  await page
    .getByRole('option', { name: /CALENDAR SPREAD/ })
    .first()
    .click();
  const legs = ticket.getByRole('table', { name: 'Legs' });
  await expect(legs.getByRole('row')).toHaveCount(4);
  await expect(legs.getByRole('rowheader', { name: /^BUY/ })).toBeVisible();
  await expect(legs.getByRole('rowheader', { name: /^SELL/ })).toBeVisible();
  await expect(ticket.getByRole('combobox', { name: 'Strategy', exact: true })).toHaveText('Calendar spread');
});

test('a line that is cut before the answer: the true outcome is shown, and nothing is sent twice', async ({ page }) => {
  let isArmed = false;
  let isCut = false;
  await page.routeWebSocket('**/live', (socket) => {
    if (isCut) return socket.close({ code: 1011 });
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if (!isArmed || !message.toString().includes('"order.new"')) return;
      isArmed = false;
      isCut = true;
      setTimeout(() => void socket.close({ code: 1011 }), 300);
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
    return undefined;
  });
  await openTicket(page);
  await writeOrder(page, 'LMT', '700');
  isArmed = true;
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Network error: asking for the outcome. Nothing is sent twice.')).toBeVisible();
  isCut = false;
  await acceptedOrder(page, 'Accepted.');
  await expect(gridOf(page).locator('[data-column="exchange_symbol"]', { hasText: 'LMT' })).toHaveCount(1);
});

test.describe('who may not send', () => {
  test.use({ startAs: 'viewer' });

  test('has no ticket', async ({ page }) => {
    await page.goto('/?panel=trade');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('n');
    await expect(page.getByRole('button', { name: 'New order' })).toHaveCount(0);
    await expect(ticketOf(page)).toHaveCount(0);
  });
});
