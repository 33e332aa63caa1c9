import type { Administration } from '@meridian/identity/admin/administration';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import { updateUser } from '@meridian/protocol/rest/admin-calls';
import type { FastifyInstance } from 'fastify';
import { answerMissing } from './answer-missing.ts';

export function updateUserRoute(app: FastifyInstance, guard: CallGuard, administration: Administration): void {
  registerCall(app, guard, updateUser, async ({ params, body, request }) => {
    const administrator = { user: request.user, origin: originOf(request) };
    const outcome = await administration.updateUser(administrator, { ...body, id: params.id });
    if (outcome.kind === 'conflict') return answerProblem(409, 'changed-meanwhile', outcome.message);
    if (outcome.kind === 'update-refused') {
      const isForbidden = outcome.code === 'own-rights' || outcome.code === 'excluded-duties';
      return answerProblem(isForbidden ? 403 : 400, outcome.code, outcome.message);
    }
    return outcome.kind === 'updated' ? { kind: 'good', body: outcome.user } : answerMissing(outcome);
  });
}
