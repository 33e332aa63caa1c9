import type { IdentityService } from '@meridian/identity/create-identity';
import { answerPinProblem, answerRefusal, inPinForm, NEEDS_SIGN_IN_ANSWER } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { bearerOf, originOf } from '@meridian/identity/http/request-origin';
import type { verifyPin } from '@meridian/protocol/rest/auth-calls';

export function handleVerifyPin(identity: Pick<IdentityService, 'verifyPin'>): CallHandler<typeof verifyPin> {
  return async ({ body, request }) => {
    const { email_id: email, pin, purpose, password } = body;
    const token = bearerOf(request);
    const outcome = await identity.verifyPin({ email, pin, purpose, token, password, origin: originOf(request) });
    if (outcome.kind === 'unauthenticated') return inPinForm(NEEDS_SIGN_IN_ANSWER);
    if (outcome.kind === 'refused') return inPinForm(answerRefusal(outcome));
    if (outcome.kind === 'pin-refused') return answerPinProblem(outcome.code, outcome.message);
    if (outcome.kind === 'reset-granted') return { kind: 'good', body: { reset_token: outcome.resetToken } };
    if (outcome.kind === 'verified') return { kind: 'good', body: {} };
    return { kind: 'good', body: { token: outcome.token, user: outcome.session.user } };
  };
}
