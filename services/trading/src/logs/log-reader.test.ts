import type { NewestEntry } from '@meridian/storage/log-read-marks/log-read-mark-store';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogReader } from './log-reader.ts';

const entry = (numeric_id: number, id: number): NewestEntry => ({ numeric_id, id, account: 'A', alloc_account: null });

describe('log reader', () => {
  it('has a dot for each order with an entry after the mark, and none before the marks are known', () => {
    const reader = new LogReader();
    reader.came(1, 5);
    expect([...reader.unread]).toEqual([]);
    reader.load(new Map([[1, 5]]), [entry(1, 5), entry(2, 3)]);
    expect([...reader.unread]).toEqual([2]);
    reader.came(1, 6);
    expect([...reader.unread]).toEqual([2, 1]);
  });

  it('keeps the dot when another entry came while the user read', () => {
    const reader = new LogReader();
    reader.load(new Map(), [entry(1, 5)]);
    reader.read(1, 5, 6);
    expect(reader.unread.has(1)).toBe(true);
    reader.read(1, 6, 6);
    expect(reader.unread.has(1)).toBe(false);
  });

  it('tells every page of the user once per change', () => {
    const reader = new LogReader();
    reader.load(new Map(), []);
    const told: unknown[] = [];
    const leave = [reader.join((key) => told.push(`a${key}`)), reader.join((key) => told.push(`b${key}`))];
    reader.came(1, 5);
    reader.came(1, 6);
    reader.read(1, 6, 6);
    expect(told).toEqual(['a1', 'b1', 'a1', 'b1']);
    for (const end of leave) end();
    expect(reader.isAlone).toBe(true);
  });

  it('says unread exactly where the newest entry is after the highest mark, whatever happened in which order', () => {
    const step = fc.record({
      order: fc.integer({ min: 1, max: 3 }),
      kind: fc.constantFrom('came', 'read'),
      back: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const reader = new LogReader();
        reader.load(new Map(), []);
        const newest = new Map<number, number>();
        const marks = new Map<number, number>();
        for (const [index, { order, kind, back }] of steps.entries()) {
          const last = newest.get(order) ?? 0;
          if (kind === 'came') {
            newest.set(order, index + 1);
            reader.came(order, index + 1);
          } else {
            marks.set(order, Math.max(marks.get(order) ?? 0, last - back));
            reader.read(order, last - back, last);
          }
        }
        const unread = [...newest].filter(([order, id]) => id > (marks.get(order) ?? 0)).map(([order]) => order);
        expect(new Set(reader.unread)).toEqual(new Set(unread));
      }),
    );
  });
});
