import { nextRunMs } from '@meridian/domain/reports/next-run';
import type { OpenDatabase } from '../database.ts';
import { transaction } from '../transaction.ts';
import { queueRun } from './run-store.ts';

const MAX_DUE = 50;

/**
 * Queues every due schedule. A missed schedule is queued once. The row lock and the next time in the same transaction
 * keep a second server from doing it again.
 */
export function queueDueSchedules(database: OpenDatabase, nowMs: number, zone: string): Promise<number> {
  return transaction(database, async ({ db }) => {
    const due = await db
      .selectFrom('report_schedule')
      .selectAll()
      .where('removed_ms', 'is', null)
      .where('next_run_ms', '<=', nowMs)
      .orderBy('next_run_ms')
      .limit(MAX_DUE)
      .forUpdate()
      .skipLocked()
      .execute();
    let queued = 0;
    for (const { id, owner_id: ownerId, owner_email: email, settings, next_run_ms: dueMs } of due) {
      const next = settings.is_enabled ? nextRunMs(settings, nowMs, zone) : null;
      await db.updateTable('report_schedule').set({ next_run_ms: next }).where('id', '=', id).execute();
      if (ownerId === null || dueMs === null || !settings.is_enabled) continue;
      const owner = { id: ownerId, email };
      const run = { scheduleId: id, owner, settings, cause: 'schedule', actor: null, dueMs } as const;
      if ((await queueRun(db, run, nowMs)).kind === 'queued') queued += 1;
    }
    return queued;
  });
}
