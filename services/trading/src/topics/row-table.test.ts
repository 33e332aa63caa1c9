import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cells } from '../live/topic-source.ts';
import { type Row, toRow } from './row-batch.ts';
import type { RowEvent } from './row-event.ts';
import { RowTable } from './row-table.ts';
import { columnOf } from './tables/columns.ts';
import { ModelTable } from './testing/model-table.ts';
import { sampleChild, sampleExecution } from './testing/sample-records.ts';

const signal = (id: number, held: 'volume cap' | 'limit away' | null = null, start: number | null = null): Row =>
  toRow('order_signals', {
    parent_order_numeric_id: id,
    held_back_by: held,
    start_ms: start,
    end_ms: null,
    auction_wait_until_ms: null,
    avoided_destinations: null,
  });

type Heard = Pick<RowEvent, 'key' | 'columns' | 'isUrgent'> & Record<'before' | 'after', Row | undefined>;

function heard(event: RowEvent, table: RowTable): Heard {
  return { ...event, before: whole(event.before, table), after: whole(event.after, table) };
}

/** The whole row of a look, which is to be read at once. */
function whole(cells: Cells | undefined, { fields }: RowTable): Row | undefined {
  return cells && fields.map((_, column) => cells.at(column) ?? null);
}

function watched(maxRows = 10, isKept?: (row: Cells) => boolean, isPacked?: (row: Cells) => boolean) {
  const table = new RowTable('order_signals', { maxRows, ...(isKept && { isKept }), ...(isPacked && { isPacked }) });
  const events: Heard[] = [];
  table.watchAll((event) => events.push(heard(event, table)));
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
    const { table } = watched(3, (row) => row.at(1) === 'volume cap');
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

  it('says of a changed row what it was and what it is, column by column', () => {
    const { table, events } = watched();
    table.upsert(signal(1, 'volume cap', 5));
    table.patch([1, 2, 6, 1, null, 2, 7]);
    expect(events[1]).toEqual({
      key: 1,
      before: signal(1, 'volume cap', 5),
      after: signal(1, null, 7),
      columns: [2, 1, 2],
      isUrgent: false,
    });
  });

  it('changes nothing if a patch names a column that there is not', () => {
    const { table, events } = watched();
    table.upsert(signal(1));
    for (const column of [0, 6, -1, 1.5]) {
      expect(() => table.patch([1, 2, 9, column, 9])).toThrow(`names column ${column}`);
    }
    expect(table.row(1)).toEqual(signal(1));
    expect(events).toHaveLength(1);
  });

  it('refuses to be changed by a listener, and goes on after one that failed', () => {
    const { table } = watched();
    const stop = table.watch('parent_order_numeric_id', 1, () => table.remove(1));
    expect(() => table.upsert(signal(1))).toThrow('a listener changes order_signals');
    stop();
    table.upsert(signal(2));
    expect(table.row(2)).toEqual(signal(2));
  });

  it('takes NaN as a change each time, and -0 for 0', () => {
    const { table, events } = watched();
    for (const start of [Number.NaN, Number.NaN, -0, 0]) table.upsert(signal(1, null, start));
    expect(events.map(({ after }) => after?.[2])).toEqual([Number.NaN, Number.NaN, -0]);
    expect(table.cell(1, 2)).toBe(-0);
  });

  it('gives a row of its own to each who asks', () => {
    const { table } = watched();
    table.upsert(signal(1));
    const [one, other] = [table.row(1), table.row(1)];
    table.patch([1, 2, 5]);
    expect(one).not.toBe(other);
    expect(one).toEqual(signal(1));
    expect(table.look(1)?.at(2)).toBe(5);
    expect(table.look(2)).toBeUndefined();
  });

  it('events replayed give the table, and the index agrees with its rows', () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: 8 }),
      start: fc.option(fc.nat(3)),
      isRemoved: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        // Some rows are packed, and none looks different for it.
        const { table, events } = watched(5, undefined, (row) => Number(row.at(2)) % 2 === 0);
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

type Step = {
  readonly kind: 'upsert' | 'patch' | 'remove';
  readonly id: number;
  readonly parent: number;
  readonly qty: number;
};

/** A table whose rows are packed and kept by a quantity. */
type Tried = {
  readonly name: 'child_orders' | 'executions';
  readonly qtyColumn: number;
  readonly parentColumn: number;
  key(id: number): string | number;
  row(id: number, parent: number, qty: number): Row;
};

