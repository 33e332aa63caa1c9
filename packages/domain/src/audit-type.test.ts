import { describe, expect, it } from 'vitest';
import { AUDIT_GROUPS, AUDIT_TYPES, auditGroup, isAuditType } from './audit-type.ts';

describe('audit types', () => {
  it('are the fourteen of an order and the note, each in one group', () => {
    expect(AUDIT_TYPES).toHaveLength(15);
    expect(new Set(AUDIT_TYPES).size).toBe(15);
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
    expect(isAuditType(type)).toBe(true);
  });

  it('have no cancel accept: that is CANCEL/OUT', () => {
    expect(isAuditType('ORDER CANCEL ACCEPT')).toBe(false);
    expect(auditGroup('ORDER CANCEL ACCEPT')).toBeNull();
    expect(AUDIT_GROUPS.accepts).toContain('CANCEL/OUT');
  });
});
