import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import type { OrderRowAnswer } from '@meridian/protocol/live/order-answers';
import { describe, expect, it } from 'vitest';
import { doneText, doneTitle, refusedWords } from './done-words.ts';

const ORDERS = [1, 2, 3].map((id) => anActionOrder({ parent_order_numeric_id: id }));

function row(id: number, change: Partial<OrderRowAnswer> = {}): OrderRowAnswer {
  return { parent_order_numeric_id: id, ok: true, code: null, message: 'Done.', ...change };
}

const PENDING = { code: 'pending', message: 'Waits for 2 child orders.' };
const REFUSED = { ok: false, code: 'finished', message: 'Already filled.' };

describe('the toast of an action', () => {
  it('names one order and counts several', () => {
    expect(doneTitle('pause', ORDERS.slice(0, 1), [row(1)])).toBe('Paused NVDA BUY 123,400');
    expect(doneTitle('cancel', ORDERS, [row(1), row(2), row(3)])).toBe('Cancelled 3 orders');
    expect(doneText([row(1)])).toEqual({});
  });

  it('does not call an order cancelled that waits for its child orders', () => {
    expect(doneTitle('cancel', ORDERS, [row(1), row(2, PENDING), row(3)])).toBe('Cancelling 3 orders');
    expect(doneText([row(1, PENDING)])).toEqual({ text: 'Waits for 2 child orders.' });
    expect(doneText([row(1), row(2, PENDING)])).toEqual({ text: 'Pending: 1 waits for its child orders.' });
    expect(doneText([row(1, PENDING), row(2, PENDING)])).toEqual({ text: 'Pending: 2 wait for their child orders.' });
  });

  it('lists what a mixed selection left', () => {
    const [left] = ORDERS;
    if (left === undefined) throw new Error('an order');
    const leaves = [{ order: left, why: 'Already filled' }];
    expect(doneText([row(2), row(3)], leaves)).toEqual({ text: 'Left 1 order: NVDA BUY 123,400 (already filled).' });
    expect(doneText([row(2, PENDING), row(3)], leaves)).toEqual({
      text: 'Pending: 1 waits for its child orders. Left 1 order: NVDA BUY 123,400 (already filled).',
    });
  });

  it('names only the order that could not, when the others were undone', () => {
    const rows = [row(1), row(2, REFUSED), row(3)];
    expect(refusedWords('Could not undo:', ORDERS, rows)).toEqual({
      title: 'Could not undo: NVDA BUY 123,400',
      text: 'Already filled.',
    });
    expect(refusedWords('Could not undo:', ORDERS, [row(1), row(2)])).toBeNull();
  });

  it('names all orders when the command never reached the server', () => {
    const rows = [{ ...row(1, REFUSED), parent_order_numeric_id: null }];
    expect(refusedWords('Could not pause', ORDERS, rows)?.title).toBe('Could not pause 3 orders');
  });
});
