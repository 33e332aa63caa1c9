import { dateAndTime } from '../../lib/time-text.ts';
import type { Schedule } from './use-schedules.ts';

/** What the footer of the schedules says beside their number. */
export function SchedulesSummary({ rows }: { readonly rows: readonly Schedule[] }) {
  const next = rows
    .filter((row) => row.next_run_ms !== null)
    .toSorted((a, b) => (a.next_run_ms ?? 0) - (b.next_run_ms ?? 0))[0];
  return (
    <>
      <span>{rows.filter(({ is_enabled }) => is_enabled).length} active</span>
      <span>{rows.filter(({ isNew }) => isNew).length} new</span>
      {next?.next_run_ms === undefined || next.next_run_ms === null ? null : (
        <span>{`Next run ${dateAndTime(next.next_run_ms).slice(0, 16)}: ${next.report_name}`}</span>
      )}
    </>
  );
}
