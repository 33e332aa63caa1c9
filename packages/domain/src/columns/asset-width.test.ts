import { describe, expect, it } from 'vitest';
import { leastWidth } from './asset-width.ts';
import { parentOrdersGrid } from './parent-orders.ts';

function least(id: string, selection: Parameters<typeof leastWidth>[1]): number {
  const column = parentOrdersGrid.columns.find((each) => each.id === id);
  if (column === undefined) throw new Error(`there is no column ${id}`);
  return leastWidth(column, selection);
}

describe('width by asset class', () => {
  it('leaves shares as they are', () => {
    expect(parentOrdersGrid.columns.map((column) => leastWidth(column, 'EQUITY')).every((width) => width === 0)).toBe(
      true,
    );
  });

  it('makes room for the prices of futures, and for the names of spreads', () => {
    expect([least('current_last', 'FUTURE'), least('exchange_symbol', 'FUTURE')]).toEqual([84, 156]);
    expect([least('current_last', 'CALENDAR SPREAD'), least('exchange_symbol', 'CALENDAR SPREAD')]).toEqual([84, 156]);
  });

  it('makes room for everything where all stand side by side', () => {
    expect([least('limit_price', null), least('strat', null)]).toEqual([84, 132]);
  });
});
