import type { IdentityService } from '@meridian/identity/create-identity';
import type { CallGuard } from '@meridian/identity/http/register-call';
import { openApi } from '@meridian/service-kit/open-api';
import { problemNotFound } from '@meridian/service-kit/problem-handling';
import type { CredentialLimits } from '@meridian/service-kit/rate-limit';
import type { OpenDatabase } from '@meridian/storage/database';
import type { FastifyPluginAsync } from 'fastify';
import { supportedSymbolRoutes } from './supported-symbols.ts';
import { tokenRoutes } from './token-routes.ts';

export type MarketIntelligenceOptions = {
  readonly identity: Pick<IdentityService, 'authenticate' | 'logOut' | 'signIn'>;
  readonly database: Pick<OpenDatabase, 'db'>;
  /** Shared with the other services of the process, so that none is a way around another's limits. */
  readonly credentialLimits: CredentialLimits;
};

/** The market-intelligence service; registered under its prefix inside an app of `createServiceApp`. */
export const marketIntelligence: FastifyPluginAsync<MarketIntelligenceOptions> = async (
  app,
  { identity, database, credentialLimits },
) => {
  const guard: CallGuard = {
    authenticate: (token) => identity.authenticate('market_intelligence', token),
    scheme: 'Token',
    credentialLimits,
  };
  // At the root the app has its own.
  if (app.prefix !== '') app.setNotFoundHandler(problemNotFound);
  await openApi(app, { title: 'Meridian market intelligence' });
  tokenRoutes(app, guard, identity);
  supportedSymbolRoutes(app, guard, database);
};
