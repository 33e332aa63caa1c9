import { expect, it } from 'vitest';
import { compileSearch } from '../power-search/compile-search.ts';
import { ownOpenOrders } from './own-open-orders.ts';

type Row = Readonly<Record<string, string>>;

const order = (trader_id: string, status: string): Row => ({ trader_id, status });

it('finds every working, staged and pending order of the trader, of no one else, and none that is finished', () => {
  const finds = compileSearch<Row>(ownOpenOrders('TT'), {
    cells: (field) => (row) => row[field] ?? null,
    nowMs: () => 0,
  });
  for (const status of ['WORKING', 'NEW', 'INIT', 'SENT', 'PARTIAL', 'PENDING']) {
    expect(finds(order('TT', status))).toBe(true);
    expect(finds(order('AB', status))).toBe(false);
  }
  for (const status of ['FILLED', 'OUT', 'REJECTED', 'EXPIRED', 'PARTIAL_OUT', 'PARTIAL_EXPIRED']) {
    expect(finds(order('TT', status))).toBe(false);
  }
});
