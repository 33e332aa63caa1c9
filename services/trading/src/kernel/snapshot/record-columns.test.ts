import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { packRecords, unpackRecords } from './record-columns.ts';

const there = (records: readonly object[]): unknown => unpackRecords(JSON.parse(JSON.stringify(packRecords(records))));

it('gives back records of several shapes, each in its place', () => {
  const records = [
    { id: 1, terms: { side: 'BUY', limit: null }, random: [1, 2], plan: null },
    { id: 2, terms: { side: 'SELL', limit: 5 }, random: [3], plan: { state: {}, step: 'rest' } },
    { id: 3, terms: { side: 'BUY', limit: null }, random: [], plan: null },
    {},
  ];
  expect(there(records)).toEqual(records);
});

it('keeps the order of the fields, and writes names and repeated values once', () => {
  const records = Array.from({ length: 50 }, (_, id) => ({ account: 'ALDGATE', id, snap: { bid: 1, ask: 2 } }));
  expect(JSON.stringify(there(records))).toBe(JSON.stringify(records));
  expect(packRecords(records)).toMatchObject([
    { columns: [{ all: 'ALDGATE' }, { length: 50 }, { all: 1 }, { all: 2 }] },
  ]);
});

it('makes what is the same in every record once', () => {
  const [first, second] = there([
    { id: 1, snap: { bid: 1, size: { lots: 7 } }, terms: { side: 'BUY', rate: { cap: 5 } } },
    { id: 2, snap: { bid: 1, size: { lots: 7 } }, terms: { side: 'SELL', rate: { cap: 5 } } },
  ]) as { snap: object; terms: { rate: object } }[];
  expect(second?.snap).toBe(first?.snap);
  expect(second?.terms).not.toBe(first?.terms);
  expect(second?.terms.rate).toBe(first?.terms.rate);
});

it('any records come back as JSON would bring them back', () => {
  const names = fc.string().filter((name) => name !== '__proto__');
  const values = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constant(null),
      fc.constant(undefined),
      fc.boolean(),
      fc.double(),
      fc.string(),
      fc.array(fc.integer(), { maxLength: 3 }),
      fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
    ),
  })).value;
  const record = fc.dictionary(names, values, { maxKeys: 6, noNullPrototype: true });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), (records) => {
      expect(there(records)).toEqual(JSON.parse(JSON.stringify(records)));
    }),
  );
});

it('refuses a name that a literal would take for something else', () => {
  expect(() => packRecords([JSON.parse('{"__proto__": 1}') as object])).toThrow('cannot be written');
});
