import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogWindow } from './log-window.ts';
import { storedEntry } from './testing.ts';

const idsOf = (entries: readonly { readonly id: number }[] | null) => entries?.map(({ id }) => id) ?? null;

describe('LogWindow', () => {
  it('knows that there may be more when the first load filled it', () => {
    const full = new LogWindow(2);
    full.append([storedEntry(8), storedEntry(9)]);
    expect([full.missingUpTo, full.after(7), full.after(6)]).toEqual([7, [storedEntry(8), storedEntry(9)], null]);
    const roomy = new LogWindow(3);
    roomy.append([storedEntry(8), storedEntry(9)]);
    expect([roomy.missingUpTo, idsOf(roomy.after(0))]).toEqual([0, [8, 9]]);
  });

  it('forgets what is too old, and tells', () => {
    const window = new LogWindow(5);
    window.append([1, 2, 3].map((id) => storedEntry(id)));
    const gone: number[] = [];
    window.subscribe(({ removed }) => gone.push(...removed.map(({ id }) => id)));
    window.forgetBefore(3);
    expect([gone, window.missingUpTo, [...window.ids()]]).toEqual([[1, 2], 2, [3]]);
    window.forgetBefore(100);
    expect([gone, window.lastId, window.after(2), window.after(3)]).toEqual([[1, 2, 3], 3, null, []]);
  });

  it('gives a reader every entry once and in order, or says that it cannot', () => {
    const steps = fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), isRead: fc.boolean() }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), steps, (max, actions) => {
        const window = new LogWindow(max);
        const held = new Set<number>();
        window.subscribe(({ added, removed }) => {
          for (const { id } of added) held.add(id);
          for (const { id } of removed) held.delete(id);
        });
        let lastId = 0;
        let readId = 0;
        for (const { count, isRead } of actions) {
          window.append(Array.from({ length: count }, (_, index) => storedEntry(lastId + index + 1)));
          lastId += count;
          const unread = Array.from({ length: lastId - readId }, (_, index) => readId + index + 1);
          expect(idsOf(window.after(readId))).toEqual(unread.length <= max ? unread : null);
          expect([...window.ids()]).toEqual([...held]);
          expect(held.size).toBeLessThanOrEqual(max);
          if (isRead) readId = lastId;
        }
      }),
    );
  });
});
