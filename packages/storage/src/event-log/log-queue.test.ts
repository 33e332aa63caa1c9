import { LOG_LEVELS } from '@meridian/domain/log-level';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogQueue } from './log-queue.ts';
import { orderLogEntry } from './testing.ts';

const entry = (log_message: string, log_level: 'critical' | 'warning') => orderLogEntry({ log_message, log_level });

describe('LogQueue', () => {
  it('gives up its oldest entry that is neither critical nor being written', () => {
    const queue = new LogQueue(4);
    const all = [entry('a', 'warning'), entry('b', 'critical'), entry('c', 'warning'), entry('d', 'warning')];
    for (const each of all) queue.add(each);
    queue.begin(1);
    expect(queue.add(entry('e', 'warning'))?.log_message).toBe('c');
    queue.release();
    expect(queue.add(entry('f', 'critical'))?.log_message).toBe('a');
    expect(queue.begin(9).map(({ log_message }) => log_message)).toEqual(['b', 'd', 'e', 'f']);
  });

  it('refuses the new one when all that wait are critical', () => {
    const queue = new LogQueue(1);
    queue.add(entry('kept', 'critical'));
    expect(queue.add(entry('refused', 'critical'))?.log_message).toBe('refused');
    expect(queue.begin(1)[0]?.log_message).toBe('kept');
  });

  it('is never above its bound, keeps the order, and loses no critical entry that it accepted', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('add' as const), log_level: fc.constantFrom(...LOG_LEVELS) }),
      fc.record({ kind: fc.constantFrom('begin' as const, 'confirm' as const, 'release' as const) }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.array(step, { maxLength: 60 }), (max, steps) => {
        const queue = new LogQueue(max);
        const written: number[] = [];
        const gone: number[] = [];
        const critical: number[] = [];
        let batch: readonly number[] = [];
        for (const [index, action] of steps.entries()) {
          if (action.kind === 'add') {
            const given = queue.add(orderLogEntry({ timestamp: index, log_level: action.log_level }));
            if (given !== null) gone.push(given.timestamp);
            if (action.log_level === 'critical' && given?.timestamp !== index) critical.push(index);
          } else if (action.kind === 'begin') {
            batch = queue.begin(3).map(({ timestamp }) => timestamp);
          } else {
            if (action.kind === 'confirm') written.push(...batch);
            batch = [];
            queue[action.kind]();
          }
          expect(queue.size).toBeLessThanOrEqual(max);
        }
        queue.release();
        written.push(...queue.begin(max).map(({ timestamp }) => timestamp));
        expect(written).toEqual(written.toSorted((a, b) => a - b));
        expect(written).toEqual(expect.arrayContaining(critical));
        expect(written.length + gone.length).toBe(steps.filter(({ kind }) => kind === 'add').length);
      }),
    );
  });
});
