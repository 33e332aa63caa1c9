import { DISPLAY_STATUSES } from '../display-status.ts';
import { LOG_LEVEL_LABELS } from '../log-level.ts';
import type { ColumnKind } from './column-kind.ts';

const SEVERITIES: readonly string[] = Object.values(LOG_LEVEL_LABELS).toReversed();

/** Words with a fixed order, lowest first. Statuses run from working to finished. */
const RANKED: Partial<Readonly<Record<ColumnKind, readonly string[]>>> = {
  status: DISPLAY_STATUSES,
  'child-status': DISPLAY_STATUSES,
  'log-level': SEVERITIES,
};

const UNKNOWN_RANK = 99;

/** Prefixes the text with its rank, so that texts sort by rank. Unknown words sort last; a blank stays blank. */
export function rankedText(kind: ColumnKind, text: string): string {
  if (text === '') return '';
  const rank = RANKED[kind]?.indexOf(text) ?? -1;
  return `${String(rank < 0 ? UNKNOWN_RANK : rank).padStart(2, '0')} ${text.toLowerCase()}`;
}
