import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import { GROUP_BOXES, groupOfStatus, isCompleted, isStatusBox } from './status-group.ts';

describe('status groups', () => {
  it('has a box for every status, each in one group', () => {
    const boxes = [...GROUP_BOXES['not-completed'], ...GROUP_BOXES.completed];
    expect([...boxes].sort()).toEqual([...ORDER_STATUSES, 'COMPLETED', 'PAUSED'].sort());
    expect(boxes.filter((box) => groupOfStatus(box) === 'completed')).toEqual([...GROUP_BOXES.completed]);
    const named = ['REJECTED', 'FILLED', 'OUT', 'COMPLETED'] as const;
    expect(named.map((status) => groupOfStatus(status))).toEqual(named.map(() => 'completed'));
    const open = ['SENT', 'WORKING', 'NEW', 'PENDING'] as const;
    expect(open.map((status) => groupOfStatus(status))).toEqual(open.map(() => 'not-completed'));
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

  it('knows its boxes', () => {
    expect(['INIT', 'PAUSED', 'COMPLETED', 'HALTED'].map((status) => isStatusBox(status))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
