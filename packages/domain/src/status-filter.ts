import type { Maybe } from './maybe.ts';
import { type OrderStatus, statusOrWorking } from './order-status.ts';
import {
  GROUP_BOXES,
  groupOfStatus,
  isStatusBox,
  STATUS_BOXES,
  type StatusBox,
  type StatusGroup,
} from './status-group.ts';
import { type FilterMode, filterMode } from './filter-mode.ts';

/** The checked boxes in display order, so that equal filters are equal values. */
export type StatusFilter = { readonly checked: readonly StatusBox[] };

export type CheckState = 'checked' | 'unchecked' | 'mixed';

export const ALL_STATUSES: StatusFilter = { checked: STATUS_BOXES };

function withChecked(keep: (box: StatusBox) => boolean): StatusFilter {
  return { checked: STATUS_BOXES.filter(keep) };
}

export function setStatus(filter: StatusFilter, status: StatusBox, checked: boolean): StatusFilter {
  return withChecked((box) => (box === status ? checked : filter.checked.includes(box)));
}

export function toggleStatus(filter: StatusFilter, status: StatusBox): StatusFilter {
  return setStatus(filter, status, !filter.checked.includes(status));
}

export function setGroup(filter: StatusFilter, group: StatusGroup, checked: boolean): StatusFilter {
  return withChecked((box) => (groupOfStatus(box) === group ? checked : filter.checked.includes(box)));
}

/** A mixed group becomes checked at the first click, as in every checkbox tree. */
export function toggleGroup(filter: StatusFilter, group: StatusGroup): StatusFilter {
  return setGroup(filter, group, groupState(filter, group) !== 'checked');
}

export function groupState(filter: StatusFilter, group: StatusGroup): CheckState {
  const boxes: readonly StatusBox[] = GROUP_BOXES[group];
  const count = boxes.filter((box) => filter.checked.includes(box)).length;
  if (count === 0) return 'unchecked';
  return count === boxes.length ? 'checked' : 'mixed';
}

export function isStatusFilterActive(filter: StatusFilter): boolean {
  return filter.checked.length < STATUS_BOXES.length;
}

/** A mixed group still requests its side, because some of its rows are wanted. */
export function statusFilterMode(filter: StatusFilter): FilterMode {
  return filterMode(
    groupState(filter, 'completed') !== 'unchecked',
    groupState(filter, 'not-completed') !== 'unchecked',
  );
}

/**
 * Statuses without a box (INIT, PARTIAL, EXPIRED and the PARTIAL_ endings) are shown while any box of their group is
 * checked. Clearing one box must not hide other active orders.
 */
export function passesStatusFilter(filter: StatusFilter, row: { readonly status?: Maybe<OrderStatus | ''> }): boolean {
  const status = statusOrWorking(row.status);
  if (isStatusBox(status)) return filter.checked.includes(status);
  return groupState(filter, groupOfStatus(status)) !== 'unchecked';
}

/** The address parameter. Null when the filter is inactive, so that the link stays short. */
export function statusFilterToParam(filter: StatusFilter): string | null {
  if (!isStatusFilterActive(filter)) return null;
  return filter.checked.length === 0 ? 'none' : filter.checked.join(',');
}

/** A parameter without a known box is a broken link and shows everything. */
export function statusFilterFromParam(param: Maybe<string>): StatusFilter {
  if (param === null || param === undefined) return ALL_STATUSES;
  if (param === 'none') return { checked: [] };
  const named = new Set(param.split(','));
  const filter = withChecked((box) => named.has(box));
  return filter.checked.length === 0 ? ALL_STATUSES : filter;
}
