import { describe, expect, it } from 'vitest';
import { ACTIVE_STATUSES, isActiveStatus, isOrderStatus, ORDER_STATUSES, statusOrWorking } from './order-status.ts';

describe('order statuses', () => {
  it('has thirteen statuses, each once', () => {
    expect([...ORDER_STATUSES].sort()).toEqual(
      [
        'EXPIRED',
        'FILLED',
        'INIT',
        'NEW',
        'OUT',
        'PARTIAL',
        'PARTIAL_EXPIRED',
        'PARTIAL_OUT',
        'PARTIAL_REJECTED',
        'PENDING',
        'REJECTED',
        'SENT',
        'WORKING',
      ].sort(),
    );
  });

  it.each(['COMPLETED', 'PAUSED', 'Invited', 'P.OUT', 'working', '', null, undefined, 2])(
    'never carries %s',
    (value) => {
      expect(isOrderStatus(value)).toBe(false);
    },
  );

  it.each([null, undefined, ''] as const)('takes a missing status (%s) for WORKING', (status) => {
    expect(statusOrWorking(status)).toBe('WORKING');
    expect(isActiveStatus(status)).toBe(true);
  });

  it('is active while WORKING, INIT, SENT or NEW, and in no other status', () => {
    expect(ORDER_STATUSES.filter((status) => isActiveStatus(status)).sort()).toEqual([...ACTIVE_STATUSES].sort());
    expect([...ACTIVE_STATUSES].sort()).toEqual(['INIT', 'NEW', 'SENT', 'WORKING']);
  });
});
