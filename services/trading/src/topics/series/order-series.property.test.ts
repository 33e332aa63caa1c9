import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Row, toRow } from '../row-batch.ts';
import { RowTable } from '../row-table.ts';
import { sampleParent } from '../testing/sample-records.ts';
import { OrderSeries } from './order-series.ts';

/** Ids, and keys that an index of ids does not take. */
const KEYS = [0, 1, 2, 5_000, '1', 'A', -1, 1.5, 2 ** 40] as const;
type Key = (typeof KEYS)[number];
type Look = { readonly atMs: number; readonly isOver: boolean; readonly numbers: readonly (number | null)[] };
type Plain = { readonly looks: Look[]; intervalMs: number };

const step = fc.record({
  key: fc.constantFrom(...KEYS),
  kind: fc.constantFrom('works', 'works', 'works', 'ends', 'leaves'),
  looks: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 100, max: 300 })),
  everyMs: fc.constantFrom(1_000, 5_000, 7_001.5, 40_000),
  filled: fc.double({ min: 0, max: 1e9, noNaN: true }),
  plan: fc.tuple(fc.option(fc.nat()), fc.option(fc.nat()), fc.option(fc.nat())),
  volume: fc.option(fc.double({ min: 0, max: 1e12, noNaN: true })),
});

/** The same rule with arrays. */
class PlainSeries {
  readonly #kept = new Map<Key, Plain>();

  look(key: Key, look: Look): void {
    const kept = this.#kept.get(key) ?? { looks: [], intervalMs: 5_000 };
    const last = kept.looks.at(-1);
    if (last === undefined ? look.isOver : last.isOver) return;
    if (last !== undefined && !look.isOver && look.atMs - last.atMs < kept.intervalMs) return;
    if (kept.looks.length === 128) {
      kept.looks.splice(0, 128, ...kept.looks.filter((_, nth) => nth % 2 === 0));
      kept.intervalMs *= 2;
    }
    kept.looks.push(look);
    this.#kept.set(key, kept);
  }

  leave(key: Key): void {
    this.#kept.delete(key);
  }

  points(key: Key) {
    const looks = this.#kept.get(key)?.looks ?? [];
    const beganMs = looks[0]?.atMs ?? 0;
    return looks.map(({ atMs, numbers }) => {
      const [filled = null, goal = null, floor = null, ceiling = null, volume = null] = numbers.map((value) =>
        value === null ? null : Math.fround(value),
      );
      return { at_ms: beganMs + Math.fround(atMs - beganMs), filled_qty: filled, goal, floor, ceiling, volume };
    });
  }
}

function parentRow(key: Key, { isOver, numbers }: Look): Row {
  const [filled = null, goal, floor, ceiling, volume = null] = numbers;
  const row = toRow(
    'parent_orders',
    sampleParent(0, {
      filled_qty: filled ?? 0,
      status: isOver ? 'FILLED' : 'WORKING',
      attributes_json: JSON.stringify({ goal, floor, ceiling }),
      volume_since_start: volume,
    }),
  );
  return [key, ...row.slice(1)];
}

it('the points are those of plain arrays, whatever orders come, end and leave', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40, size: 'max' }), (steps) => {
      let nowMs = 1_790_000_000_000;
      const parents = new RowTable('parent_orders', { maxRows: 100 });
      const [series, plain] = [new OrderSeries(parents, () => nowMs), new PlainSeries()];
      for (const { key, kind, looks, everyMs, filled, plan, volume } of steps) {
        if (kind === 'leaves') {
          parents.remove(key);
          plain.leave(key);
        }
        const most = kind === 'leaves' ? 0 : looks;
        for (let nth = 1; nth <= most; nth += 1) {
          nowMs += everyMs;
          const isOver = kind === 'ends' && nth === looks;
          // A row without a change is not told.
          const look = { atMs: nowMs, isOver, numbers: [filled + (nowMs % 1e6), ...plan, volume] };
          parents.upsert(parentRow(key, look));
          plain.look(key, look);
        }
        expect(series.points(key)).toEqual(plain.points(key));
      }
      for (const key of KEYS) expect(series.points(key)).toEqual(plain.points(key));
    }),
    // Each has some thousand looks: enough for every track to be thinned several times.
    { numRuns: 30 },
  );
});
