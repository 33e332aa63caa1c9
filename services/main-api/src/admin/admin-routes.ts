import type { Administrator } from '@meridian/identity/admin/admin-change';
import type { Administration } from '@meridian/identity/admin/administration';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import {
  listAllAccounts,
  listUserEvents,
  listUserSessions,
  listUsers,
  revokeUserSessions,
  unlockUser,
} from '@meridian/protocol/rest/admin-calls';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { answerMissing } from './answer-missing.ts';
import { dutyRoutes } from './duty-routes.ts';
import { updateUserRoute } from './update-user.ts';
import { uploadAccountsRoute } from './upload-accounts.ts';

const DEFAULT_LIMIT = 100;

/** `/admin/*`: users, their rights, sessions and security events. */
export function adminRoutes(app: FastifyInstance, guard: CallGuard, administration: Administration): void {
  registerCall(app, guard, listUsers, async ({ query }) => {
    const { search, limit = DEFAULT_LIMIT, offset = 0 } = query;
    const { users, total } = await administration.listUsers({ search, limit, offset });
    return { kind: 'good', body: users, headers: { 'x-total-count': String(total) } };
  });
  dutyRoutes(app, guard, administration);
  updateUserRoute(app, guard, administration);
  uploadAccountsRoute(app, guard, administration);
  registerCall(app, guard, unlockUser, async ({ params, request }) => {
    const outcome = await administration.unlockUser(administratorOf(request), params.id);
    return outcome.kind === 'unlocked' ? { kind: 'good', body: outcome.user } : answerMissing(outcome);
  });
  registerCall(app, guard, listUserSessions, async ({ params }) => {
    const outcome = await administration.listSessions(params.id);
    return outcome.kind === 'found' ? { kind: 'good', body: outcome.sessions } : answerMissing(outcome);
  });
  registerCall(app, guard, revokeUserSessions, async ({ params, body, request }) => {
    const outcome = await administration.revokeSessions(administratorOf(request), params.id, body.session_ids);
    return outcome.kind === 'revoked'
      ? { kind: 'good', body: { ended_sessions: outcome.endedSessions } }
      : answerMissing(outcome);
  });
  registerCall(app, guard, listUserEvents, async ({ params, query }) => {
    const outcome = await administration.listEvents(params.id, query.limit ?? DEFAULT_LIMIT);
    return outcome.kind === 'found' ? { kind: 'good', body: outcome.events } : answerMissing(outcome);
  });
  registerCall(app, guard, listAllAccounts, async () => ({ kind: 'good', body: await administration.listAccounts() }));
}

function administratorOf(request: FastifyRequest): Administrator {
  return { user: request.user, origin: originOf(request) };
}
