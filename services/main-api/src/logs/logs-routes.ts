import { answerProblem, type CallAnswer } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { listNameLogs, logs, orderLogs } from '@meridian/protocol/rest/logs-calls';
import type { CallQuery } from '@meridian/protocol/rest/rest-call';
import type { EventLogStore } from '@meridian/storage/event-log/event-log-store';
import { toEventLogEntry } from '@meridian/storage/event-log/log-entry';
import type { LogFilter } from '@meridian/storage/event-log/log-filter';
import { UserGates } from '@meridian/identity/user-gates';
import type { FastifyInstance } from 'fastify';

/** Searches of one user at the same time, and how many more may wait. They are whole reads of the log. */
const MAX_SEARCHES = 1;
const MAX_WAITING = 20;
const TOO_MANY = answerProblem(
  429,
  'busy',
  'You are searching the logs many times at once. Wait for the first answers.',
);

type LogsQuery = CallQuery<typeof logs>;

/**
 * `/logs` of one order and of one list. An order without entries and one of another account give the same empty page,
 * so that nobody can probe which orders exist.
 */
export function logsRoutes(app: FastifyInstance, guard: CallGuard, store: Pick<EventLogStore, 'page'>): void {
  const searches = new UserGates({ concurrent: MAX_SEARCHES, waiting: MAX_WAITING });
  const answer = async (
    user: User,
    query: LogsQuery,
    only: Partial<LogFilter> = {},
  ): Promise<CallAnswer<typeof logs>> => {
    const { sort = 'timestamp:desc', limit = 100, offset = 0 } = query;
    const read = () => store.page({ ...filterOf(user, query), ...only }, { sort, limit, offset });
    const outcome = await searches.run(user.id, read);
    if (outcome.kind === 'busy') return TOO_MANY;
    const { entries, total } = outcome.result;
    return { kind: 'good', body: entries.map(toEventLogEntry), headers: { 'x-total-count': String(total) } };
  };
  registerCall(app, guard, logs, ({ query, request }) => answer(request.user, query));
  registerCall(app, guard, orderLogs, ({ query, request }) =>
    answer(request.user, query, { numericIds: [query.numeric_id] }),
  );
  registerCall(app, guard, listNameLogs, ({ query, request }) =>
    answer(request.user, query, { listName: query.list_name }),
  );
}

function filterOf(user: User, { search, log_level, scope, from_ms, to_ms }: LogsQuery): LogFilter {
  return {
    visibleTo: [user.data_permissions],
    search: search?.trim(),
    level: log_level?.trim().toLowerCase(),
    scope,
    fromMs: from_ms,
    toMs: to_ms,
  };
}
