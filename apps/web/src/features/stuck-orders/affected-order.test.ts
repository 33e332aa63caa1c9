import { type LiveRowsState, NO_ROWS } from '@meridian/live-client/live-rows';
import { describe, expect, it } from 'vitest';
import { affectedOrders, stillAway, toReroute } from './affected-order.ts';

const FIELDS = [
  'parent_order_numeric_id',
  'exchange_symbol',
  'order_side',
  'remaining_qty',
  'remaining_usd',
  'open_child_orders',
  'open_child_qty',
  'avoided_destinations',
];

function rowsOf(...rows: readonly (readonly (string | number | boolean | null)[])[]): LiveRowsState {
  return { ...NO_ROWS, status: 'live', fields: FIELDS, rows: new Map(rows.map((row) => [Number(row[0]), row])) };
}

describe('orders that a destination affects', () => {
  const rows = rowsOf(
    [1, 'AAPL', 'BUY', 500, 1_000, 1, 100, null],
    [2, 'MSFT', 'SELL', 400, 9_000, 2, 300, 'CROSS-X'],
    [3, 'VOD', 'BUY', 400, null, 0, 0, 'BRK-SOR,CROSS-X'],
    [4, 'BP', 'BUY', 400, 5, 1, 50, 'BRK-SOR'],
  );

  it('come with the largest amount first', () => {
    expect(affectedOrders(rows).map(({ id }) => id)).toEqual([2, 1, 4, 3]);
  });

  it('are to be rerouted where child orders hang there and nobody did so yet', () => {
    expect(toReroute(affectedOrders(rows), 'BRK-SOR').map(({ id }) => id)).toEqual([2, 1]);
  });

  it('are named where they still avoid a destination that is connected again', () => {
    const away = stillAway(affectedOrders(rows), ['BRK-SOR', 'ALGO-DMA-1']);
    expect(away.map(({ name, orders }) => [name, orders.map(({ id }) => id)])).toEqual([['BRK-SOR', [4, 3]]]);
  });
});
