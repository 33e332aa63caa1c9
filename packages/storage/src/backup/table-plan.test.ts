import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { referencedFirst } from './table-plan.ts';

test('a table comes after those that it refers to, and otherwise by name', () => {
  const references = [
    { from: 'a', to: 'c' },
    { from: 'c', to: 'd' },
    { from: 'b', to: 'b' },
  ];
  expect(referencedFirst(['a', 'b', 'c', 'd'], references)).toEqual(['b', 'd', 'c', 'a']);
});

test('no order of tables is left out, doubled, or put before what it needs', () => {
  const names = Array.from({ length: 8 }, (_, index) => `t${index}`);
  const pair = tuple(nat(7), nat(7)).filter(([from, to]) => from > to);
  assert(
    property(array(pair, { maxLength: 20 }), (pairs) => {
      const references = pairs.map(([from, to]) => ({ from: `t${from}`, to: `t${to}` }));
      const ordered = referencedFirst(names, references);
      expect(ordered.toSorted()).toEqual(names);
      for (const { from, to } of references) expect(ordered.indexOf(to)).toBeLessThan(ordered.indexOf(from));
    }),
  );
});

test('tables in a circle are named', () => {
  const references = [
    { from: 'a', to: 'b' },
    { from: 'b', to: 'a' },
  ];
  expect(() => referencedFirst(['a', 'b', 'c'], references)).toThrow('the tables a, b refer to each other');
});
