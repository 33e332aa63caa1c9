import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  incrementRows,
  type LiveRows,
  snapshotRows,
  WAITING_FOR_SNAPSHOT,
  withoutFinishedChildren,
} from './live-rows.ts';

type Row = { id: number; filled_qty?: number; remaining_qty?: number | null };

const idOf = (row: Row) => row.id;

function rowsOf(state: LiveRows<number, Row>): Row[] | string {
  return state.kind === 'live' ? [...state.rows.values()] : state.kind;
}

describe('live rows', () => {
  it('ignore an increment before the snapshot', () => {
    expect(rowsOf(incrementRows<number, Row>(WAITING_FOR_SNAPSHOT, [{ id: 1 }], idOf))).toBe('waiting');
  });

  it('are replaced by a snapshot, an empty one included', () => {
    expect(rowsOf(snapshotRows<number, Row>([{ id: 2 }], idOf))).toEqual([{ id: 2 }]);
    expect(rowsOf(snapshotRows<number, Row>([], idOf))).toEqual([]);
  });

  it('merge an increment by key, and take a new key as a new row', () => {
    const before = snapshotRows<number, Row>([{ id: 1, filled_qty: 5, remaining_qty: 5 }], idOf);
    const after = incrementRows(
      before,
      [
        { id: 1, filled_qty: 7 },
        { id: 2, filled_qty: 0 },
      ],
      idOf,
    );
    expect(rowsOf(after)).toEqual([
      { id: 1, filled_qty: 7, remaining_qty: 5 },
      { id: 2, filled_qty: 0 },
    ]);
    expect(rowsOf(before)).toEqual([{ id: 1, filled_qty: 5, remaining_qty: 5 }]);
  });

  it('are the same however increments are cut', () => {
    const changes = fc.array(fc.record({ id: fc.nat(5), filled_qty: fc.nat(100) }));
    fc.assert(
      fc.property(changes, fc.nat(20), (all, cut) => {
        const start = snapshotRows<number, Row>([{ id: 0 }], idOf);
        const atOnce = incrementRows(start, all, idOf);
        const inTwo = incrementRows(incrementRows(start, all.slice(0, cut), idOf), all.slice(cut), idOf);
        expect(rowsOf(inTwo)).toEqual(rowsOf(atOnce));
      }),
    );
  });
});

describe('withoutFinishedChildren', () => {
  const before = snapshotRows<number, Row>(
    [
      { id: 1, remaining_qty: 10 },
      { id: 2, remaining_qty: 3 },
    ],
    idOf,
  );

  it('removes a child with nothing left when only open ones are shown', () => {
    const after = incrementRows(before, [{ id: 1, remaining_qty: 0 }], idOf);
    expect(rowsOf(withoutFinishedChildren(after, true))).toEqual([{ id: 2, remaining_qty: 3 }]);
    expect(rowsOf(withoutFinishedChildren(after, false))).toHaveLength(2);
  });

  it('keeps a child whose rest is unknown, or did not change', () => {
    const after = incrementRows(before, [{ id: 1, filled_qty: 1 }, { id: 3, remaining_qty: null }, { id: 4 }], idOf);
    expect(rowsOf(withoutFinishedChildren(after, true))).toHaveLength(4);
  });

  it('waits with everything else', () => {
    expect(rowsOf(withoutFinishedChildren<number, Row>(WAITING_FOR_SNAPSHOT, true))).toBe('waiting');
  });
});
