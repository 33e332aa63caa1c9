import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRow } from './row-batch.ts';
import { type RowEvent, RowTable } from './row-table.ts';
import type { Row } from './row-batch.ts';

const signal = (id: number, held: 'volume cap' | 'limit away' | null = null, start: number | null = null): Row =>
  toRow('order_signals', {
    parent_order_numeric_id: id,
    held_back_by: held,
    start_ms: start,
    end_ms: null,
    auction_wait_until_ms: null,
    avoided_destinations: null,
  });

function watched(maxRows = 10, isKept?: (row: Row) => boolean, isPacked?: (row: Row) => boolean) {
  const table = new RowTable('order_signals', { maxRows, ...(isKept && { isKept }), ...(isPacked && { isPacked }) });
  const events: RowEvent[] = [];
  table.watchAll((event) => events.push(event));
  return { table, events };
}

describe('row table', () => {
  it('reports exactly the changed columns, and nothing without a change', () => {
    const { table, events } = watched();
    table.upsert(signal(1));
    table.upsert(signal(1));
    table.upsert(signal(1, 'volume cap', 5));
    expect(events.map(({ columns }) => columns)).toEqual([[], [1, 2]]);
    expect(events[1]?.before).toEqual(signal(1));
  });

  it('reports a new row without before and a removed one without after', () => {
    const { table, events } = watched();
    table.upsert(signal(1));
    table.remove(1);
    table.remove(1);
    expect(events.map(({ before, after }) => [before !== undefined, after !== undefined])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('watches by value and stops when told to', () => {
    const { table } = watched();
    const seen: unknown[] = [];
    const stop = table.watch('parent_order_numeric_id', 2, ({ key }) => seen.push(key));
    table.upsert(signal(1));
    table.upsert(signal(2));
    stop();
    table.upsert(signal(2, 'limit away'));
    expect(seen).toEqual([2]);
  });

  it('drops the oldest when full, kept rows last', () => {
    const { table } = watched(3, (row) => row[1] === 'volume cap');
    table.upsert(signal(1, 'volume cap'));
    for (const id of [2, 3, 4, 5]) table.upsert(signal(id));
    expect(new Set(table.keys())).toEqual(new Set([1, 4, 5]));
  });

  it('stays in bounds even when every row should be kept', () => {
    const { table } = watched(3, () => true);
    for (let id = 1; id <= 20; id += 1) table.upsert(signal(id));
    expect(table.size).toBe(3);
  });

  it('refuses a row of another width and one without a key', () => {
    const { table } = watched();
    expect(() => table.upsert([1, null])).toThrow('2 cells');
    expect(() => table.upsert([null, null, null, null, null, null])).toThrow('no key');
  });

  it('events replayed give the table, and the index agrees with its rows', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      start: fc.option(fc.nat(3)),
      isRemoved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        // Some rows are packed, and none looks different for it.
        const { table, events } = watched(5, undefined, (row) => Number(row[2]) % 2 === 0);
        for (const { id, start, isRemoved } of steps) {
          if (isRemoved) table.remove(id);
          else table.upsert(signal(id, null, start));
        }
        const replayed = new Map<unknown, Row>();
        for (const { key, after } of events) {
          if (after === undefined) replayed.delete(key);
          else replayed.set(key, after);
        }
        expect(new Set(table.keys())).toEqual(new Set(replayed.keys()));
        for (const key of table.keys()) {
          expect(table.row(key)).toEqual(replayed.get(key));
          expect([...table.keysWhere('parent_order_numeric_id', key)]).toEqual([key]);
        }
      }),
    );
  });
});
