import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LookTimes } from './look-times.ts';

describe('times of looks', () => {
  it('gives out what is due, earliest first', () => {
    const queue = new LookTimes(() => false);
    queue.by(1, 300);
    queue.by(2, 100);
    queue.by(3, 200);
    expect(queue.takeDue(250)).toEqual([2, 3]);
    expect(queue.takeDue(250)).toEqual([]);
    expect(queue.takeDue(300)).toEqual([1]);
  });

  it('leaves the rest for the next take when more are due than asked for', () => {
    const queue = new LookTimes(() => false);
    for (const [id, atMs] of [
      [1, 300],
      [2, 100],
      [3, 200],
    ] as const)
      queue.by(id, atMs);
    expect(queue.takeDue(400, 2)).toEqual([2, 3]);
    expect(queue.takeDue(400, 2)).toEqual([1]);
  });

  it('an order that asks for a time that is over does not keep others waiting', () => {
    const queue = new LookTimes(() => false);
    for (const id of [1, 2, 3]) queue.by(id, 100 * id);
    expect(queue.takeDue(1_000, 2)).toEqual([1, 2]);
    for (const id of [1, 2]) queue.by(id, 50);
    expect(queue.takeDue(1_100, 2)).toEqual([3, 1]);
    expect(queue.takeDue(1_100, 2)).toEqual([2]);
  });

  it('keeps the earlier of two times until it is cleared', () => {
    const queue = new LookTimes(() => false);
    queue.by(1, 100);
    queue.by(1, 50);
    queue.by(1, 200);
    expect(queue.takeDue(60)).toEqual([1]);
    expect(queue.takeDue(300)).toEqual([]);
    queue.by(1, 50);
    queue.clear(1);
    queue.by(1, 500);
    expect(queue.takeDue(60)).toEqual([]);
    expect(queue.takeDue(500)).toEqual([1]);
  });

  it('behaves like a sorted map, last looks first', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('by' as const), id: fc.nat(20), atMs: fc.nat(500) }),
      fc.record({ kind: fc.constant('clear' as const), id: fc.nat(20) }),
      fc.record({ kind: fc.constant('take' as const), nowMs: fc.nat(500), most: fc.constantFrom(2, 1_000) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 300 }), fc.boolean(), (steps, withLast) => {
        const isLast = (id: number, atMs: number): boolean => withLast && (id % 3 === 0 || atMs >= 400);
        const rank = (id: number, atMs: number): number => (isLast(id, atMs) ? 0 : 1);
        const queue = new LookTimes(isLast);
        const model = new Map<number, number>();
        const taken: (readonly number[])[] = [];
        const expected: (readonly number[])[] = [];
        let takenMs = Number.NEGATIVE_INFINITY;
        for (const each of steps) {
          if (each.kind === 'by') {
            queue.by(each.id, each.atMs);
            const atMs = Math.max(each.atMs, takenMs);
            model.set(each.id, Math.min(atMs, model.get(each.id) ?? Number.POSITIVE_INFINITY));
          } else if (each.kind === 'clear') {
            queue.clear(each.id);
            model.delete(each.id);
          } else {
            const due = [...model].filter(([, atMs]) => atMs <= each.nowMs);
            const sorted = due.sort(([a, aMs], [b, bMs]) => rank(a, aMs) - rank(b, bMs) || aMs - bMs || a - b);
            const ids = sorted.map(([id]) => id).slice(0, each.most);
            taken.push(queue.takeDue(each.nowMs, each.most));
            takenMs = each.nowMs;
            expected.push(ids);
            for (const id of ids) model.delete(id);
          }
        }
        expect(taken).toEqual(expected);
      }),
    );
  });
});
