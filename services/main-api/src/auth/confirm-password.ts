import type { IdentityService } from '@meridian/identity/create-identity';
import { answerRefusal } from '@meridian/identity/http/call-answer';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import { RECENT_PASSWORD_MS } from '@meridian/protocol/recent-password';
import type { confirmPassword } from '@meridian/protocol/rest/auth-calls';

export function handleConfirmPassword(
  identity: Pick<IdentityService, 'confirmPassword'>,
): CallHandler<typeof confirmPassword> {
  return async ({ body, request }) => {
    const { session } = request;
    const outcome = await identity.confirmPassword({ session, password: body.password, origin: originOf(request) });
    if (outcome.kind === 'refused') return answerRefusal(outcome);
    return { kind: 'good', body: { confirmed_until_ms: outcome.confirmedMs + RECENT_PASSWORD_MS } };
  };
}
