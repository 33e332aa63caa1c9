import type { ReportRun } from '@meridian/protocol/rest/tca-schemas';

/** A finished run stays in sight for a while; one that failed, for a working day. */
const DONE_SHOWN_MS = 60_000;
const FAILED_SHOWN_MS = 12 * 3_600_000;
const MAX_SHOWN = 6;

/** The newest run of each schedule that somebody may want to see or act on. Draft runs count one by one. */
export function shownRuns(runs: readonly ReportRun[], nowMs: number): readonly ReportRun[] {
  const seen = new Set<number>();
  const newest = runs.filter(({ schedule_id: id }) => {
    if (id === null) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return true;
  });
  return newest.filter((run) => isShown(run, nowMs)).slice(0, MAX_SHOWN);
}

function isShown({ state, ended_ms: endedMs }: ReportRun, nowMs: number): boolean {
  if (endedMs === null) return true;
  return nowMs - endedMs < (state === 'failed' ? FAILED_SHOWN_MS : DONE_SHOWN_MS);
}

const notMailed = ({ email, reason }: ReportRun['withheld'][number]) => `not mailed to ${email}: ${reason}`;

export function runStateText({ state, percent, stage, reason, withheld }: ReportRun): string {
  switch (state) {
    case 'queued':
      return 'Waiting for its turn';
    case 'running':
      return `${Math.round(percent)} %${stage === '' ? '' : ` · ${stage}`}`;
    case 'done':
      return withheld.length === 0 ? 'Ready' : `Ready, ${withheld.map(notMailed).join(' ')}`;
    case 'failed':
      return `Failed: ${reason ?? 'no reason is known'}`;
    case 'cancelled':
      return 'Cancelled';
    default:
      return state satisfies never;
  }
}