const CHILDREN: Tried = {
  name: 'child_orders',
  qtyColumn: columnOf('child_orders', 'remaining_qty'),
  parentColumn: columnOf('child_orders', 'parent_order_numeric_id'),
  key: (id) => id,
  row: (id, parent, qty) => toRow('child_orders', sampleChild(id, parent, { remaining_qty: qty })),
};

const EXECUTIONS: Tried = {
  name: 'executions',
  qtyColumn: columnOf('executions', 'last_fill_qty'),
  parentColumn: columnOf('executions', 'parent_order_numeric_id'),
  key: (id) => `XNAS|${id}`,
  row: (id, parent, qty) => toRow('executions', sampleExecution(`XNAS|${id}`, parent, { last_fill_qty: qty })),
};

function stepsOf(ids: number, parents: number) {
  return fc.record<Step>({
    kind: fc.constantFrom('upsert', 'upsert', 'upsert', 'patch', 'patch', 'remove'),
    id: fc.nat(ids),
    parent: fc.nat(parents),
    qty: fc.nat(3),
  });
}

describe.each([CHILDREN, EXECUTIONS])('packed rows of $name', (tried) => {
  const isPacked = (row: Cells) => Number(row.at(tried.qtyColumn)) < 2;
  const isKept = (row: Cells) => row.at(tried.qtyColumn) === 3;
  function take(step: Step, table: RowTable, model: ModelTable): void {
    const { kind, id, parent, qty } = step;
    const key = tried.key(id);
    const before = model.row(key);
    if (kind === 'remove') {
      table.remove(key);
      model.remove(key);
    } else if (kind === 'upsert') {
      table.upsert(tried.row(id, parent, qty));
      model.put(key, tried.row(id, parent, qty));
    } else {
      table.patch([key, tried.qtyColumn, qty, tried.parentColumn, parent]);
      const after = before?.with(tried.qtyColumn, qty).with(tried.parentColumn, parent);
      if (after !== undefined) model.put(key, after);
    }
  }

  function compare(table: RowTable, model: ModelTable, parents: number): void {
    const keys = model.rows.map(([key]) => key);
    expect(table.size).toBe(keys.length);
    expect([...table.keys()]).toEqual(keys);
    for (const [key, row] of model.rows) {
      expect(table.row(key)).toEqual(row);
      expect(table.cell(key, tried.parentColumn)).toBe(row[tried.parentColumn]);
    }
    for (let parent = 0; parent <= parents; parent += 1) {
      const found = [...table.keysWhere('parent_order_numeric_id', parent)];
      expect(new Set(found)).toEqual(
        new Set(model.rows.flatMap(([key, row]) => (row[tried.parentColumn] === parent ? [key] : []))),
      );
      const packed = found.filter((key) => isPacked(model.row(key) ?? []));
      expect(found.slice(0, packed.length)).toEqual(keys.filter((key) => packed.includes(key)));
    }
  }

  function opened(maxRows: number) {
    const foundBy = ['parent_order_numeric_id'] as const;
    const table = new RowTable(tried.name, { maxRows, isKept, isPacked, foundBy });
    return { table, model: new ModelTable({ maxRows, isKept, isPacked }) };
  }

  it('are found, changed, removed and dropped as in a plain map', () => {
    fc.assert(
      fc.property(fc.array(stepsOf(12, 3), { maxLength: 60, size: 'max' }), (taken) => {
        const { table, model } = opened(6);
        for (const step of taken) {
          take(step, table, model);
          expect([...table.keys()]).toEqual(model.rows.map(([key]) => key));
        }
        compare(table, model, 3);
      }),
    );
  });

  it('agree with a plain map over many pages', () => {
    fc.assert(
      fc.property(fc.array(stepsOf(400, 9), { minLength: 6_000, maxLength: 8_000 }), (taken) => {
        const { table, model } = opened(200);
        for (const step of taken) take(step, table, model);
        expect(table.size).toBe(model.rows.length);
        compare(table, model, 9);
      }),
      { numRuns: 3 },
    );
  });

  it('of one value can be removed while they are visited', () => {
    const { table } = opened(100);
    for (let id = 0; id < 20; id += 1) table.upsert(tried.row(id, id % 2, id % 4));
    for (const key of table.keysWhere('parent_order_numeric_id', 1)) table.remove(key);
    expect([...table.keysWhere('parent_order_numeric_id', 1)]).toEqual([]);
    expect(table.size).toBe(10);
  });
});
