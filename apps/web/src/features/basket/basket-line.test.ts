import { describe, expect, it } from 'vitest';
import { aBasketLine, BASKET_WARNING } from './a-basket-line.fixture.ts';
import { type BasketLine, isSendable, lineReason, lineState, namedRows } from './basket-line.ts';

const LINE = aBasketLine();

const REFUSED = { parent_order_numeric_id: null, ok: false, code: 'checks', message: 'Refused.' } as const;

describe('a line of a basket', () => {
  it.each<[string, Partial<BasketLine>, string, string]>([
    ['good', {}, 'good', ''],
    ['not asked about yet', { check: null }, 'checking', ''],
    ['wrong in a cell', { order: null, problems: { order_qty: 'Say how many.' } }, 'bad', 'Say how many.'],
    ['impossible to the server', { check: { row: 0, problem: 'No.', findings: [] } }, 'bad', 'No.'],
    ['to be held for review', { check: { row: 0, problem: null, findings: [], review: 'Held.' } }, 'good', 'Held.'],
    ['warned of', { check: { row: 0, problem: null, findings: [BASKET_WARNING] } }, 'warned', 'Twice.'],
    [
      'forbidden',
      { check: { row: 0, problem: null, findings: [{ ...BASKET_WARNING, level: 'error' }] } },
      'bad',
      'Twice.',
    ],
    [
      'sent',
      { answer: { ...REFUSED, parent_order_numeric_id: 7, ok: true, message: 'Accepted.' } },
      'accepted',
      'Accepted.',
    ],
    ['staged', { answer: { ...REFUSED, ok: true, message: 'Staged.' }, wasStaged: true }, 'staged', 'Staged.'],
    ['left out by hand', { isExcluded: true, problems: { order_qty: 'No.' } }, 'excluded', ''],
    ['refused', { answer: REFUSED }, 'bad', 'Refused.'],
    ['refused by the checks', { answer: { ...REFUSED, findings: [BASKET_WARNING] } }, 'bad', 'Twice.'],
  ])('that is %s', (_, change, state, reason) => {
    const line = { ...LINE, ...change };
    expect(lineState(line)).toBe(state);
    expect(lineReason(line)).toBe(reason);
    expect(isSendable(line)).toBe(state === 'good' || state === 'warned');
  });
});

it('names the rows of a list by the numbers that stand before them', () => {
  const finding = { ...BASKET_WARNING, message: 'Same as row 2 of this list', row: 1 };
  const order = { ...BASKET_WARNING, message: 'Same as order 80, sent 9 s ago' };
  const check = namedRows({ row: 3, problem: null, findings: [finding, order] }, [1, 5, 6, 9]);
  expect(check.findings.map(({ message }) => message)).toEqual(['Same as row 5 of this list', order.message]);
});
