import { expect, it } from 'vitest';
import { NEW_ORDER, openTestDesk, TRADER } from '../../kernel/testing/test-desk.ts';
import { checkOrders } from './check-orders.ts';
import { knownInstruments } from './instrument-facts.ts';
import { mapInSteps } from './map-in-steps.ts';

const USER = { ...TRADER, market_data_permit: true, market_impact_permit: true };

function restsOf(steps: Generator): number {
  let rests = 0;
  while (steps.next().done !== true) rests += 1;
  return rests;
}

it('[LS75] a question about many symbols or orders rests behind each of them, so that no order waits for all', async () => {
  const desk = await openTestDesk();
  const reading = desk.kernel.reading();
  const orders = Array.from({ length: 40 }, () => NEW_ORDER);
  expect(restsOf(knownInstruments(reading, { exchange_symbols: ['ACME', 'ESZ6', 'ESH7'] }, USER))).toBe(2);
  expect(restsOf(checkOrders(reading, { orders }, USER))).toBe(39);
});

it('maps all in their order', () => {
  const steps = mapInSteps(['a', 'b'], (item, index) => `${item}${index}`);
  expect([steps.next(), steps.next()]).toEqual([
    { done: false, value: undefined },
    { done: true, value: ['a0', 'b1'] },
  ]);
});
