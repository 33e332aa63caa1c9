import { isCalendarDate } from '@meridian/domain/calendar-date';
import type { ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { writeReferenceFile } from '@meridian/domain/reference/write-reference-file';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import {
  downloadReferenceFile,
  importReferenceFile,
  listReferenceRows,
  listReferenceVersions,
} from '@meridian/protocol/rest/reference-calls';
import type { ReferenceStore } from '@meridian/storage/reference/reference-store';
import type { FastifyInstance } from 'fastify';
import { describeOutcome, tickProblemsOn } from './describe-outcome.ts';

const DEFAULT_LIMIT = 200;

function notADate(date: string) {
  return answerProblem(400, 'not-a-date', `${date} is not a day of the calendar: use YYYY-MM-DD.`);
}

/** `/admin/reference/*`: instruments, venues, destinations, calendars and rates, and their imports. */
export function referenceRoutes(
  app: FastifyInstance,
  guard: CallGuard,
  store: ReferenceStore,
  desk: Pick<DeskPort, 'isReferenceLive' | 'ordersOn'>,
): void {
  registerCall(app, guard, listReferenceRows, async ({ params, query }) => {
    const { date, search = '', limit = DEFAULT_LIMIT, offset = 0 } = query;
    if (!isCalendarDate(date)) return notADate(date);
    const wanted = search.trim().toLowerCase();
    const rows = (await store.rows(params.kind, date)).filter((row) => textOf(row).includes(wanted));
    return {
      kind: 'good',
      body: rows.slice(offset, offset + limit),
      headers: { 'x-total-count': String(rows.length) },
    };
  });
  registerCall(app, guard, downloadReferenceFile, async ({ params, query }) => {
    if (!isCalendarDate(query.date)) return notADate(query.date);
    const { kind } = params;
    const text = await fileOf(store, kind, query.date);
    return { kind: 'good', body: { file_name: `${kind}-${query.date}.csv`, text } };
  });
  registerCall(app, guard, listReferenceVersions, async ({ params }) => ({
    kind: 'good',
    body: [...(await store.versions(params.kind))],
  }));
  registerCall(app, guard, importReferenceFile, async ({ body, request }) => {
    const { kind, text, mode, effective_from: effectiveFrom, source_name: sourceName, is_preview: isPreview } = body;
    if (!isCalendarDate(effectiveFrom)) return notADate(effectiveFrom);
    const by = { userId: request.user.id, email: request.user.email_id };
    const tickProblems = tickProblemsOn(desk, effectiveFrom);
    const file = { kind, text, mode, effectiveFrom, sourceName, by, tickProblems };
    const outcome = await (isPreview ? store.preview(file) : store.import(file));
    return { kind: 'good', body: describeOutcome(kind, outcome, desk, effectiveFrom) };
  });
}

function textOf(row: object): string {
  return Object.values(row).join(' ').toLowerCase();
}

async function fileOf(store: ReferenceStore, kind: ReferenceKind, date: string): Promise<string> {
  return writeReferenceFile(kind, await store.rows(kind, date));
}
