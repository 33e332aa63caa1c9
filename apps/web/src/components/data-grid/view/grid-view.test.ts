import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { describe, expect, it } from 'vitest';
import { gridView } from './grid-view-action.ts';
import { defaultGridView, fittedGridView } from './grid-view.ts';

const view = defaultGridView(parentOrdersGrid);
const idsOf = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id);

describe('a saved view', () => {
  it('comes back as it was, through JSON', () => {
    const changed = gridView(parentOrdersGrid, view, {
      kind: 'column',
      action: { kind: 'move', id: 'list_name', target: 'order_side', side: 'before' },
    });
    const filtered = gridView(parentOrdersGrid, changed, {
      kind: 'filter',
      columnId: 'country',
      filter: { kind: 'set', texts: ['JP'] },
    });
    expect(fittedGridView(parentOrdersGrid, JSON.parse(JSON.stringify(filtered)))).toEqual(filtered);
  });

  it('takes a new column in at its default place', () => {
    const older = { ...view, columns: view.columns.filter(({ id }) => id !== 'current_last') };
    const fitted = idsOf(fittedGridView(parentOrdersGrid, older).columns);
    expect(fitted).toEqual(idsOf(view.columns));
  });

  it('puts a new column behind its neighbour even where that was moved', () => {
    const moved = gridView(parentOrdersGrid, view, {
      kind: 'column',
      action: { kind: 'move', id: 'limit_price', target: 'list_name', side: 'after' },
    });
    const older = { ...moved, columns: moved.columns.filter(({ id }) => id !== 'current_last') };
    const fitted = idsOf(fittedGridView(parentOrdersGrid, older).columns);
    expect(fitted.indexOf('current_last')).toBe(fitted.indexOf('limit_price') + 1);
  });

  it('leaves out what no longer exists, and what was saved twice', () => {
    const gone = { id: 'gone', width: 80, hidden: false, pinned: null };
    const fitted = fittedGridView(parentOrdersGrid, {
      columns: [gone, ...view.columns, ...view.columns],
      sort: [{ columnId: 'gone', direction: 'ascending' }],
      filters: { gone: { kind: 'text', contains: 'x' } },
      groupBy: ['gone', 'country'],
    });
    expect(fitted).toEqual({ ...view, sort: [], groupBy: ['country'] });
  });

  it('bounds widths that make no sense', () => {
    const columns = view.columns.map((column) => ({ ...column, width: -5 }));
    expect(fittedGridView(parentOrdersGrid, { columns }).columns.every(({ width }) => width >= 32)).toBe(true);
  });
});

describe('changing a view', () => {
  it('puts a filter on and takes it off', () => {
    const on = gridView(parentOrdersGrid, view, {
      kind: 'filter',
      columnId: 'strat',
      filter: { kind: 'set', texts: ['vwap'] },
    });
    expect(Object.keys(on.filters)).toEqual(['strat']);
    expect(gridView(parentOrdersGrid, on, { kind: 'filter', columnId: 'strat', filter: null }).filters).toEqual({});
    expect(gridView(parentOrdersGrid, on, { kind: 'clear-filters' })).toEqual(view);
  });

  it('comes back to the first sort after up and down, and turns that round by its own header', () => {
    const turn = (from: typeof view, columnId: string) =>
      gridView(parentOrdersGrid, from, { kind: 'turn-sort', columnId, isAdded: false });
    const [received] = parentOrdersGrid.defaultSort;
    const upAndDown = turn(turn(view, 'order_qty'), 'order_qty');
    expect(turn(upAndDown, 'order_qty').sort).toEqual([received]);
    expect(turn(view, received?.columnId ?? '').sort).toEqual([{ ...received, direction: 'ascending' }]);
  });

  it('resets the columns and keeps the filters', () => {
    const on = gridView(parentOrdersGrid, view, {
      kind: 'filter',
      columnId: 'strat',
      filter: { kind: 'set', texts: ['vwap'] },
    });
    const hidden = gridView(parentOrdersGrid, on, {
      kind: 'column',
      action: { kind: 'show', id: 'strat', hidden: true },
    });
    expect(gridView(parentOrdersGrid, hidden, { kind: 'reset-columns' })).toEqual(on);
  });
});
