import type { IdentityService } from '@meridian/identity/create-identity';
import { answerProblem, answerRefusal } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import type { changePassword } from '@meridian/protocol/rest/auth-calls';

export function handleChangePassword(
  identity: Pick<IdentityService, 'changePassword'>,
): CallHandler<typeof changePassword> {
  return async ({ body, request }) => {
    const { current_password: password, password: newPassword } = body;
    const { session } = request;
    const outcome = await identity.changePassword({ session, password, newPassword, origin: originOf(request) });
    if (outcome.kind === 'refused') return answerRefusal(outcome);
    if (outcome.kind === 'weak-password') return answerProblem(400, 'weak-password', outcome.message);
    return { kind: 'good', body: { ended_sessions: outcome.endedSessions } };
  };
}
