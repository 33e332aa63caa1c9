import { describe, expect, it } from 'vitest';
import { appliesToAsset } from './column.ts';
import { calendarSpreadGrid } from './calendar-spread.ts';

const ids = (hidden: boolean) =>
  calendarSpreadGrid.columns.filter((column) => column.hidden === hidden).map((column) => column.id);

describe('calendar spread grid', () => {
  it('hides exactly the contract terms by default', () => {
    expect(ids(true)).toEqual([
      'expiry_month',
      'multiplier',
      'tick_size',
      'quote_convention',
      'last_trading_date',
      'category',
      'sub_category',
    ]);
  });

  it('shows state, symbols, quantities, percents, client id and dollar amounts', () => {
    expect(ids(false)).toEqual([
      'status',
      'auto_trading_status',
      'exchange_symbol',
      'leg_type',
      'outright_symbol',
      'exchange_base_symbol',
      'order_side',
      'order_qty',
      'filled_qty',
      'open_qty',
      'remaining_qty',
      'percent_of_adv',
      'complete_percent',
      'client_order_id',
      'target_usd',
      'filled_usd',
      'open_usd',
      'remaining_usd',
    ]);
  });

  it('has only columns that mean something for a spread', () => {
    for (const column of calendarSpreadGrid.columns) expect(appliesToAsset(column, 'CALENDAR SPREAD')).toBe(true);
  });
});
