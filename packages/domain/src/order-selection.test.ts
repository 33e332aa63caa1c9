import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areActionsBlocked, splitSelection } from './order-selection.ts';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';

function selection(...statuses: (OrderStatus | null)[]) {
  return statuses.map((status) => ({ status }));
}

describe('splitSelection', () => {
  it('separates pending from working orders and leaves out finished ones', () => {
    const split = splitSelection(selection('PENDING', 'WORKING', 'FILLED', null, 'PARTIAL', 'REJECTED'));
    expect(split.pending).toEqual(selection('PENDING'));
    expect(split.working).toEqual(selection('WORKING', null, 'PARTIAL'));
  });

  it('never puts an order into both groups', () => {
    const orders = fc.array(fc.record({ status: fc.option(fc.constantFrom(...ORDER_STATUSES)) }));
    fc.assert(
      fc.property(orders, (rows) => {
        const { pending, working } = splitSelection(rows);
        expect(pending.some((row) => working.includes(row))).toBe(false);
        expect(pending.length + working.length).toBeLessThanOrEqual(rows.length);
      }),
    );
  });
});

describe('areActionsBlocked', () => {
  it.each(['WORKING', 'INIT', 'SENT', 'NEW', null] as const)('blocks PENDING together with %s', (status) => {
    expect(areActionsBlocked(selection('PENDING', status))).toBe(true);
  });

  it.each(ORDER_STATUSES)('never blocks one order alone: %s', (status) => {
    expect(areActionsBlocked(selection(status))).toBe(false);
  });

  it('allows pending with finished orders, and an empty selection', () => {
    expect(areActionsBlocked(selection('PENDING', 'FILLED', 'OUT'))).toBe(false);
    expect(areActionsBlocked(selection('PENDING', 'PENDING'))).toBe(false);
    expect(areActionsBlocked([])).toBe(false);
  });
});
