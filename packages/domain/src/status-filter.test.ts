import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from './order-status.ts';
import {
  ALL_STATUSES,
  fromFormerFilter,
  groupState,
  isStatusFilterActive,
  passesStatusFilter,
  setGroup,
  setStatus,
  type StatusFilter,
  statusFilterFromParam,
  statusFilterMode,
  statusFilterToParam,
  toggleGroup,
  toggleStatus,
} from './status-filter.ts';
import { isCompleted, STATUS_BOXES } from './status-group.ts';

const filters = fc.subarray([...STATUS_BOXES]).map((checked): StatusFilter => ({ checked, isExact: true }));
const boxes = fc.constantFrom(...STATUS_BOXES);
const groups = fc.constantFrom('completed' as const, 'not-completed' as const);

function shown(filter: StatusFilter): OrderStatus[] {
  return ORDER_STATUSES.filter((status) => passesStatusFilter(filter, { status }));
}

const completedOnly = setGroup(ALL_STATUSES, 'not-completed', false);
const notCompletedOnly = setGroup(ALL_STATUSES, 'completed', false);
const nothing = setGroup(completedOnly, 'completed', false);

describe('status filter', () => {
  it('starts with everything checked, inactive, showing every row', () => {
    expect(isStatusFilterActive(ALL_STATUSES)).toBe(false);
    expect(shown(ALL_STATUSES)).toEqual([...ORDER_STATUSES]);
    expect(passesStatusFilter(ALL_STATUSES, {})).toBe(true);
  });

  it('reports completed-only 0, not-completed-only 1, both 2, neither -1', () => {
    expect(statusFilterMode(completedOnly)).toBe(0);
    expect(statusFilterMode(notCompletedOnly)).toBe(1);
    expect(statusFilterMode(ALL_STATUSES)).toBe(2);
    expect(statusFilterMode(nothing)).toBe(-1);
  });

  it('still reports both when one side is only partly checked', () => {
    expect(statusFilterMode(setStatus(ALL_STATUSES, 'FILLED', false))).toBe(2);
  });

  it('shows exactly the completed rows when only Completed is checked, and the others otherwise', () => {
    expect(shown(completedOnly)).toEqual(ORDER_STATUSES.filter((status) => isCompleted(status)));
    expect(shown(notCompletedOnly)).toEqual(ORDER_STATUSES.filter((status) => !isCompleted(status)));
    expect(shown(nothing)).toEqual([]);
  });

  it('is active when only COMPLETED is unchecked, although no order has it', () => {
    const filter = setStatus(ALL_STATUSES, 'COMPLETED', false);
    expect(isStatusFilterActive(filter)).toBe(true);
    expect(shown(filter)).toEqual([...ORDER_STATUSES]);
    expect(groupState(filter, 'completed')).toBe('mixed');
  });

  it('shows just what is checked: no status comes along with another', () => {
    for (const status of ORDER_STATUSES) {
      const only = STATUS_BOXES.find((box) => box === status);
      expect(shown({ checked: only === undefined ? [] : [only] })).toEqual([status]);
    }
  });

  it('tells PAUSED from WORKING, and treats a missing status as WORKING', () => {
    const withoutWorking = setStatus(ALL_STATUSES, 'WORKING', false);
    const paused = { status: 'WORKING', auto_trading_status: false } as const;
    expect(passesStatusFilter(withoutWorking, { status: 'WORKING' })).toBe(false);
    expect(passesStatusFilter(withoutWorking, { status: null })).toBe(false);
    expect(passesStatusFilter(withoutWorking, paused)).toBe(true);
    expect(passesStatusFilter(setStatus(ALL_STATUSES, 'PAUSED', false), paused)).toBe(false);
  });

  it('shows the same rows for a view or a link from before every status had a box', () => {
    const former = fromFormerFilter({ checked: ['NEW', 'SENT'] });
    expect(shown(former)).toEqual(['INIT', 'NEW', 'SENT', 'PARTIAL']);
    expect(passesStatusFilter(former, { status: 'WORKING', auto_trading_status: false })).toBe(false);
    expect(shown(statusFilterFromParam('FILLED,OUT,REJECTED,COMPLETED'))).toEqual(shown(completedOnly));
    const working = statusFilterFromParam('WORKING');
    expect(passesStatusFilter(working, { status: 'WORKING', auto_trading_status: false })).toBe(true);
    expect(fromFormerFilter({ checked: ['WORKING'], isExact: true }).checked).toEqual(['WORKING']);
  });

  it('checks a mixed group at the first click and clears it at the second', () => {
    const mixed = setStatus(ALL_STATUSES, 'OUT', false);
    const once = toggleGroup(mixed, 'completed');
    expect(groupState(once, 'completed')).toBe('checked');
    expect(groupState(toggleGroup(once, 'completed'), 'completed')).toBe('unchecked');
  });

  it('returns to the same state after two toggles, and never changes another box', () => {
    fc.assert(
      fc.property(filters, boxes, (filter, box) => {
        const once = toggleStatus(filter, box);
        expect(toggleStatus(once, box)).toEqual(filter);
        expect(once.checked.filter((other) => other !== box)).toEqual(filter.checked.filter((other) => other !== box));
      }),
    );
  });

  it('setting a group keeps the other group', () => {
    fc.assert(
      fc.property(filters, groups, fc.boolean(), (filter, group, checked) => {
        const other = group === 'completed' ? 'not-completed' : 'completed';
        const after = setGroup(filter, group, checked);
        expect(groupState(after, group)).toBe(checked ? 'checked' : 'unchecked');
        expect(groupState(after, other)).toBe(groupState(filter, other));
      }),
    );
  });

  it('is inactive only when everything is checked', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(isStatusFilterActive(filter)).toBe(filter.checked.length !== STATUS_BOXES.length);
      }),
    );
  });

  it('is restored from the address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(statusFilterFromParam(statusFilterToParam(filter))).toEqual(filter);
      }),
    );
    expect(statusFilterToParam(ALL_STATUSES)).toBeNull();
    expect(statusFilterFromParam('')).toEqual(ALL_STATUSES);
    expect(statusFilterFromParam('BROKEN')).toEqual(ALL_STATUSES);
  });
});
