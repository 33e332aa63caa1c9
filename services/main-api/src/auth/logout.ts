import type { IdentityService } from '@meridian/identity/create-identity';
import type { CallHandler } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import type { logout } from '@meridian/protocol/rest/auth-calls';

export function handleLogout(identity: Pick<IdentityService, 'logOut'>): CallHandler<typeof logout> {
  return async ({ body, request }) => {
    const { session } = request;
    // A caller without the pin must not be able to end the owner's other sessions.
    const everywhere = body.everywhere === true && session.isVerified;
    const ended = await identity.logOut({ session, everywhere, origin: originOf(request) });
    return { kind: 'good', body: { ended_sessions: ended } };
  };
}
