import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KernelCommand } from '../kernel/commands/kernel-command.ts';
import { NEW_ORDER } from '../kernel/testing/test-desk.ts';
import { OrderRate, type OrderRates, USUAL_RATES } from './order-rate.ts';

const RATES: OrderRates = {
  byUser: 10,
  byAccount: 15,
  changesOfOrder: 3,
  changesByUser: 8,
  changesAtDestination: 12,
  cancelsOfOrder: 5,
  cancelsByUser: 20,
};
const data_permissions = { accounts: ['ALDGATE'], alloc_accounts: [] };
const ANN = { id: 1, data_permissions };
const BEN = { id: 2, data_permissions };

const NOTHING: OrderRates = {
  byUser: 0,
  byAccount: 0,
  changesOfOrder: 0,
  changesByUser: 0,
  changesAtDestination: 0,
  cancelsOfOrder: 0,
  cancelsByUser: 0,
};

function modify(...parent_order_numeric_ids: number[]): KernelCommand {
  return { id: 'm', name: 'order.modify', args: { parent_order_numeric_ids, limit_price: 1 } };
}

function cancel(...parent_order_numeric_ids: number[]): KernelCommand {
  return { id: 'x', name: 'order.cancel', args: { parent_order_numeric_ids } };
}

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

describe('the rate of changes', () => {
  it('[OL60] an order that is modified without end is refused, with the rate and when to try again', () => {
    const rate = new OrderRate(RATES);
    for (const at of [0, 10_000, 20_000]) expect(rate.take(modify(5), ANN, at).kind).toBe('taken');
    expect(rate.take(modify(5), ANN, 25_000)).toEqual({
      kind: 'refused',
      message: 'At most 3 changes a minute are taken from you for order 5. Try again in 35 s.',
    });
    expect(rate.take(modify(6), ANN, 25_000).kind).toBe('taken');
    expect(rate.take(modify(5), BEN, 25_000).kind).toBe('taken');
    expect(rate.take(modify(5), ANN, 60_000).kind).toBe('taken');
  });

  it('[OL60] counts each order of a bulk for its user, and says of one that can never pass that it is too large', () => {
    const rate = new OrderRate(RATES);
    expect(rate.take(modify(1, 2, 3, 4, 5), ANN, 0)).toEqual({ kind: 'taken', note: null });
    expect(rate.take(modify(6, 7, 8, 9), ANN, 0)).toEqual({
      kind: 'refused',
      message: 'At most 8 changes a minute are taken from you. Try again in 60 s.',
    });
    const tooMany = Array.from({ length: 9 }, (_, at) => at + 1);
    expect(rate.take(modify(...tooMany), BEN, 0)).toMatchObject({
      message: 'At most 8 changes a minute are taken from you. Send fewer orders at once.',
    });
  });

  it('[OL60] a trader who modifies 100 orders at once, and some of them again and again, is not refused', () => {
    const rate = new OrderRate(USUAL_RATES, () => ['LIQ-1']);
    const ids = Array.from({ length: 100 }, (_, at) => at + 1);
    for (let minute = 0; minute < 3; minute += 1) {
      for (let time = 0; time < 20; time += 1) {
        expect(rate.take(modify(...ids), ANN, minute * 60_000 + time * 2_000)).toEqual({ kind: 'taken', note: null });
      }
    }
  });

  it('[OL60] bounds what users send to one destination together, and never counts orders that are not theirs', () => {
    const rate = new OrderRate(RATES, (id, user) => (user.id === 3 ? [] : id < 100 ? ['LIQ-1'] : ['LIQ-2']));
    const stranger = { id: 3, data_permissions: { accounts: [], alloc_accounts: [] } };
    rate.take(modify(1, 2, 3, 4, 5, 6, 7, 8), stranger, 0);
    rate.take(modify(1, 2, 3, 4, 5, 6, 7), ANN, 0);
    expect(rate.take(modify(11, 12, 13, 14, 15, 16), BEN, 0)).toEqual({
      kind: 'refused',
      message: 'At most 12 changes a minute are taken for orders at LIQ-1. Try again in 60 s.',
    });
    expect(rate.take(modify(111, 112), BEN, 0).kind).toBe('taken');
  });

  it('[OL61] cancels and pauses have a far higher bound of their own, whatever else was sent', () => {
    const rate = new OrderRate(RATES);
    for (let count = 0; count < 3; count += 1) rate.take(modify(5), ANN, 0);
    expect(rate.take(modify(5), ANN, 0).kind).toBe('refused');
    for (let count = 0; count < 5; count += 1) expect(rate.take(cancel(5), ANN, 0).kind).toBe('taken');
    expect(rate.take(cancel(5), ANN, 0)).toMatchObject({
      message: 'At most 5 cancels a minute are taken from you for order 5. Try again in 60 s.',
    });
    const pause: KernelCommand = { id: 'p', name: 'order.pause', args: { parent_order_numeric_ids: [6] } };
    expect(rate.take(pause, ANN, 0).kind).toBe('taken');
    const { cancelsOfOrder, cancelsByUser, changesOfOrder, changesByUser } = USUAL_RATES;
    expect(Math.min(cancelsOfOrder / changesOfOrder, cancelsByUser / changesByUser)).toBeGreaterThanOrEqual(5);
  });

  it('[OL61] the switch of all trading is never counted', () => {
    const rate = new OrderRate(NOTHING);
    const off = { global_auto_trading_status: false, reason: 'Stop' };
    const commands: readonly KernelCommand[] = [
      { id: 'k', name: 'global_auto_trading.set', args: off },
      { id: 'e', name: 'global_auto_trading.explain', args: { reason: 'Stop' } },
    ];
    for (const command of commands) expect(rate.take(command, ANN, 0)).toEqual({ kind: 'taken', note: null });
  });
});
