import type { NodeLogEntry } from '@meridian/protocol/node-socket';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LogBuffer, type LogChange } from './log-buffer.ts';

function entry(timestamp: number): NodeLogEntry {
  return {
    id: 100 + timestamp,
    timestamp,
    log_level: 'error',
    list_name: null,
    numeric_id: 7,
    symbol: 'VOD',
    side: 'BUY',
    size: 100,
    file_name: 'vwap',
    log_message: `at ${timestamp}`,
  };
}

const entries = (...timestamps: number[]) => timestamps.map(entry);

/** A grid that applies all changes unchecked. */
function shownAfter(changes: readonly LogChange[]): readonly number[] {
  const rows = new Map<unknown, unknown>();
  for (const change of changes) {
    if (change.kind === 'replace') {
      rows.clear();
      for (const row of change.rows) rows.set(row[0], row[1]);
    } else if (change.kind === 'append') {
      for (const row of change.rows) rows.set(row[0], row[2]);
      for (const key of change.removed) rows.delete(key);
    }
  }
  return [...rows.values()].map(Number);
}

function keysOf(change: LogChange): readonly unknown[] {
  return change.kind === 'none' ? [] : change.rows.map(([key]) => key);
}

describe('log buffer', () => {
  it('[NS4] replaces by the initial load and appends later ones, oldest first', () => {
    const buffer = new LogBuffer();
    const changes = [
      buffer.load(entries(3, 2, 1), true),
      buffer.load(entries(5, 4), false),
      buffer.load([], false),
      buffer.load(entries(9, 8), true),
      buffer.load(entries(10), false),
    ];
    expect(shownAfter(changes.slice(0, 3))).toEqual([1, 2, 3, 4, 5]);
    expect(changes[2]).toEqual({ kind: 'none' });
    expect(shownAfter(changes)).toEqual([8, 9, 10]);
  });

  it('keeps the rows that are loaded again, and has one that is sent twice once', () => {
    const buffer = new LogBuffer(3);
    expect(keysOf(buffer.load(entries(1, 2), true))).toEqual([101, 102]);
    expect(keysOf(buffer.load(entries(1, 2), true))).toEqual([101, 102]);
    expect(buffer.load(entries(2, 3), false)).toMatchObject({ removed: [] });
    expect(buffer.load(entries(4), false)).toMatchObject({ removed: [101] });
  });

  it('lets new entries wait while it is held, and counts them', () => {
    const buffer = new LogBuffer();
    const first = buffer.load(entries(1), true);
    buffer.hold();
    expect(buffer.load(entries(2, 3), false)).toEqual({ kind: 'none' });
    expect(buffer.waiting).toBe(2);
    const shown = buffer.showWaiting();
    expect(buffer.load(entries(4), false)).toEqual({ kind: 'none' });
    expect(shownAfter([first, shown, buffer.release()])).toEqual([1, 2, 3, 4]);
    expect(buffer.waiting).toBe(0);
  });

  it('forgets what waits when everything starts again', () => {
    const buffer = new LogBuffer();
    buffer.hold();
    buffer.load(entries(2), false);
    buffer.load(entries(5), true);
    expect(buffer.waiting).toBe(0);
  });

  it('never has more than its bound, and always the newest', () => {
    const step = fc.record({ count: fc.nat(8), isInitial: fc.boolean(), isHeld: fc.boolean() });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: 1, max: 6 }), (steps, bound) => {
        const buffer = new LogBuffer(bound);
        const changes: LogChange[] = [];
        let atMs = 0;
        let expected: number[] = [];
        for (const { count, isInitial, isHeld } of steps) {
          const came = Array.from({ length: count }, () => (atMs += 1));
          if (isHeld) buffer.hold();
          changes.push(buffer.load(entries(...came.toReversed()), isInitial));
          changes.push(buffer.release());
          expected = [...(isInitial ? [] : expected), ...came].slice(-bound);
          expect(shownAfter(changes)).toEqual(expected);
        }
      }),
    );
  });
});
