import type { RowKey } from '@meridian/protocol/live/subscription-messages';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ChangeLog, type LateReader } from './change-log.ts';

/** What a reader should have been told of and was not. What it was told of is no longer owed. */
function fieldsLacking(entry: ReturnType<ChangeLog['next']>, owed: Map<RowKey, Set<number>>): readonly string[] {
  if (entry === null) return [...owed.keys()].map((key) => `row ${key}`);
  const fields = [...(owed.get(entry.key) ?? [])];
  owed.delete(entry.key);
  const told = new Set(entry.fields === 'every field' ? fields : entry.fields);
  return fields.filter((field) => !told.has(field)).map((field) => `field ${field} of ${entry.key}`);
}

function all(log: ChangeLog, reader: LateReader): (readonly [RowKey, readonly number[]])[] {
  const found: (readonly [RowKey, readonly number[]])[] = [];
  for (let entry = log.next(reader); entry !== null; entry = log.next(reader)) {
    found.push([entry.key, entry.fields === 'every field' ? [] : [...entry.fields]]);
  }
  return found;
}

it('has each row once, behind the others when it changed again, with all fields that did', () => {
  const log = new ChangeLog();
  const reader = log.join(log.end);
  log.add('x', [1]);
  log.add('y', [2]);
  log.add('x', [3]);
  expect(all(log, reader)).toEqual([
    ['y', [2]],
    ['x', [1, 3]],
  ]);
});

it('keeps no more than the rows of the topic, however long somebody is late, and nothing when nobody is', () => {
  const log = new ChangeLog();
  const reader = log.join(log.end);
  for (let count = 0; count < 20_000; count += 1) {
    log.add(count % 5, [count % 3]);
    log.tidy();
  }
  expect(log.end).toBeLessThan(3_000);
  expect(all(log, reader)).toHaveLength(5);
  log.leave(reader);
  log.tidy();
  expect(all(log, log.join(0))).toEqual([]);
});

it('tells every reader of every row that changed since it fell behind, whenever they read and gaps are closed', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add' as const), key: fc.nat(4), field: fc.nat(3) }),
    fc.record({ kind: fc.constant('join' as const) }),
    fc.record({ kind: fc.constant('read' as const), reader: fc.nat(4) }),
    fc.record({ kind: fc.constant('tidy' as const) }),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const log = new ChangeLog(0);
      const lacking: string[] = [];
      const readers: { readonly reader: LateReader; readonly owed: Map<RowKey, Set<number>> }[] = [];
      for (const next of steps) {
        if (next.kind === 'tidy') log.tidy();
        if (next.kind === 'join') readers.push({ reader: log.join(log.end), owed: new Map() });
        if (next.kind === 'add') {
          log.add(next.key, [next.field]);
          for (const { owed } of readers) owed.set(next.key, (owed.get(next.key) ?? new Set()).add(next.field));
        }
        const reading = next.kind === 'read' ? readers[next.reader] : undefined;
        if (reading !== undefined) lacking.push(...fieldsLacking(log.next(reading.reader), reading.owed));
      }
      expect(lacking).toEqual([]);
      for (const { reader, owed } of readers) {
        expect(new Set(all(log, reader).map(([key]) => key))).toEqual(new Set(owed.keys()));
      }
    }),
    { numRuns: 300 },
  );
});
