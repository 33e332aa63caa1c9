import { expect, test } from 'vitest';
import { plainDetails } from './security-event-title.ts';

test('an event says what changed, with the value before and after', () => {
  const changes = {
    max_gross_usd: { before: 400, after: 500 },
    countries: { before: [], after: ['US', 'JP'] },
    is_enabled: { before: true, after: false },
    arms: { before: null, after: [{ name: 'A', max_alloc: 60 }] },
  };
  expect(plainDetails({ account: 'BOREALIS', until_date: null, reason: 'Index deletion', changes })).toEqual([
    'account: BOREALIS',
    'reason: Index deletion',
    'max gross usd: 400 → 500',
    'countries: none → US, JP',
    'is enabled: on → off',
    'arms: none → name A · max alloc 60',
  ]);
});

test('an entry of another version that has no such changes is shown all the same', () => {
  expect(plainDetails({ call: 'GET /x', changes: 'no', up_to_hash: 'x' })).toEqual(['call: GET /x', 'changes: no']);
  expect(plainDetails({ changes: { a: 1 } })).toEqual(['a: none → none']);
});
