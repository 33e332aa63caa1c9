import { expect, it } from 'vitest';
import { changedAddress, openCase, queryOf, readCaseAddress, stepCase } from './case-address.ts';

it('keeps filters, order and case in the address, and nothing that is plain', () => {
  const next = changedAddress(new URLSearchParams('asset=EQUITY'), {
    state: 'open',
    rule: 'L1',
    minScore: 60,
    caseId: 7,
  });
  expect(next.toString()).toBe('asset=EQUITY&state=open&rule=L1&score=60&case=7');
  expect(readCaseAddress(next)).toMatchObject({ state: 'open', rule: 'L1', minScore: 60, caseId: 7, sort: 'score' });
  expect(changedAddress(next, { state: 'all', rule: '', minScore: 0, caseId: null }).toString()).toBe('asset=EQUITY');
});

it('reads an address that somebody typed wrong as the plain list', () => {
  const address = readCaseAddress(new URLSearchParams('state=lost&rule=X9&score=many&sort=up&case=-1'));
  expect(queryOf(address)).toEqual({ sort: 'score' });
  expect(address.caseId).toBeNull();
});

it('opens the first case, and stays at the ends of the list', () => {
  expect(openCase([3, 2, 1], null)).toBe(3);
  expect(openCase([3, 2, 1], 9)).toBe(9);
  expect(stepCase([3, 2, 1], 3, 1)).toBe(2);
  expect(stepCase([3, 2, 1], 1, 1)).toBe(1);
  expect(stepCase([3, 2, 1], 3, -1)).toBe(3);
  expect(stepCase([3, 2, 1], 9, 1)).toBe(3);
  expect(stepCase([], null, 1)).toBeNull();
});
