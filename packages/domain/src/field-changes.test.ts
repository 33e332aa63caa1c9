import { assert, dictionary, jsonValue, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

test('a change says what each field was before and is after', () => {
  expect(fieldChanges({ a: 1, b: [1], c: 'x' }, { a: 2, b: [1], d: true })).toEqual({
    a: { before: 1, after: 2 },
    c: { before: 'x', after: null },
    d: { before: null, after: true },
  });
  expect(fieldChanges(null, { a: 1 })).toEqual({ a: { before: null, after: 1 } });
});

test('what is not different is no change, whatever the names are', () => {
  assert(
    property(dictionary(string(), jsonValue()), (fields) => {
      expect(fieldChanges(fields, { ...fields })).toEqual({});
    }),
  );
});

test('a value that nobody could read is cut', () => {
  const { names } = fieldChanges({ names: [] }, { names: ['😀'.repeat(5_000)] });
  expect(String(names?.after).length).toBeLessThan(5_000);
  expect(String(names?.after).isWellFormed()).toBe(true);
});
