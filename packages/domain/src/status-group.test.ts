import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { GROUP_BOXES, groupOfStatus, isCompleted, isStatusBox } from './status-group.ts';

describe('status groups', () => {
  it('has four boxes in each group', () => {
    expect([...GROUP_BOXES.completed].sort()).toEqual(['COMPLETED', 'FILLED', 'OUT', 'REJECTED']);
    expect([...GROUP_BOXES['not-completed']].sort()).toEqual(['NEW', 'PENDING', 'SENT', 'WORKING']);
  });

  it('puts every order status into one group', () => {
    expect(ORDER_STATUSES.filter((status) => !isCompleted(status)).sort()).toEqual(
      ['INIT', 'NEW', 'PARTIAL', 'PENDING', 'SENT', 'WORKING'].sort(),
    );
    expect(ORDER_STATUSES.filter((status) => isCompleted(status)).sort()).toEqual(
      ['EXPIRED', 'FILLED', 'OUT', 'PARTIAL_EXPIRED', 'PARTIAL_OUT', 'PARTIAL_REJECTED', 'REJECTED'].sort(),
    );
  });

  it('counts a missing status as not completed, and COMPLETED as completed', () => {
    expect(groupOfStatus(null)).toBe('not-completed');
    expect(groupOfStatus('')).toBe('not-completed');
    expect(groupOfStatus('COMPLETED')).toBe('completed');
  });

  it('keeps an unknown status visible', () => {
    const fromNewerServer: OrderStatus = JSON.parse('"HALTED"');
    expect(groupOfStatus(fromNewerServer)).toBe('not-completed');
  });

  it('has no box for statuses that follow their group', () => {
    expect(['INIT', 'PARTIAL', 'EXPIRED', 'PARTIAL_OUT', 'PAUSED'].some((status) => isStatusBox(status))).toBe(false);
    expect(isStatusBox('COMPLETED')).toBe(true);
  });
});
