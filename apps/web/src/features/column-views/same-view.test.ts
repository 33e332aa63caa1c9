import { parentOrdersGrid } from '@meridian/domain/columns/parent-orders';
import { describe, expect, it } from 'vitest';
import { defaultGridView } from '../../components/data-grid/view/grid-view.ts';
import { gridView, type GridViewAction } from '../../components/data-grid/view/grid-view-action.ts';
import { isSameView } from './same-view.ts';

const view = defaultGridView(parentOrdersGrid);
const after = (...actions: readonly GridViewAction[]) =>
  actions.reduce((changed, action) => gridView(parentOrdersGrid, changed, action), view);

const country: GridViewAction = { kind: 'filter', columnId: 'country', filter: { kind: 'set', texts: ['JP', 'US'] } };
const qty: GridViewAction = { kind: 'filter', columnId: 'order_qty', filter: { kind: 'number', min: 1, max: null } };

describe('a view', () => {
  it('is the same through JSON, and whatever the order of its filters', () => {
    expect(isSameView(view, JSON.parse(JSON.stringify(view)))).toBe(true);
    expect(isSameView(after(country, qty), after(qty, country))).toBe(true);
  });

  it.each<[string, GridViewAction]>([
    ['a width', { kind: 'column', action: { kind: 'resize', id: 'country', width: 222 } }],
    ['a hidden column', { kind: 'column', action: { kind: 'show', id: 'limit_price', hidden: true } }],
    ['a pinned column', { kind: 'column', action: { kind: 'pin', id: 'limit_price', pinned: 'left' } }],
    ['the order', { kind: 'column', action: { kind: 'move', id: 'limit_price', target: 'list_name', side: 'after' } }],
    ['the sort', { kind: 'turn-sort', columnId: 'order_qty', isAdded: false }],
    ['a group', { kind: 'group', groupBy: ['country'] }],
    ['a filter', country],
  ])('is another with %s', (_what, action) => {
    expect(isSameView(view, after(action))).toBe(false);
  });

  it('is another when a filter names its values differently', () => {
    const fewer: GridViewAction = { kind: 'filter', columnId: 'country', filter: { kind: 'set', texts: ['JP'] } };
    expect(isSameView(after(country), after(fewer))).toBe(false);
  });
});
