import type { IdentityService } from '@meridian/identity/create-identity';
import { answerRefusal } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import { tokenLogin, tokenLogout } from '@meridian/protocol/rest/market-intelligence-auth-calls';
import type { FastifyInstance } from 'fastify';

/** `/auth/token/*`: sessions of this service, by password or by a main service token. */
export function tokenRoutes(
  app: FastifyInstance,
  guard: CallGuard,
  identity: Pick<IdentityService, 'logOut' | 'signIn'>,
): void {
  registerCall(app, guard, tokenLogin, async ({ body, request }) => {
    const { email, password, main_token: mainToken, captcha } = body;
    const origin = originOf(request);
    const outcome = await identity.signIn({ kind: 'market_intelligence', email, password, mainToken, captcha, origin });
    return outcome.kind === 'refused' ? answerRefusal(outcome) : { kind: 'good', body: { auth_token: outcome.token } };
  });
  registerCall(app, guard, tokenLogout, async ({ request }) => {
    await identity.logOut({ session: request.session, everywhere: false, origin: originOf(request) });
    return { kind: 'good', body: null };
  });
}
