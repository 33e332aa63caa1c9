import { csvCell } from '@meridian/domain/csv';
import type { IdentityService } from '@meridian/identity/create-identity';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { CallQuery } from '@meridian/protocol/rest/rest-call';
import {
  checkSecurityLog,
  exportSecurityLog,
  listSecurityLog,
  type SecurityLogEntry,
} from '@meridian/protocol/rest/security-log-calls';
import type { FastifyInstance } from 'fastify';

type Filters = CallQuery<typeof exportSecurityLog>;

const DEFAULT_LIMIT = 100;
const MAX_EXPORTED = 10_000;

/** `/admin/security_log`: everybody's security events, their export and the check of their chain. */
export function securityLogRoutes(
  app: FastifyInstance,
  guard: CallGuard,
  identity: Pick<IdentityService, 'listSecurityLog' | 'checkSecurityLog'>,
): void {
  registerCall(app, guard, listSecurityLog, async ({ query }) => {
    const { limit = DEFAULT_LIMIT, offset = 0 } = query;
    const { events, total } = await identity.listSecurityLog(filterOf(query), { limit, offset });
    return { kind: 'good', body: events, headers: { 'x-total-count': String(total) } };
  });
  registerCall(app, guard, exportSecurityLog, async ({ query }) => {
    const { events } = await identity.listSecurityLog(filterOf(query), { limit: MAX_EXPORTED, offset: 0 });
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="security-log.csv"',
    };
    return { kind: 'good', body: toCsv(events), headers };
  });
  registerCall(app, guard, checkSecurityLog, async () => {
    const { events, damages, cut, otherSeals } = await identity.checkSecurityLog();
    const removed = cut === null ? null : { up_to: cut.seq, at_ms: cut.at_ms };
    return { kind: 'good', body: { events, damages: [...damages], removed, other_seals: [...otherSeals] } };
  });
}

function filterOf({ search, kind, from_ms, to_ms }: Filters) {
  const kinds = kind?.split(',').filter((name) => name !== '');
  return { search, kinds, fromMs: from_ms, toMs: to_ms };
}

const COLUMNS = ['seq', 'time', 'kind', 'actor', 'subject', 'ip', 'detail', 'hash'];

function toCsv(events: readonly SecurityLogEntry[]): string {
  const lines = events.map(({ seq, at_ms, kind, actor, subject, ip, detail, hash }) =>
    [String(seq), new Date(at_ms).toISOString(), kind, actor, subject, ip, JSON.stringify(detail), hash]
      .map((cell) => csvCell(cell ?? ''))
      .join(','),
  );
  return `${[COLUMNS.join(','), ...lines].join('\r\n')}\r\n`;
}
