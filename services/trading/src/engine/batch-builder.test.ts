import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE_FIELDS } from '../topics/row-batch.ts';
import { createTopicTables } from '../topics/tables/topic-tables.ts';
import { BatchBuilder } from './batch-builder.ts';

const WIDTH = TABLE_FIELDS.order_signals.length;

function row(key: number, ...values: (number | null)[]) {
  return [key, ...values, ...Array.from({ length: WIDTH - 1 - values.length }, () => null)];
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('put' as const),
    key: fc.integer({ min: 1, max: 5 }),
    first: fc.integer({ min: 0, max: 3 }),
    second: fc.integer({ min: 0, max: 3 }),
    isFinal: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('remove' as const), key: fc.integer({ min: 1, max: 5 }) }),
  fc.record({ kind: fc.constant('take' as const) }),
);

describe('batches of rows', () => {
  it('leave the other side with the newest row of each key, however they are cut', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const builder = new BatchBuilder();
        const tables = createTopicTables();
        const expected = new Map<number, readonly (number | null)[]>();
        for (const each of steps) {
          if (each.kind === 'put') {
            const made = row(each.key, each.first, each.second);
            builder.put('order_signals', made, each.isFinal);
            expected.set(each.key, made);
          } else if (each.kind === 'remove') {
            builder.remove('order_signals', each.key);
            expected.delete(each.key);
          } else tables.apply(builder.take(0));
        }
        tables.apply(builder.take(0));
        const shown = Array.from(tables.order_signals.keys(), (key) => tables.order_signals.row(key));
        expect(new Set(shown)).toEqual(new Set(expected.values()));
      }),
    );
  });

  it('say only what differs of a row that was sent before', () => {
    const builder = new BatchBuilder();
    builder.put('order_signals', row(7, 1, 2));
    builder.take(0);
    builder.put('order_signals', row(7, 1, 3));
    expect(builder.take(0).tables.order_signals).toEqual({ upserts: [], patches: [[7, 2, 3]], removed: [] });
    builder.put('order_signals', row(7, 1, 3));
    expect(builder.size).toBe(0);
  });

  it('put a moved field into its own column, in whatever order the fields come', () => {
    const builder = new BatchBuilder();
    const moves = [{ held_back_by: 'in doubt' }, { start_ms: 2, end_ms: null }];
    builder.putMoving('order_signals', { row: row(7, 1, 2), moves });
    builder.take(0);
    builder.move('order_signals', 7, [{ held_back_by: null }, { start_ms: 5, end_ms: 6 }]);
    expect(builder.take(0).tables.order_signals?.patches).toEqual([[7, 1, null, 2, 5, 3, 6]]);
    builder.move('order_signals', 7, [{ held_back_by: null }, { end_ms: 8, start_ms: 5 }]);
    expect(builder.take(0).tables.order_signals?.patches).toEqual([[7, 3, 8]]);
  });

  it('say all that can move of a row that is not kept', () => {
    const builder = new BatchBuilder();
    const moves = [{ held_back_by: null }, { start_ms: 5, end_ms: 6 }];
    builder.putMoving('order_signals', { row: row(7, 1, 2), moves }, true);
    builder.take(0);
    builder.move('order_signals', 7, moves, true);
    expect(builder.take(0).tables.order_signals?.patches).toEqual([[7, 1, null, 2, 5, 3, 6]]);
  });

  it('send a whole row again when more than what moves has changed', () => {
    const builder = new BatchBuilder();
    const moves = [{ held_back_by: null }, { start_ms: 5, end_ms: 6 }];
    builder.putMoving('order_signals', { row: row(7, 1, 2), moves });
    builder.take(0);
    builder.putMoving('order_signals', { row: row(7, 3, 2), moves });
    expect(builder.take(0).tables.order_signals).toEqual({ upserts: [row(7, 3, 2)], patches: [], removed: [] });
  });
});
