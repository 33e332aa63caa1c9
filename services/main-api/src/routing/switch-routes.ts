import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { OpenOrdersChoice } from '@meridian/domain/routing/open-orders-choice';
import { disableEnableDestination, disableEnableVenue } from '@meridian/protocol/rest/destination-calls';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import { routingValues } from '@meridian/storage/configuration/routing-rows';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { DESK_DOWN } from './desk-down.ts';
import { readDestinations, readVenues } from './read-routing.ts';
import { proposedAnswer } from './proposed-routing.ts';
import { noted, type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

const NOUNS = {
  destination: { one: 'destination', many: 'destinations' },
  venue: { one: 'venue', many: 'venues' },
} as const;

/** Disables and enables destinations and venues. */
export function switchRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  registerCall(app, guard, disableEnableDestination, async ({ body, request }) => {
    if (!options.desk.isUp()) return DESK_DOWN;
    const isThere = options.desk.destinations().some(({ name }) => name === body.name);
    if (!isThere) return answerProblem(404, 'not-found', 'There is no such destination.');
    const answer = await switchRoute(options, 'destination', body, request.user);
    if (answer !== null) return answer;
    const now = (await readDestinations(options)).find(({ name }) => name === body.name);
    return now === undefined ? answerProblem(404, 'not-found', 'There is no such destination.') : good(now);
  });
  registerCall(app, guard, disableEnableVenue, async ({ body, request }) => {
    if (!options.desk.isUp()) return DESK_DOWN;
    const isThere = options.desk.venues().some(({ mic }) => mic === body.name);
    if (!isThere) return answerProblem(404, 'not-found', 'There is no such venue.');
    const answer = await switchRoute(options, 'venue', body, request.user);
    if (answer !== null) return answer;
    const now = (await readVenues(options)).find(({ venue }) => venue === body.name);
    return now === undefined ? answerProblem(404, 'not-found', 'There is no such venue.') : good(now);
  });
}

function good<Body>(body: Body) {
  return { kind: 'good' as const, body };
}

type SwitchBody = {
  readonly name: string;
  readonly is_enabled: boolean;
  readonly version?: number;
  readonly reason?: string;
  readonly open_orders?: OpenOrdersChoice;
};

/** Null when it holds, after open child orders are handled as chosen: taking out always does, putting back may wait. */
async function switchRoute(options: RoutingRoutesOptions, kind: 'destination' | 'venue', body: SwitchBody, user: User) {
  const { store, desk } = options;
  const { name, is_enabled, reason = '', open_orders = 'leave' } = body;
  const row = (await store.list(kind)).find((each) => each.name === name);
  const version = row?.version ?? 0;
  const shown = ({ document, version: now }: { document: { is_enabled: boolean }; version: number }) => ({
    name,
    is_enabled: document.is_enabled,
    version: now,
  });
  const refused = { store, kind, noun: NOUNS[kind], shown, yours: body };
  if (body.version !== undefined && body.version !== version) {
    return answerRefused({ kind: 'changed-meanwhile', name, id: row?.id ?? null }, refused);
  }
  if ((row?.document.is_enabled ?? true) === is_enabled) return null;
  const values = routingValues<'destination' | 'venue'>(name, { is_enabled, open_orders });
  const rows = [{ ...values, id: row?.id, version: row?.version }];
  const writer = routingWriter(user, reason);
  const saved = await store.proposals.submitTogether<'destination' | 'venue'>(kind, rows, noted(writer));
  if (saved.kind !== 'done') return answerRefused(saved, refused);
  const waits = proposedAnswer(saved.result, writer);
  if (waits !== null) return waits;
  const why = `${name} was disabled${reason === '' ? '' : `: ${reason}`}`;
  const settled = await desk.settle({ kind, name }, is_enabled ? 'leave' : open_orders, user, why);
  return settled.ok || settled.code === 'partly-refused'
    ? null
    : answerProblem(409, 'open-orders', notSettled(name, settled.message));
}

function notSettled(name: string, message: string): string {
  return `${name} is disabled, but its open child orders were not all cancelled: ${message}`;
}
