import { assert, integer, option, property, uniqueArray } from 'fast-check';
import { expect, it } from 'vitest';
import { actionTarget } from './action-target.ts';

const key = integer({ min: 1, max: 50 });
const ticks = uniqueArray(key, { maxLength: 8 });

it('without ticks the key acts on the open row', () => {
  assert(
    property(key, (open) => {
      expect(actionTarget(open, new Set())).toEqual({ kind: 'open', keys: new Set([open]) });
    }),
  );
});

it('with ticks exactly the ticked rows are meant', () => {
  assert(
    property(option(key), uniqueArray(key, { minLength: 1, maxLength: 8 }), (open, checked) => {
      expect(actionTarget(open, new Set(checked))).toEqual({ kind: 'checked', keys: new Set(checked) });
    }),
  );
});

it('without an open or ticked row nothing is meant', () => {
  assert(
    property(option(key), ticks, (open, checked) => {
      const { keys } = actionTarget(open, new Set(checked));
      for (const meant of keys) expect([...checked, open]).toContain(meant);
    }),
  );
  expect(actionTarget(null, new Set())).toEqual({ kind: 'none', keys: new Set() });
});
