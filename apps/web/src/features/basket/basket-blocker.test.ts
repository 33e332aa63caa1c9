import { describe, expect, it } from 'vitest';
import { aBasketLine, BASKET_SETTINGS, BASKET_WARNING } from './a-basket-line.fixture.ts';
import { answersOf } from './basket-answers.ts';
import { type BasketSettings, blockerOf } from './basket-blocker.ts';
import { basketCounts } from './basket-counts.ts';
import type { BasketLine } from './basket-line.ts';

const GOOD = aBasketLine();
const BAD: BasketLine = { ...GOOD, order: null, problems: { order_qty: 'Enter a quantity' } };
const CHECKING: BasketLine = { ...GOOD, check: null };
const WARNED: BasketLine = { ...GOOD, check: { row: 0, problem: null, findings: [BASKET_WARNING] } };

describe('what keeps a list here', () => {
  it.each<[readonly BasketLine[], Partial<BasketSettings>, string | null]>([
    [[GOOD], {}, null],
    [[], {}, 'All orders are sent'],
    [[GOOD, CHECKING], {}, 'Checking 1 row'],
    [[GOOD, BAD, BAD], {}, 'Fix or exclude 2 rows, or send row by row'],
    [[GOOD, BAD], { accept: 'rows' }, null],
    [[BAD], { accept: 'rows' }, 'No row is OK: fix one to send'],
    [[GOOD], { listName: ' ' }, 'Enter a list name'],
    [[GOOD], { listName: 'x'.repeat(65) }, 'The list name has at most 64 characters'],
    [[WARNED], {}, 'Enter a reason to override 1 warning'],
    [[WARNED], { reason: 'Agreed.' }, null],
  ])('%#', (open, settings, expected) => expect(blockerOf(open, { ...BASKET_SETTINGS, ...settings })).toBe(expected));
});

it('counts every row once, and a warning as OK once it has a reason', () => {
  const sent = { ...GOOD, answer: { parent_order_numeric_id: 7, ok: true, code: null, message: '' } };
  const lines = [GOOD, BAD, WARNED, CHECKING, { ...BAD, isExcluded: true }, sent];
  const counts = { rows: 6, ok: 1, attention: 2, excluded: 1, checking: 1, sent: 1 };
  expect(basketCounts(lines, ' ')).toEqual(counts);
  expect(basketCounts(lines, 'Agreed')).toEqual({ ...counts, ok: 2, attention: 1 });
});

it('gives each row its answer, and none to rows that others kept back', () => {
  const answer = { parent_order_numeric_id: null, ok: false, code: 'checks', message: 'No.' };
  const rows = [
    { ...answer, row: 1 },
    { ...answer, row: 0, code: 'not-sent' },
  ];
  expect([...answersOf([{ id: 4 }, { id: 7 }], rows).keys()]).toEqual([7]);
});
