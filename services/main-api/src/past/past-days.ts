import { openHistoryApart } from '@meridian/history/apart/open-history-apart';
import type { History } from '@meridian/history/reader/open-history';

/** Small, because these queries read few columns. Dry runs and reports have processes of their own. */
const MEMORY_MB = 256;
/** Somebody waits for a page over millions of fills. */
const THREADS = 2;

const DAY_MS = 86_400_000;

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** The last `days` calendar days up to now. */
export function lastDays(nowMs: number, days: number): { readonly from: string; readonly to: string } {
  return { from: dateOf(nowMs - days * DAY_MS), to: dateOf(nowMs) };
}

/** The past days of the desk, from `<DATA_DIR>/history`. */
export function openPastDays(dir: string): History {
  return openHistoryApart({ name: 'past days', dir, memoryLimitMb: MEMORY_MB, threads: THREADS });
}
