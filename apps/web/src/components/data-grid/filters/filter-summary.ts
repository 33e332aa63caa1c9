import { VOLUME_CAP_FILTER_LABELS } from '@meridian/domain/attributes';
import { FILTER_MODES } from '@meridian/domain/filter-mode';
import { LIMIT_FILTER_LABELS } from '@meridian/domain/limit-outside-market';
import type { PairFilter } from '@meridian/domain/pair-filter';
import { groupState, type StatusFilter, statusFilterMode } from '@meridian/domain/status-filter';
import { GROUP_LABELS, STATUS_BOXES } from '@meridian/domain/status-group';
import type { GridColumnFilter } from '@meridian/live-client/grid/grid-model';
import { dateAndTime } from '../../../lib/time-text.ts';

const MAX_NAMED = 2;

/** A filter in few words, for a chip. */
export function filterSummary(filter: GridColumnFilter): string {
  switch (filter.kind) {
    case 'text':
      return `“${filter.contains.trim()}”`;
    case 'number':
      return range(textOf(filter.min), textOf(filter.max));
    case 'date':
      return range(filter.from, filter.to);
    case 'time':
      return range(timeOf(filter.fromMs), timeOf(filter.toMs));
    case 'set':
      return setText(filter.texts);
    case 'except':
      return `not ${setText(filter.texts)}`;
    case 'status':
      return statusText(filter.filter);
    case 'limit':
      return pairText(filter.filter, LIMIT_FILTER_LABELS);
    case 'volume-cap':
    default:
      return pairText(filter.filter, VOLUME_CAP_FILTER_LABELS);
  }
}

function textOf(value: number | null): string | null {
  return value === null ? null : value.toLocaleString('en-US', { maximumFractionDigits: 6 });
}

function timeOf(atMs: number | null): string | null {
  return atMs === null ? null : dateAndTime(atMs);
}

function range(from: string | null, to: string | null): string {
  if (from !== null && from === to) return from;
  if (from === null) return `≤ ${to ?? ''}`;
  return to === null ? `≥ ${from}` : `${from} – ${to}`;
}

function setText(texts: readonly string[]): string {
  if (texts.length === 0) return 'none';
  if (texts.length > MAX_NAMED) return `${texts.length} values`;
  return texts.map((text) => (text === '' ? 'blank' : text)).join(', ');
}

/** By the mode of the status tree: 0, 1, 2 or −1. A whole branch needs no count. */
function statusText(filter: StatusFilter): string {
  const mode = statusFilterMode(filter);
  if (mode === FILTER_MODES.neither) return 'none';
  const group = mode === FILTER_MODES.firstOnly ? 'completed' : 'not-completed';
  const isWhole = mode !== FILTER_MODES.both && groupState(filter, group) === 'checked';
  return isWhole ? GROUP_LABELS[group] : `${filter.checked.length} of ${STATUS_BOXES.length}`;
}

function pairText(pair: PairFilter, labels: { readonly yes: string; readonly no: string }): string {
  if (pair.yes) return labels.yes;
  return pair.no ? labels.no : 'none';
}
