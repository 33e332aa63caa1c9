import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtText, readDoubt } from './order-doubt.ts';

it('reads back what it wrote, and nothing else', () => {
  const doubts = fc.record({ count: fc.integer({ min: 1, max: 5_000 }), isOverdue: fc.boolean() });
  fc.assert(
    fc.property(doubts, (doubt) => {
      expect(readDoubt(doubtText(doubt))).toEqual(doubt);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => readDoubt(`Rejected: ${text}`) === null));
  expect(readDoubt(null)).toBeNull();
});

it('says what the order waits for, and later that a person must decide', () => {
  expect(doubtText({ count: 1, isOverdue: false })).toBe(
    '1 child order is in doubt: nothing more is sent until the venue says what became of it',
  );
  expect(doubtText({ count: 2, isOverdue: true })).toBe(
    '2 child orders are in doubt and the venue does not answer: decide whether to treat them as cancelled or to wait',
  );
});
