import { describe, expect, it } from 'vitest';
import { ATTRIBUTES } from '../attribute-keys.ts';
import type { Column, ColumnDefinition } from './column.ts';
import { columnFilter } from './column.ts';
import { parentOrdersGrid } from './parent-orders.ts';
import { powerSearchGrid } from './power-search.ts';
import { stuckParentOrdersGrid } from './stuck-parent-orders.ts';

const { columns } = parentOrdersGrid;

function definition({ hidden: _hidden, pinned: _pinned, ...rest }: Column): ColumnDefinition {
  return rest;
}

function pinned(side: 'left' | 'right'): readonly string[] {
  return columns.filter((column) => column.pinned === side).map((column) => column.id);
}

describe('parent orders grid', () => {
  it('shows the desk columns in the desk order', () => {
    const shown = columns.filter((column) => !column.hidden && column.source !== 'control');
    expect(shown.map((column) => column.header).join(' · ')).toBe(
      'Status · Auto · Symbol · Side · Qty · Filled · % Cmpl · Limit · Last · % Chg · Bid · Ask · IVWAP bp · ' +
        'Arrival bp · % Ahead · Strat · Start · End · % ADV · List',
    );
  });

  it('pins bell, status, auto and symbol to the left and details to the right', () => {
    expect(pinned('left')).toEqual(['bell', 'status', 'auto_trading_status', 'exchange_symbol']);
    expect(pinned('right')).toEqual(['details']);
  });

  it('hides what is rarely used', () => {
    const hidden = new Set(columns.filter((column) => column.hidden).map((column) => column.id));
    const rare = ['multiplier', 'tick_size', 'category', 'sub_category', 'goal', 'ceiling', 'floor'];
    expect(rare.filter((id) => !hidden.has(id))).toEqual([]);
    const rarelyRead = ATTRIBUTES.filter((attribute) => 'hidden' in attribute);
    expect(rarelyRead).toHaveLength(4);
    expect(rarelyRead.filter(({ key }) => !hidden.has(key))).toEqual([]);
  });

  it('has a column for every attribute and every computed value', () => {
    const attributes = columns.filter((column) => column.source === 'attribute');
    expect(attributes.map((column) => [column.field, column.header])).toEqual(
      ATTRIBUTES.map(({ key, header }) => [key, header]),
    );
    const computed = columns.filter((column) => column.source === 'computed').map((column) => column.id);
    expect(computed.sort()).toEqual(
      ['percent_change', 'arrival_change', 'to_trade', 'percent_ahead', 'percent_i_volume'].sort(),
    );
  });

  it('blanks without the market-data permit what the market says now, and nothing else', () => {
    const live = columns.filter((column) => column.permission === 'market_data_permit').map((column) => column.id);
    expect(live.sort()).toEqual(
      [
        'current_last',
        'current_last_size',
        'current_bid',
        'current_bid_size',
        'current_ask',
        'current_ask_size',
        'percent_change',
        'arrival_change',
        'open_usd',
        'remaining_usd',
      ].sort(),
    );
    expect(columns.filter((column) => column.permission !== null)).toHaveLength(live.length);
  });

  it('says costs in basis points only where prices stay above zero', () => {
    const costs = columns.filter((column) => column.kind === 'bps');
    expect(costs).toHaveLength(4);
    for (const column of costs) expect(column.assetClasses).toEqual(['EQUITY', 'FUTURE']);
    for (const column of columns.filter(({ kind }) => kind === 'ticks')) expect(column.assetClasses).toBeNull();
  });

  it('gives the bell and the details no value to sort or filter by', () => {
    const controls = columns.filter((column) => column.source === 'control');
    expect(controls.map((column) => column.kind)).toEqual(['bell', 'details']);
    expect(controls.map(columnFilter)).toEqual(['none', 'none']);
  });
});

describe.each([powerSearchGrid, stuckParentOrdersGrid])('$id', (grid) => {
  it('reuses the columns of the parent orders', () => {
    const byId = new Map(grid.columns.map((column) => [column.id, definition(column)]));
    for (const column of columns) expect(byId.get(column.id)).toEqual(definition(column));
  });
});

describe('stuck parent orders grid', () => {
  it('adds only why, since when and where', () => {
    const parentIds = new Set(columns.map((column) => column.id));
    const added = stuckParentOrdersGrid.columns.map((column) => column.id).filter((id) => !parentIds.has(id));
    expect(added.sort()).toEqual(
      ['stuck_since', 'stuck_reason', 'reflection_id', 'destination_name', 'intended_venue'].sort(),
    );
  });
});
