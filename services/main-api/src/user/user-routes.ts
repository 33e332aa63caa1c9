import type { History } from '@meridian/history/reader/open-history';
import type { IdentityService } from '@meridian/identity/create-identity';
import { venueThresholdsProblem } from '@meridian/domain/venue-reading';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { algoMachines, ownedKey } from '@meridian/history/queries/algo-machines';
import { readPreferences, savePreferences } from '@meridian/protocol/rest/preference-calls';
import { algoMachineNames, tcaAccountDetails } from '@meridian/protocol/rest/tca-calls';
import { nodeWsConnection, tcaReportAccounts, userAccounts, userInformation } from '@meridian/protocol/rest/user-calls';
import type { FastifyInstance } from 'fastify';
import { lastDays } from '../past/past-days.ts';

/** The same response whether that user exists or not, so that nobody can probe for users. */
const OTHERS = answerProblem(403, 'not-permitted', 'Only administrators see other users.');
const NO_SUCH_USER = answerProblem(404, 'not-found', 'There is no such user.');

export type UserRoutesOptions = {
  readonly identity: IdentityService;
  readonly past: History;
  readonly nowMs: () => number;
};

/** How many days back a machine is listed. */
const MACHINES_DAYS = 366;

/** `/user/*` and `/node_ws_connection/`. */
export function userRoutes(app: FastifyInstance, guard: CallGuard, { identity, past, nowMs }: UserRoutesOptions): void {
  registerCall(app, guard, userInformation, async ({ query, request }) => {
    const outcome = await identity.userInformation(request.user, query.email);
    if (outcome.kind !== 'found') return outcome.kind === 'forbidden' ? OTHERS : NO_SUCH_USER;
    const settings = { ...outcome.settings, idle_after_ms: request.session.idleMs };
    return { kind: 'good', body: { user: outcome.user, settings } };
  });
  const accountsOf = async (user: User, id: number) => {
    const outcome = await identity.userAccounts(user, id);
    if (outcome.kind !== 'found') return outcome.kind === 'forbidden' ? OTHERS : NO_SUCH_USER;
    return { kind: 'good' as const, body: outcome.accounts };
  };
  registerCall(app, guard, userAccounts, ({ params, request }) => accountsOf(request.user, params.id));
  registerCall(app, guard, tcaAccountDetails, ({ params, request }) => accountsOf(request.user, params.id));
  registerCall(app, guard, tcaReportAccounts, async ({ request }) => ({
    kind: 'good',
    body: await identity.accountsOf(request.user),
  }));
  registerCall(app, guard, algoMachineNames, async ({ params, request, signal }) => {
    const accounts = await accountsOf(request.user, params.id);
    if (accounts.kind !== 'good') return accounts;
    const days = lastDays(nowMs(), MACHINES_DAYS);
    const { rows } = await past.query(algoMachines, days, { owned: accounts.body.map(ownedKey) }, { signal });
    return { kind: 'good', body: rows.map(({ algo_machine_name }) => algo_machine_name) };
  });
  registerCall(app, guard, readPreferences, async ({ request }) => ({
    kind: 'good',
    body: await identity.preferencesOf(request.user),
  }));
  registerCall(app, guard, savePreferences, async ({ body, request }) => {
    const problem = body.venue_thresholds === undefined ? null : venueThresholdsProblem(body.venue_thresholds);
    if (problem !== null) return answerProblem(400, 'invalid', `${problem}.`);
    return { kind: 'good', body: await identity.savePreferences(request.user, body) };
  });
  registerCall(app, guard, nodeWsConnection, async ({ request }) => {
    const { ticket, expiresInSeconds } = await identity.issueNodeTicket(request.session);
    return { kind: 'good', body: { ticket, expires_in: expiresInSeconds } };
  });
}
