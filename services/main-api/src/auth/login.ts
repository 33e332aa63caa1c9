import { answerRefusal } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import type { Identity } from '@meridian/protocol/ports/identity';
import type { login } from '@meridian/protocol/rest/auth-calls';

export function handleLogin(identity: Pick<Identity, 'signIn'>): CallHandler<typeof login> {
  return async ({ body, request }) => {
    const outcome = await identity.signIn({
      kind: 'main',
      email: body.email_id,
      password: body.password,
      keepSignedIn: body.keep_signed_in,
      captcha: body.captcha,
      origin: originOf(request),
    });
    if (outcome.kind === 'refused') return answerRefusal(outcome);
    const { token, session, needsVerification, pinExpiresInSeconds } = outcome;
    return {
      kind: 'good',
      body: {
        token,
        needs_verification: needsVerification,
        user: session.user,
        ...(pinExpiresInSeconds === undefined ? {} : { pin_expires_in: pinExpiresInSeconds }),
      },
    };
  };
}
