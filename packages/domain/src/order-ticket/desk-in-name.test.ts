import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskInName, type NameOrder, ownOpenText, positionText } from './desk-in-name.ts';

const ORDER: NameOrder = {
  status: 'WORKING',
  order_side: 'BUY',
  last_fill_date: '2026-11-13',
  last_fill_date_qty: 0,
  remaining_qty: 5_000,
  account: 'ALDGATE',
  alloc_account: 'CORE',
  trader_id: 'TT',
};
const CORE = { account: 'ALDGATE', alloc_account: 'CORE' };

describe('what the desk has in the name of a ticket', () => {
  const desk = deskInName(
    [
      ORDER,
      { ...ORDER, order_side: 'BUY COVER', status: 'PENDING', remaining_qty: 2_000 },
      { ...ORDER, order_side: 'SELL SHORT', last_fill_date_qty: 300, remaining_qty: 700 },
      { ...ORDER, trader_id: 'AB', last_fill_date_qty: 40 },
      { ...ORDER, status: 'FILLED', last_fill_date_qty: 1_000, remaining_qty: 0, alloc_account: 'ALPHA' },
    ],
    { trader: 'TT', first: CORE, tradeDate: '2026-11-13' },
  );

  it('is own open orders on both sides, with those that wait', () => {
    expect(ownOpenText(desk.buy)).toBe('2 orders, 7,000 left (1 pending)');
    expect(ownOpenText(desk.sell)).toBe('1 order, 700 left');
    expect(ownOpenText({ orders: 0, left: 0, pending: 0 })).toBe('');
  });

  it("is today's position by account, the ticket's own first", () => {
    expect(desk.positions.map((position) => [position.alloc_account, positionText(position)])).toEqual([
      ['CORE', '−260 net, 40 bought, 300 sold'],
      ['ALPHA', '1,000 bought'],
    ]);
  });

  it('leaves out what filled on earlier days, of GTC orders and of orders that ended', () => {
    const filled = { ...ORDER, last_fill_date: '2026-11-12', last_fill_date_qty: 900 };
    const { positions } = deskInName([filled, { ...filled, status: 'FILLED' }, { ...ORDER, last_fill_date: null }], {
      trader: 'TT',
      first: CORE,
      tradeDate: '2026-11-13',
    });
    expect(positions).toEqual([]);
  });

  it('nets to what was bought less what was sold, whoever traded', () => {
    const order = fc.record({
      status: fc.constantFrom('WORKING' as const, 'FILLED' as const, 'OUT' as const),
      order_side: fc.constantFrom('BUY' as const, 'SELL' as const),
      last_fill_date_qty: fc.nat(1_000),
      alloc_account: fc.constantFrom('CORE', 'ALPHA'),
      trader_id: fc.constantFrom('TT', 'AB', null),
    });
    fc.assert(
      fc.property(fc.array(order), (changes) => {
        const orders = changes.map((change) => ({ ...ORDER, ...change }));
        const { positions } = deskInName(orders, { trader: 'TT', first: CORE, tradeDate: '2026-11-13' });
        const net = positions.reduce((sum, { bought, sold }) => sum + bought - sold, 0);
        const signed = orders.reduce(
          (sum, each) => sum + (each.order_side === 'BUY' ? 1 : -1) * each.last_fill_date_qty,
          0,
        );
        expect(net).toBe(signed);
      }),
    );
  });
});
