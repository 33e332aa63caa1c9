import { array, assert, boolean, constant, constantFrom, oneof, property, record } from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byZone, type ColumnAction, type ColumnState, columnState } from './column-state.ts';

const COLUMNS: ColumnState = [
  { id: 'status', width: 104, hidden: false, pinned: 'left' },
  { id: 'side', width: 84, hidden: false, pinned: null },
  { id: 'goal', width: 84, hidden: true, pinned: null },
  { id: 'qty', width: 96, hidden: false, pinned: null },
  { id: 'details', width: 36, hidden: false, pinned: 'right' },
];

const ids = (state: ColumnState) => state.map(({ id }) => id).join(' ');

describe('column state', () => {
  it('sizes within bounds', () => {
    const state = columnState(COLUMNS, { kind: 'resize', id: 'qty', width: 3 });
    expect(state.find(({ id }) => id === 'qty')?.width).toBe(32);
  });

  it('steps past hidden columns and stops at the edge of the zone', () => {
    const back = columnState(COLUMNS, { kind: 'step', id: 'qty', by: -1 });
    expect(ids(back)).toBe('status qty side goal details');
    expect(columnState(back, { kind: 'step', id: 'qty', by: -1 })).toBe(back);
  });

  it('pins what is dropped among pinned columns', () => {
    const state = columnState(COLUMNS, { kind: 'move', id: 'qty', target: 'status', side: 'before' });
    expect(ids(state)).toBe('qty status side goal details');
    expect(state[0]?.pinned).toBe('left');
  });

  it('keeps the place of a column that is hidden and shown again', () => {
    const hidden = columnState(COLUMNS, { kind: 'show', id: 'side', hidden: true });
    expect(columnState(hidden, { kind: 'show', id: 'side', hidden: false })).toEqual(COLUMNS);
  });

  it('leaves everything as it is for a column that does not exist', () => {
    expect(columnState(COLUMNS, { kind: 'pin', id: 'gone', pinned: 'left' })).toBe(COLUMNS);
  });

  it('never loses a column and keeps the zones together, whatever is done', () => {
    const id = constantFrom(...COLUMNS.map((column) => column.id));
    const action: Arbitrary<ColumnAction> = oneof(
      record({ kind: constant('move' as const), id, target: id, side: constantFrom('before', 'after') }),
      record({ kind: constant('step' as const), id, by: constantFrom(1, -1) }),
      record({ kind: constant('pin' as const), id, pinned: constantFrom('left', 'right', null) }),
      record({ kind: constant('show' as const), id, hidden: boolean() }),
    );
    assert(
      property(array(action, { maxLength: 20 }), (actions) => {
        const end = actions.reduce<ColumnState>(columnState, COLUMNS);
        expect(end.map((column) => column.id).sort()).toEqual(COLUMNS.map((column) => column.id).sort());
        expect(byZone(end)).toEqual(end);
      }),
    );
  });
});
