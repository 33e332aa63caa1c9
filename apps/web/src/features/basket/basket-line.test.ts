import { describe, expect, it } from 'vitest';
import { perField } from '@meridian/domain/order-ticket/basket/basket-columns';
import type { TicketOrder } from '@meridian/domain/order-ticket/ticket-order';
import { type BasketLine, isSendable, lineReason, lineState, namedRows } from './basket-line.ts';

const ORDER: TicketOrder = {
  exchange_symbol: 'VOD',
  asset_class: 'EQUITY',
  account: 'A',
  alloc_account: 'A1',
  order_side: 'BUY',
  order_type: 'MARKET',
  order_qty: 1,
  time_in_force: 'DAY',
  strat: 'vwap',
  strategy_parameters: '{}',
};

const LINE: BasketLine = {
  id: 1,
  cells: perField(() => ''),
  unread: [],
  isExcluded: false,
  answer: null,
  facts: undefined,
  order: ORDER,
  problems: {},
  check: { row: 0, problem: null, findings: [] },
};

const WARNING = { level: 'warning', code: 'duplicate', field: 'exchange_symbol', message: 'Twice.' } as const;
const REFUSED = { parent_order_numeric_id: null, ok: false, code: 'checks', message: 'Refused.' } as const;

describe('a line of a basket', () => {
  it.each<[string, Partial<BasketLine>, string, string]>([
    ['good', {}, 'good', ''],
    ['not asked about yet', { check: null }, 'checking', ''],
    ['wrong in a cell', { order: null, problems: { order_qty: 'Say how many.' } }, 'bad', 'Say how many.'],
    ['impossible to the server', { check: { row: 0, problem: 'No.', findings: [] } }, 'bad', 'No.'],
    ['warned of', { check: { row: 0, problem: null, findings: [WARNING] } }, 'warned', 'Twice.'],
    ['forbidden', { check: { row: 0, problem: null, findings: [{ ...WARNING, level: 'error' }] } }, 'bad', 'Twice.'],
    [
      'sent',
      { answer: { ...REFUSED, parent_order_numeric_id: 7, ok: true, message: 'Accepted.' } },
      'accepted',
      'Accepted.',
    ],
    ['left out by hand', { isExcluded: true, problems: { order_qty: 'No.' } }, 'excluded', ''],
    ['refused', { answer: REFUSED }, 'bad', 'Refused.'],
    ['refused by the checks', { answer: { ...REFUSED, findings: [WARNING] } }, 'bad', 'Twice.'],
  ])('that is %s', (_, change, state, reason) => {
    const line = { ...LINE, ...change };
    expect(lineState(line)).toBe(state);
    expect(lineReason(line)).toBe(reason);
    expect(isSendable(line)).toBe(state === 'good' || state === 'warned');
  });
});

it('names the rows of a list by the numbers that stand before them', () => {
  const finding = { ...WARNING, message: 'Same as row 2 of this list', row: 1 };
  const order = { ...WARNING, message: 'Same as order 80, sent 9 s ago' };
  const check = namedRows({ row: 3, problem: null, findings: [finding, order] }, [1, 5, 6, 9]);
  expect(check.findings.map(({ message }) => message)).toEqual(['Same as row 5 of this list', order.message]);
});
