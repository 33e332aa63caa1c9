import { expect, it } from 'vitest';
import { openBusyDesk } from '../../engine/testing/busy-desk.ts';
import { createMemoryJournal } from '../../journal/testing/memory-journal.ts';
import type { KernelCommand } from '../../kernel/commands/kernel-command.ts';
import { NEW_ORDER, TRADER } from '../../kernel/testing/test-desk.ts';

/** Well below its market, so that it does not fill. */
const ORDER = { ...NEW_ORDER, strat: 'vwap', exchange_symbol: 'MSFT', limit_price: 1 };
const SECOND = 40;

it('an order that a person paused stays paused: simulated traders act on orders of simulated clients only', async () => {
  const desk = await openBusyDesk({ seed: 7, orders: 20, rate: 1, journal: createMemoryJournal() });
  const { orders } = desk.kernel.published;
  const give = async (command: KernelCommand) => {
    desk.kernel.submit(command, TRADER, ({ code }) => expect(code).toBeNull());
    await desk.step();
  };
  const live = async (seconds: number) => {
    for (let step = 0; step < seconds * SECOND; step += 1) await desk.step();
  };
  await desk.step();
  await give({ id: 'new', name: 'order.new', args: ORDER });
  const own = [...orders.activeIds].find((id) => orders.parent(id).terms.clientId === TRADER.organisation) ?? 0;
  await give({ id: 'pause', name: 'order.pause', args: { parent_order_numeric_ids: [own], reason: 'Waits for news' } });
  await live(1);
  const paused = orders.parent(own);
  expect(paused.isAutoTrading).toBe(false);
  await live(100);
  expect(orders.parent(own)).toEqual(paused);
}, 60_000);
