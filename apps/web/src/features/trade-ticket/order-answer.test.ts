import { describe, expect, it } from 'vitest';
import { acceptedOrder, refusalOf } from './order-answer.ts';

const ROW = { parent_order_numeric_id: 904, ok: true, code: null, message: 'Accepted.' };
const FINDING = { level: 'error', code: 'order-size', field: 'order_qty', message: 'Too large.' } as const;

function answer(row: object) {
  return { kind: 'failed', code: 'refused', message: 'The order is refused.', data: { rows: [row] } } as const;
}

describe('the answer to a new order', () => {
  it('names the order that was made', () => {
    const result = { kind: 'ok', message: '', data: { rows: [ROW] } } as const;
    expect(acceptedOrder(result)).toEqual({ id: 904, message: 'Accepted.' });
  });

  it.each([
    ['refused', answer({ ...ROW, ok: false })],
    [
      'accepted without a number',
      { kind: 'ok', message: '', data: { rows: [{ ...ROW, parent_order_numeric_id: null }] } },
    ],
    ['unreadable', { kind: 'ok', message: '', data: 'rows' }],
    ['lost', { kind: 'unknown', id: 'x', message: 'The outcome is unknown.' }],
  ] as const)('tells of no order when it is %s', (_, result) => {
    expect(acceptedOrder(result)).toBeNull();
  });

  it('shows findings at their fields, and no summary that repeats them', () => {
    const refused = answer({ ...ROW, ok: false, code: 'checks', message: '1 check fails.', findings: [FINDING] });
    expect(refusalOf(refused)).toEqual({ findings: [FINDING], refusal: null });
  });

  it('says why, and names the order that was sent before', () => {
    const refused = answer({ ...ROW, ok: false, code: 'duplicate', message: 'Sent 3 s ago.' });
    expect(refusalOf(refused).refusal).toEqual({ message: 'Sent 3 s ago.', orderId: 904 });
  });

  it('gives the words of the connection when no answer came', () => {
    const lost = { kind: 'not-sent', message: 'There is no connection.' } as const;
    expect(refusalOf(lost)).toEqual({
      findings: null,
      refusal: { message: 'There is no connection.', orderId: null },
    });
  });
});
