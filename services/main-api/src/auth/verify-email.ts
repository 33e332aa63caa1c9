import type { IdentityService } from '@meridian/identity/create-identity';
import { answerRefusal, NEEDS_SIGN_IN_ANSWER } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { bearerOf, originOf } from '@meridian/identity/http/request-origin';
import type { verifyEmail } from '@meridian/protocol/rest/auth-calls';

export function handleVerifyEmail(identity: Pick<IdentityService, 'requestPin'>): CallHandler<typeof verifyEmail> {
  return async ({ body, request }) => {
    const { email_id: email, purpose, captcha } = body;
    const token = bearerOf(request);
    const outcome = await identity.requestPin({ email, purpose, captcha, token, origin: originOf(request) });
    if (outcome.kind === 'unauthenticated') return NEEDS_SIGN_IN_ANSWER;
    if (outcome.kind === 'refused') return answerRefusal(outcome);
    return { kind: 'good', body: { message: outcome.message, pin_expires_in: outcome.pinExpiresInSeconds } };
  };
}
