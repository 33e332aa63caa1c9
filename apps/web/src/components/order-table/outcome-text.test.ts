import { expect, it } from 'vitest';
import { outcomeText, outcomeTitle, worstFirst } from './outcome-text.ts';

const DONE = { parent_order_numeric_id: 1, ok: true, code: null, message: 'Cancelled.' };
const LATE = { parent_order_numeric_id: 2, ok: false, code: 'too-late', message: 'The order is done.' };

it('tells the failures first', () => {
  expect(worstFirst([DONE, LATE])).toEqual([LATE, DONE]);
  expect(outcomeTitle([DONE, LATE])).toBe('1 of 2 orders failed');
  expect(outcomeTitle([DONE])).toBe('1 order done');
});

it('can be pasted', () => {
  const known = new Map([[1, { exchange_symbol: 'NVDA', order_side: 'BUY' as const }]]);
  expect(outcomeText([LATE, DONE], (id) => known.get(id)).split('\n')).toEqual([
    'Result\tOrder\tSymbol\tSide\tOutcome',
    'Failed\t2\t\t\tThe order is done.',
    'Done\t1\tNVDA\tBUY\tCancelled.',
  ]);
});
