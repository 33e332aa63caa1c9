import { describe, expect, it } from 'vitest';
import type { AssetSelection } from '../asset-class.ts';
import { leastWidth } from './asset-width.ts';
import { ATTRIBUTES } from '../attribute-keys.ts';
import type { Column, ColumnDefinition } from './column.ts';
import { appliesToAsset, columnFilter } from './column.ts';
import { COMPUTATIONS } from './computations.ts';
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

function costsFor(asset: AssetSelection): readonly string[] {
  const shown = columns.filter(
    ({ hidden, kind }) => !hidden && ['cost-bps', 'cost-ticks', 'change', 'change-ticks'].includes(kind),
  );
  return shown.filter((column) => appliesToAsset(column, asset)).map(({ id }) => id);
}

describe('parent orders grid', () => {
  it('shows the desk columns in the desk order', () => {
    const shown = columns.filter((column) => !column.hidden && column.source !== 'control');
    expect(shown.map((column) => column.header).join(' · ')).toBe(
      'Status · Auto · Symbol · Side · Qty · Filled · Left · Avg px · Limit · Last · End · % Cmpl · % Chg · ' +
        'Net chg ticks · IVWAP bp · IVWAP ticks · Arrival bp · Arrival ticks · % Ahead · Strat · Received · Bid · ' +
        'Ask · Start · % ADV · List',
    );
  });

  it('pins bell, status, auto and symbol to the left and details to the right', () => {
    expect(pinned('left')).toEqual(['bell', 'status', 'auto_trading_status', 'exchange_symbol']);
    expect(pinned('right')).toEqual(['details']);
  });

  it.each(['EQUITY', 'FUTURE', 'CALENDAR SPREAD'] as const)(
    'has End, Left and Avg px of %s in sight of a window of 1280',
    (asset) => {
      // The rail, the checkbox and the scroll bar.
      const beside = 50 + 34 + 12;
      const shown = columns.filter((column) => !column.hidden && appliesToAsset(column, asset));
      const upToEnd = shown.slice(0, shown.findIndex(({ id }) => id === 'end_time') + 1);
      const held = shown.filter((column) => column.pinned === 'right' || upToEnd.includes(column));
      expect(upToEnd.map(({ id }) => id)).toEqual(expect.arrayContaining(['remaining_qty', 'avg_fill_price']));
      const widths = held.map((column) => Math.max(column.width, leastWidth(column, asset)));
      expect(widths.reduce((sum, width) => sum + width, beside)).toBeLessThanOrEqual(1280);
    },
  );

  it('hides rarely used columns', () => {
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
    expect(computed.sort()).toEqual(Object.keys(COMPUTATIONS).sort());
  });

  it('shows costs and changes of equities in bps and percent, of futures in ticks', () => {
    expect(costsFor('EQUITY')).toEqual(['percent_change', 'cost_ivwap_bps', 'cost_arrival_mid_bps']);
    const inTicks = ['net_change', 'cost_ivwap_ticks', 'cost_arrival_mid_ticks'];
    expect(costsFor('FUTURE')).toEqual(inTicks);
    expect(costsFor('CALENDAR SPREAD')).toEqual(inTicks);
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
  it('adds only the reason, the time and the destination', () => {
    const parentIds = new Set(columns.map((column) => column.id));
    const added = stuckParentOrdersGrid.columns.map((column) => column.id).filter((id) => !parentIds.has(id));
    expect(added.sort()).toEqual(
      ['stuck_since', 'stuck_reason', 'reflection_id', 'destination_name', 'intended_venue'].sort(),
    );
  });
});
