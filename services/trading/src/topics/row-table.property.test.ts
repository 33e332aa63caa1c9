import type { Cell } from '@meridian/protocol/live/subscription-messages';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cells } from '../live/topic-source.ts';
import { type Row, TABLE_FIELDS, toRow } from './row-batch.ts';
import { RowTable } from './row-table.ts';
import { columnOf, urgentColumns } from './tables/columns.ts';
import { ModelTable } from './testing/model-table.ts';
import { sampleChild, sampleParent } from './testing/sample-records.ts';

/** A table whose rows are kept by a quantity, and packed by it if they are ever packed. */
type Tried = {
  readonly name: 'parent_orders' | 'child_orders';
  readonly foundBy: 'account' | 'parent_order_numeric_id';
  readonly qtyColumn: number;
  readonly isEverPacked: boolean;
  sample(id: number): Row;
};

const PARENTS: Tried = {
  name: 'parent_orders',
  foundBy: 'account',
  qtyColumn: columnOf('parent_orders', 'remaining_qty'),
  isEverPacked: false,
  sample: (id) => toRow('parent_orders', sampleParent(id)),
};

const CHILDREN: Tried = {
  name: 'child_orders',
  foundBy: 'parent_order_numeric_id',
  qtyColumn: columnOf('child_orders', 'remaining_qty'),
  isEverPacked: true,
  sample: (id) => toRow('child_orders', sampleChild(id, 1)),
};

const cell = fc.oneof(
  fc.integer({ min: 1, max: 3 }),
  fc.double({ noNaN: true }).map((value) => value + 0),
  fc.constantFrom(null, null, true, false, '', 'a', '1', Number.NaN, Infinity, -Infinity),
);

type Step = {
  readonly kind: 'upsert' | 'patch' | 'remove';
  readonly id: number;
  readonly found: number;
  readonly qty: number;
  readonly cells: readonly (readonly [column: number, cell: Cell])[];
};

function stepsOf(width: number): fc.Arbitrary<Step> {
  return fc.record<Step>({
    kind: fc.constantFrom('upsert', 'patch', 'patch', 'patch', 'remove'),
    id: fc.integer({ min: 1, max: 12 }),
    found: fc.nat(2),
    qty: fc.nat(3),
    cells: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: width - 1 }), cell), {
      maxLength: 12,
      size: 'max',
      selector: ([column]) => column,
    }),
  });
}

describe.each([PARENTS, CHILDREN])('rows of $name with cells of any kind', (tried) => {
  const { name, foundBy, qtyColumn, isEverPacked } = tried;
  const fields: readonly string[] = TABLE_FIELDS[name];
  const foundColumn = fields.indexOf(foundBy);
  const urgent = urgentColumns(name);
  const isPacked = (row: Cells) => isEverPacked && Number(row.at(qtyColumn)) < 2;
  const isKept = (row: Cells) => row.at(qtyColumn) === 3;

  /** The patch of a step, which says last what its row is found and kept by. */
  const patchOf = ({ id, found, qty, cells }: Step): Row => {
    const others = cells.filter(([column]) => column !== foundColumn && column !== qtyColumn);
    return [id, ...others.flat(), foundColumn, found, qtyColumn, qty];
  };

  const whole = (row: Cells | undefined) => row && fields.map((_, column) => row.at(column));

  function opened() {
    const options = { maxRows: 6, isKept, isPacked };
    const table = new RowTable(name, { ...options, foundBy: [foundBy] });
    const heard: unknown[] = [];
    table.watchAll(({ key, before, after, columns, isUrgent }) =>
      heard.push({ key, before: whole(before), after: whole(after), columns, isUrgent }),
    );
    return { table, model: new ModelTable(options), heard };
  }

  /** Takes the step in the model. What a listener should hear of its row. */
  function expected(step: Step, model: ModelTable): readonly unknown[] {
    const { kind, id: key } = step;
    const before = model.row(key);
    if (before === undefined && kind !== 'upsert') return [];
    const from = kind === 'upsert' ? tried.sample(key) : (before ?? []);
    const [patched, touched] = applied(from, patchOf(step));
    // A patch is about its own columns: NaN in another one is no change.
    if (kind === 'patch' && touched.length === 0) return [];
    const after = kind === 'remove' ? undefined : patched;
    if (after === undefined) model.remove(key);
    else model.put(key, after);
    if (before === undefined) return [{ key, before, after, columns: [], isUrgent: urgent.size > 0 }];
    if (after === undefined) return [{ key, before, after, columns: [], isUrgent: false }];
    const columns = kind === 'patch' ? touched : differing(before, after);
    if (columns.length === 0) return [];
    return [{ key, before, after, columns, isUrgent: columns.some((column) => urgent.has(column)) }];
  }

  it('are those of a plain map, and so is all that a listener hears', () => {
    fc.assert(
      fc.property(fc.array(stepsOf(fields.length), { maxLength: 60, size: 'max' }), (steps) => {
        const { table, model, heard } = opened();
        for (const step of steps) {
          heard.length = 0;
          if (step.kind === 'remove') table.remove(step.id);
          else if (step.kind === 'patch') table.patch(patchOf(step));
          else table.upsert(applied(tried.sample(step.id), patchOf(step))[0]);
          const known = [step.id, ...model.rows.map(([key]) => key)];
          const wanted = expected(step, model);
          expect(heard.slice(0, wanted.length)).toEqual(wanted);
          // A new row may have taken the place of another, or had none.
          const isNew = step.kind === 'upsert' && !known.includes(step.id, 1);
          const dropped = isNew ? known.filter((key) => model.row(key) === undefined) : [];
          expect(heard.slice(wanted.length)).toMatchObject(dropped.map((key) => ({ key, after: undefined })));
          expect([...table.keys()]).toEqual(model.rows.map(([key]) => key));
        }
        for (const [key, row] of model.rows) {
          expect(table.row(key)).toEqual(row);
          expect(fields.map((_, column) => table.cell(key, column))).toEqual(row);
        }
        for (const value of [0, 1, 2]) {
          const keys = model.rows.flatMap(([key, row]) => (row[foundColumn] === value ? [key] : []));
          expect(new Set(table.keysWhere(foundBy, value))).toEqual(new Set(keys));
        }
      }),
    );
  });
});

/** A row after `[key, column, value, …]`, and the columns that it changed, one after the other. */
function applied(row: Row, patch: Row): readonly [Row, readonly number[]] {
  const after = [...row];
  const touched: number[] = [];
  for (let at = 1; at < patch.length; at += 2) {
    const column = Number(patch[at]);
    if (after[column] === patch[at + 1]) continue;
    after[column] = patch[at + 1] ?? null;
    touched.push(column);
  }
  return [after, touched];
}

function differing(before: Row, after: Row): readonly number[] {
  return after.flatMap((value, column) => (value === before[column] ? [] : [column]));
}
