import { describe, expect, it } from 'vitest';
import { leastWidth } from './asset-width.ts';
import { parentOrdersGrid } from './parent-orders.ts';

function least(id: string, selection: Parameters<typeof leastWidth>[1]): number {
  const column = parentOrdersGrid.columns.find((each) => each.id === id);
  if (column === undefined) throw new Error(`there is no column ${id}`);
  return leastWidth(column, selection);
}

describe('width by asset class', () => {
  it('leaves equities unchanged', () => {
    expect(parentOrdersGrid.columns.map((column) => leastWidth(column, 'EQUITY')).every((width) => width === 0)).toBe(
      true,
    );
  });

  it('makes room for futures prices and spread names', () => {
    expect([least('current_last', 'FUTURE'), least('exchange_symbol', 'FUTURE')]).toEqual([84, 146]);
    expect([least('current_last', 'CALENDAR SPREAD'), least('exchange_symbol', 'CALENDAR SPREAD')]).toEqual([84, 146]);
  });

  it('uses the largest width when all asset classes are shown together', () => {
    expect([least('limit_price', null), least('strat', null)]).toEqual([84, 148]);
  });
});
