import { describe, expect, it } from 'vitest';
import { aBasketLine, BASKET_SETTINGS, BASKET_WARNING } from './a-basket-line.fixture.ts';
import { answersOf } from './basket-answers.ts';
import { type BasketSettings, blockerOf, nothingOpenText } from './basket-blocker.ts';
import { basketCounts } from './basket-counts.ts';
import type { BasketLine } from './basket-line.ts';

const GOOD = aBasketLine();
const BAD: BasketLine = { ...GOOD, order: null, problems: { order_qty: 'Enter a quantity' } };
const CHECKING: BasketLine = { ...GOOD, check: null };
const WARNED: BasketLine = { ...GOOD, check: { row: 0, problem: null, findings: [BASKET_WARNING] } };

describe('what keeps a list here', () => {
  it.each<[readonly BasketLine[], Partial<BasketSettings>, string | null]>([
    [[GOOD], {}, null],
    [[GOOD, CHECKING], {}, 'Checking 1 row'],
    [[GOOD, BAD, BAD], {}, 'Fix or exclude 2 rows, or send row by row'],
    [[GOOD, BAD], { accept: 'rows' }, null],
    [[BAD], { accept: 'rows' }, 'No row is OK: fix one to send'],
    [[GOOD], { listName: ' ' }, 'Enter a list name'],
    [[GOOD], { listName: 'x'.repeat(65) }, 'The list name has at most 64 characters'],
    [[WARNED], {}, 'Enter a reason to override 1 warning'],
    [[WARNED], { reason: 'x' }, '"x" is too short a reason: write at least 10 letters or choose one'],
    [[WARNED], { reason: 'Agreed with the client' }, null],
  ])('%#', (open, settings, expected) => expect(blockerOf(open, { ...BASKET_SETTINGS, ...settings })).toBe(expected));
});

it('does not say that orders are sent while they are only staged', () => {
  const answer = { parent_order_numeric_id: 7, ok: true, code: null, message: '' };
  const staged = { ...GOOD, answer, wasStaged: true };
  const sent = { ...GOOD, answer };
  expect(nothingOpenText([staged])).toBe('Staged, not sent: nothing is in the market. Open Send staged to send');
  expect(nothingOpenText([staged, sent])).toBe('1 order is staged, not sent. Open Send staged to send it');
  expect(nothingOpenText([staged, staged, sent])).toBe('2 orders are staged, not sent. Open Send staged to send them');
  expect(nothingOpenText([sent, { ...GOOD, isExcluded: true }])).toBe('All orders are sent');
  expect(nothingOpenText([{ ...GOOD, isExcluded: true }])).toBe('All rows are excluded');
});

it('counts every row once, and a warning as OK once it has a reason', () => {
  const sent = { ...GOOD, answer: { parent_order_numeric_id: 7, ok: true, code: null, message: '' } };
  const lines = [GOOD, BAD, WARNED, CHECKING, { ...BAD, isExcluded: true }, sent, { ...sent, wasStaged: true }];
  const counts = { rows: 7, ok: 1, attention: 2, excluded: 1, checking: 1, staged: 1, sent: 1 };
  expect(basketCounts(lines, ' ')).toEqual(counts);
  expect(basketCounts(lines, 'Agreed with the client')).toEqual({ ...counts, ok: 2, attention: 1 });
});

it('gives each row its answer, and none to rows that others kept back', () => {
  const answer = { parent_order_numeric_id: null, ok: false, code: 'checks', message: 'No.' };
  const rows = [
    { ...answer, row: 1 },
    { ...answer, row: 0, code: 'not-sent' },
  ];
  expect([...answersOf([{ id: 4 }, { id: 7 }], rows).keys()]).toEqual([7]);
});
