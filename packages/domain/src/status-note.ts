import { FILTER_MODES } from './filter-mode.ts';
import { isStatusFilterActive, type StatusFilter, statusFilterMode } from './status-filter.ts';
import { STATUS_BOXES } from './status-group.ts';

/** What the status filter hides, as text. Null when it hides nothing. */
export function statusFilterNote(filter: StatusFilter | null): string | null {
  if (filter === null || !isStatusFilterActive(filter)) return null;
  const mode = statusFilterMode(filter);
  if (mode === FILTER_MODES.firstOnly) return 'Completed only';
  if (mode === FILTER_MODES.secondOnly) return 'Not completed only';
  if (mode === FILTER_MODES.neither) return 'Every status is hidden';
  const hidden = STATUS_BOXES.length - filter.checked.length;
  return `${hidden} ${hidden === 1 ? 'status' : 'statuses'} hidden`;
}
