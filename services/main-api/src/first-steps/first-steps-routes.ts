import { CONNECTED_STATUS } from '@meridian/domain/constants';
import { firstSteps } from '@meridian/domain/first-steps/first-steps';
import { dateAt } from '@meridian/domain/zoned-time';
import type { History } from '@meridian/history/reader/open-history';
import type { Administration } from '@meridian/identity/admin/administration';
import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { originOf } from '@meridian/identity/http/request-origin';
import type { DeskPort } from '@meridian/protocol/ports/desk';
import { inviteUser, readFirstSteps } from '@meridian/protocol/rest/first-steps-calls';
import type { OpenDatabase } from '@meridian/storage/database';
import { countDesk } from '@meridian/storage/first-steps/count-desk';
import type { FastifyInstance } from 'fastify';
import { answerMissing } from '../admin/answer-missing.ts';

/** What the environment says about the ways to a person. */
export type Outreach = {
  /** Where users reach the desk. */
  readonly publicUrl: string | null;
  readonly isMailSent: boolean;
};

export type FirstStepsOptions = {
  readonly administration: Administration;
  readonly database: OpenDatabase;
  readonly past: Pick<History, 'days'>;
  readonly desk: Pick<DeskPort, 'destinations' | 'isUp'>;
  readonly outreach: Outreach;
  readonly nowMs: () => number;
  readonly serverTimeZone: string;
};

const NO_ADDRESS = answerProblem(
  409,
  'no-public-url',
  'An invitation has to name the address of the desk: set PUBLIC_URL and restart.',
);

const STATUS = { exists: 409, invalid: 400, 'too-many': 409 } as const;

/** `/admin/first_steps` and `/admin/users/invite`: what a new desk lacks, and mails to those who shall work on it. */
export function firstStepsRoutes(app: FastifyInstance, guard: CallGuard, options: FirstStepsOptions): void {
  const { administration, outreach } = options;
  registerCall(app, guard, readFirstSteps, async () => ({
    kind: 'good',
    body: { steps: [...firstSteps(await factsOf(options))] },
  }));
  registerCall(app, guard, inviteUser, async ({ body, request }) => {
    if (outreach.publicUrl === null) return NO_ADDRESS;
    const administrator = { user: request.user, origin: originOf(request) };
    const invitation = { email: body.email_id, publicUrl: outreach.publicUrl };
    const outcome = await administration.inviteUser(administrator, invitation);
    if (outcome.kind === 'not-administrator') return answerMissing(outcome);
    if (outcome.kind === 'invited') return { kind: 'good', body: { email_id: outcome.email } };
    return answerProblem(STATUS[outcome.kind], outcome.kind, outcome.message);
  });
}

async function factsOf({ database, past, desk, outreach, nowMs, serverTimeZone }: FirstStepsOptions) {
  const now = nowMs();
  const [counted, { whole }] = await Promise.all([
    countDesk(database.db, dateAt(now, serverTimeZone), now),
    past.days({}),
  ]);
  const destinations = desk.destinations();
  const connected = destinations.filter(({ status }) => status === CONNECTED_STATUS).length;
  return {
    ...counted,
    is_mail_sent: outreach.isMailSent,
    has_public_url: outreach.publicUrl !== null,
    past_days: whole.length,
    newest_day: whole.at(-1)?.tradeDate ?? null,
    destinations: desk.isUp() ? { connected, all: destinations.length } : null,
  };
}
