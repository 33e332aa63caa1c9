import type { Administration } from '@meridian/identity/admin/administration';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import { uploadAccounts } from '@meridian/protocol/rest/account-calls';
import type { FastifyInstance } from 'fastify';
import { answerMissing } from './answer-missing.ts';

/** `/admin/accounts/upload`: accounts from a file, with preview. */
export function uploadAccountsRoute(app: FastifyInstance, guard: CallGuard, administration: Administration): void {
  registerCall(app, guard, uploadAccounts, async ({ body, request }) => {
    const administrator = { user: request.user, origin: originOf(request) };
    const outcome = await administration.uploadAccounts(administrator, { ...body, reason: body.reason ?? '' });
    if (outcome.kind === 'not-administrator') return answerMissing(outcome);
    const { kind, changes, findings } = outcome;
    return { kind: 'good', body: { outcome: kind, changes: [...changes], findings: [...findings] } };
  });
}
