import { describe, expect, it } from 'vitest';
import { AUDIT_GROUPS, auditGroup } from './audit-type.ts';

describe('audit types', () => {
  it('are the fourteen of an order plus the note, each in one group', () => {
    const types = Object.values(AUDIT_GROUPS).flat();
    expect(types).toHaveLength(15);
    expect(new Set(types).size).toBe(15);
  });

  it.each([
    ['NEW ORDER REQUEST', 'requests'],
    ['ORDER MODIFY REQUEST', 'requests'],
    ['ORDER CANCEL REQUEST', 'requests'],
    ['STRATEGY PARAMETER CHANGE', 'requests'],
    ['ARRIVED PENDING REVIEW', 'requests'],
    ['PARTIAL FILL', 'fills'],
    ['FULL FILL', 'fills'],
    ['NEW ORDER ACCEPT', 'accepts'],
    ['ORDER MODIFY ACCEPT', 'accepts'],
    ['CANCEL/OUT', 'accepts'],
    ['UNSOLICITED CANCEL', 'accepts'],
    ['NEW ORDER REJECT', 'rejects'],
    ['ORDER MODIFY REJECT', 'rejects'],
    ['ORDER CANCEL REJECT', 'rejects'],
    ['NOTE', 'notes'],
  ])('%s belongs to the %s', (type, group) => {
    expect(auditGroup(type)).toBe(group);
  });

  it('have no cancel accept: that is CANCEL/OUT', () => {
    expect(auditGroup('ORDER CANCEL ACCEPT')).toBeNull();
    expect(AUDIT_GROUPS.accepts).toContain('CANCEL/OUT');
  });
});
