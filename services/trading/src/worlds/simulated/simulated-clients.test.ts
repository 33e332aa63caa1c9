import { expect, it, vi } from 'vitest';
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

it('a full desk does not slow down for its simulated traders: they read a few hundred orders, however many there are', async () => {
  let reads = 0;
  let most = 0;
  const desk = await openBusyDesk({
    seed: 7,
    orders: 1_200,
    rate: 40,
    journal: createMemoryJournal(),
    meter: (part, run) => {
      const before = reads;
      run();
      if (part === 'clients') most = Math.max(most, reads - before);
    },
  });
  const { orders } = desk.kernel.published;
  const parent = orders.parent.bind(orders);
  vi.spyOn(orders, 'parent').mockImplementation((id) => {
    reads += 1;
    return parent(id);
  });
  for (let step = 0; step < 20 * SECOND; step += 1) await desk.step();
  expect(orders.activeIds.size).toBeGreaterThan(600);
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(400);
}, 60_000);
