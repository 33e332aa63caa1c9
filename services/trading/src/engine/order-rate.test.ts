import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import { NEW_ORDER } from '../kernel/testing/test-desk.ts';
import { OrderRate } from './order-rate.ts';

const RATES = { byUser: 10, byAccount: 15 };
const ANN = { id: 1 };
const BEN = { id: 2 };

function one(account = 'ALDGATE'): KernelCommand {
  return { id: 'c1', name: 'order.new', args: { ...NEW_ORDER, account } };
}

function list(length: number): KernelCommand {
  const orders = Array.from({ length }, () => NEW_ORDER);
  return { id: 'c2', name: 'order.new_list', args: { list_name: 'L', accept: 'whole', orders } };
}

describe('the rate of new orders', () => {
  it('[OL30] tells a user who sends fast before it refuses, and lets go on when the minute is over', () => {
    const rate = new OrderRate(RATES);
    expect(rate.take(list(7), ANN, 0)).toEqual({ kind: 'taken', note: null });
    expect(rate.take(one(), ANN, 30_000)).toEqual({
      kind: 'taken',
      note: '8 of 10 orders a minute from you are used.',
    });
    expect(rate.take(list(3), ANN, 31_000)).toEqual({
      kind: 'refused',
      message: 'At most 10 orders a minute are taken from you. Try again in 29 s.',
    });
    expect(rate.take(list(3), ANN, 60_000)).toEqual({ kind: 'taken', note: null });
  });

  it('says of a list that can never pass that it is too long', () => {
    expect(new OrderRate(RATES).take(list(11), ANN, 0)).toEqual({
      kind: 'refused',
      message: 'At most 10 orders a minute are taken from you. Send a shorter list.',
    });
  });

  it('counts an account whoever sends for it, and a user in nobody else', () => {
    const rate = new OrderRate(RATES);
    rate.take(list(10), ANN, 0);
    expect(rate.take(list(5), BEN, 0)).toEqual({
      kind: 'taken',
      note: '15 of 15 orders a minute for ALDGATE are used.',
    });
    expect(rate.take(one(), BEN, 0)).toEqual({
      kind: 'refused',
      message: 'At most 15 orders a minute are taken for ALDGATE. Try again in 60 s.',
    });
    expect(rate.take(one('BOREALIS'), BEN, 0).kind).toBe('taken');
  });

  it('never counts what brings no order', () => {
    const rate = new OrderRate({ byUser: 0, byAccount: 0 });
    const cancel: KernelCommand = { id: 'c3', name: 'order.cancel', args: { parent_order_numeric_ids: [1] } };
    expect(rate.take(cancel, ANN, 0)).toEqual({ kind: 'taken', note: null });
  });

  it('takes no more than the bound in any minute', () => {
    const steps = fc.array(
      fc.record({ wait: fc.integer({ min: 0, max: 20_000 }), size: fc.integer({ min: 1, max: 9 }) }),
    );
    fc.assert(
      fc.property(steps, (given) => {
        const rate = new OrderRate(RATES);
        const taken: { at: number; size: number }[] = [];
        let now = 0;
        for (const { wait, size } of given) {
          now += wait;
          if (rate.take(list(size), ANN, now).kind === 'taken') taken.push({ at: now, size });
          const inMinute = taken.filter(({ at }) => at > now - 59_000).reduce((sum, each) => sum + each.size, 0);
          expect(inMinute).toBeLessThanOrEqual(RATES.byUser);
        }
      }),
    );
  });
});
