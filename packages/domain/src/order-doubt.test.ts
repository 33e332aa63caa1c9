import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtText, readDoubt } from './order-doubt.ts';

it('reads back what it wrote, and nothing else', () => {
  const destination = fc.stringMatching(/^[A-Z][A-Z0-9_-]*$/);
  const at = fc.array(fc.record({ destination, quantity: fc.integer({ min: 1, max: 1e9 }) }), { maxLength: 3 });
  const count = fc.integer({ min: 1, max: 5_000 });
  const doubts = fc.record({ count, isOverdue: fc.boolean(), isStopped: fc.boolean(), at });
  fc.assert(
    fc.property(doubts, (doubt) => {
      const quantity = doubt.at.reduce((sum, each) => sum + each.quantity, 0);
      expect(readDoubt(doubtText(doubt))).toEqual({ count: doubt.count, isOverdue: doubt.isOverdue, quantity });
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readDoubt(`Rejected: ${text}`) === null));
  expect(readDoubt(null)).toBeNull();
});

it('[OL41] says how much is in doubt at which destination, and that the rest is worked', () => {
  const at = [
    { destination: 'ALGO-DMA-1', quantity: 4_700 },
    { destination: 'ALGO-DMA-2', quantity: 10 },
  ];
  expect(doubtText({ count: 1, isOverdue: false, at: at.slice(0, 1), isStopped: false })).toBe(
    '1 child order is in doubt, 4,700 at ALGO-DMA-1: reserved until the venue answers; the rest is worked elsewhere',
  );
  expect(doubtText({ count: 2, isOverdue: true, at, isStopped: true })).toBe(
    '2 child orders are in doubt and the venue does not answer, 4,700 at ALGO-DMA-1, 10 at ALGO-DMA-2: decide whether to treat them as cancelled or to wait; nothing more is sent meanwhile',
  );
});
