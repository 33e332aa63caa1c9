import type { Page, WebSocketRoute } from '@playwright/test';
import { checkRows, openOwnOrders, statuses } from './support/blotter-steps.ts';
import { OrderDesk } from './support/desk-orders.ts';
import { expect } from './support/grid-reading.ts';
import { test } from './support/journey-test.ts';

test.use({ startAs: 'trader' });
test.describe.configure({ timeout: 180_000 });

/** Lets one command through to the server and cuts the line before its answer; counts how often it was sent. */
async function cutAfter(page: Page, command: string): Promise<{ sent(): number; mend(): void }> {
  let sent = 0;
  let isCut = false;
  await page.routeWebSocket('**/live', (socket: WebSocketRoute) => {
    if (isCut) {
      void socket.close({ code: 1011 });
      return;
    }
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      server.send(message);
      if (!String(message).includes(`"${command}"`)) return;
      sent += 1;
      if (sent > 1) return;
      isCut = true;
      // The server has it by then; what it answers finds nobody.
      setTimeout(() => void socket.close({ code: 1011 }), 300);
    });
    server.onMessage((message) => {
      if (!isCut) socket.send(message);
    });
  });
  return {
    sent: () => sent,
    mend: () => {
      isCut = false;
    },
  };
}

test('the line is cut in the middle of a cancel: the true outcome is shown, and nothing is done twice', async ({
  page,
  world,
}) => {
  const cable = await cutAfter(page, 'order.cancel');
  const desk = await OrderDesk.open(world);
  const ids = [await desk.newOrder(), await desk.newOrder({ exchange_symbol: 'MSFT' })];
  const grid = await openOwnOrders(page, desk, 2);
  await checkRows(grid, 2);
  await page.getByRole('button', { name: 'Cancel 2 orders' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Cancel 2 orders' }).click();
  await expect(dialog.getByText(/Network error: asking for the outcome/)).toBeVisible();
  cable.mend();
  await expect(page.getByText(/^Cancell(ed|ing) 2 orders/)).toBeVisible();
  expect(cable.sent()).toBe(2);
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => statuses(grid)).toEqual(['OUT', 'OUT']);
  for (const id of ids) {
    const requests = (await desk.auditOf(id)).filter((line) => line['req_type'] === 'ORDER CANCEL REQUEST');
    // The requests for its child orders are the engine's own and have no sender.
    expect(requests.filter((line) => line['sender_sub_id'] !== null)).toHaveLength(1);
  }
  desk.close();
});
