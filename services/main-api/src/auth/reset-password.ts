import type { IdentityService } from '@meridian/identity/create-identity';
import { answerPinProblem, answerProblem, answerRefusal } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import type { resetPassword } from '@meridian/protocol/rest/auth-calls';

export function handleResetPassword(
  identity: Pick<IdentityService, 'resetPassword'>,
): CallHandler<typeof resetPassword> {
  return async ({ body, request }) => {
    const { email_id: email, reset_token: resetToken, password } = body;
    const outcome = await identity.resetPassword({ email, resetToken, password, origin: originOf(request) });
    if (outcome.kind === 'refused') return answerRefusal(outcome);
    if (outcome.kind === 'pin-refused') return answerPinProblem(outcome.code, outcome.message);
    if (outcome.kind === 'weak-password') return answerProblem(400, 'weak-password', outcome.message);
    return { kind: 'good', body: { message: outcome.message } };
  };
}
