import type { Maybe } from './maybe.ts';
import { type ParentStatusFields, parentDisplayStatus } from './display-status.ts';
import { statusOrWorking } from './order-status.ts';
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
export type StatusFilter = {
  readonly checked: readonly StatusBox[];
  /** Absent in views from before every status had a box: their other statuses followed their group. */
  readonly isExact?: true;
};

export type CheckState = 'checked' | 'unchecked' | 'mixed';

export const ALL_STATUSES: StatusFilter = { checked: STATUS_BOXES, isExact: true };

function withChecked(keep: (box: StatusBox) => boolean): StatusFilter {
  return { checked: STATUS_BOXES.filter(keep), isExact: true };
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

/** A status from a newer server is shown while any box of its group is checked. */
export function passesStatusFilter(filter: StatusFilter, row: ParentStatusFields): boolean {
  const box = parentDisplayStatus(row) === 'PAUSED' ? 'PAUSED' : statusOrWorking(row.status);
  if (isStatusBox(box)) return filter.checked.includes(box);
  return groupState(filter, groupOfStatus(box)) !== 'unchecked';
}

/** The boxes of a filter from before every status had one. */
const FORMER_BOXES: ReadonlySet<StatusBox> = new Set([
  'WORKING',
  'NEW',
  'SENT',
  'PENDING',
  'FILLED',
  'OUT',
  'REJECTED',
  'COMPLETED',
]);

/** The same rows as before: PAUSED went with WORKING, the other statuses with any checked box of their group. */
export function fromFormerFilter(former: StatusFilter): StatusFilter {
  const isShown = (box: StatusBox) => {
    if (box === 'PAUSED') return former.checked.includes('WORKING');
    if (FORMER_BOXES.has(box)) return former.checked.includes(box);
    return former.checked.some((other) => groupOfStatus(other) === groupOfStatus(box));
  };
  return former.isExact === true ? former : withChecked(isShown);
}

/** The address parameter. Null when the filter is inactive, so that the link stays short. */
export function statusFilterToParam(filter: StatusFilter): string | null {
  if (!isStatusFilterActive(filter)) return null;
  return filter.checked.length === 0 ? 'none' : filter.checked.join(',').toLowerCase();
}

/** A parameter without a known box is a broken link and shows everything. Links in capitals are former ones. */
export function statusFilterFromParam(param: Maybe<string>): StatusFilter {
  if (param === null || param === undefined) return ALL_STATUSES;
  if (param === 'none') return { checked: [], isExact: true };
  const named = new Set(param.toUpperCase().split(','));
  const filter = withChecked((box) => named.has(box));
  if (filter.checked.length === 0) return ALL_STATUSES;
  return param === param.toUpperCase() ? fromFormerFilter({ checked: filter.checked }) : filter;
}
