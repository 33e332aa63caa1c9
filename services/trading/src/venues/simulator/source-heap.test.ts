import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SourceHeap } from './source-heap.ts';
import { TimerQueue } from './timer-queue.ts';

describe('source heap', () => {
  it('always has the earliest source on top, the lower one on a tie', () => {
    const change = fc.tuple(fc.nat(19), fc.oneof(fc.nat(30), fc.constant(Infinity)));
    fc.assert(
      fc.property(fc.array(change, { maxLength: 200 }), (changes) => {
        const heap = new SourceHeap(20);
        const times = Array.from({ length: 20 }, () => Infinity);
        for (const [source, ms] of changes) {
          heap.set(source, ms);
          times[source] = ms;
          const earliest = Math.min(...times);
          expect(heap.topMs).toBe(earliest);
          expect(heap.topSource).toBe(times.indexOf(earliest));
        }
      }),
    );
  });
});

describe('timer queue', () => {
  it('runs in order of time, and in order of asking at one time', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 100 }), (times) => {
        const timers = new TimerQueue();
        const ran: [ms: number, asked: number][] = [];
        for (const [asked, ms] of times.entries()) timers.at(ms, () => ran.push([ms, asked]));
        while (timers.nextMs < Infinity) timers.take()();
        expect(ran).toEqual(
          times.map((ms, asked): [number, number] => [ms, asked]).sort((a, b) => a[0] - b[0] || a[1] - b[1]),
        );
      }),
    );
  });

  it('has nothing to take when nothing waits', () => {
    expect(() => new TimerQueue().take()).toThrow('no timer');
  });
});
