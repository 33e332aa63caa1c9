import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import type { OrdersAt } from '@meridian/protocol/ports/desk';
import { routingChanges, ROUTING_KINDS } from '@meridian/protocol/rest/configuration-calls';
import {
  affectedOrders,
  configurationData,
  fixDestinations,
  insertExecBroker,
  retreiDestination,
  venueConfigurationBroker,
  venuesWithDestinations,
} from '@meridian/protocol/rest/destination-calls';
import { configurationChanges } from '@meridian/storage/configuration/configuration-changes';
import { routingValues } from '@meridian/storage/configuration/routing-rows';
import type { FastifyInstance } from 'fastify';
import { cleanName } from '../clean-name.ts';
import { answerRefused } from '../configuration/answer-refused.ts';
import { readBrokers, readDestinations, readVenueConfigurations, readVenues } from './read-routing.ts';
import { pageOf, type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

/** `/destination/*`: destinations, what a switch affects, and history. */
export function destinationRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  registerCall(app, guard, venuesWithDestinations, async ({ query }) => pageOf(await readVenues(options), query));
  registerCall(app, guard, fixDestinations, async ({ query }) => pageOf(await readDestinations(options), query));
  registerCall(app, guard, configurationData, async ({ query }) => {
    const { body, ...page } = pageOf(await readVenueConfigurations(options), query);
    return { ...page, body: body.map(toAnswer) };
  });
  registerCall(app, guard, venueConfigurationBroker, async () => ({ kind: 'good', body: await readBrokers(options) }));
  registerCall(app, guard, affectedOrders, async ({ query, request }) => {
    const at = placeOf(query);
    if (at === null) return answerProblem(400, 'invalid', 'Name a destination or a venue, and not both.');
    return { kind: 'good', body: options.desk.affected(at, request.user) };
  });
  registerCall(app, guard, routingChanges, async ({ query }) => {
    const { kind, limit = DEFAULT_CHANGES, offset = 0 } = query;
    const kinds = kind === undefined ? ROUTING_KINDS : [kind];
    const { total, changes } = await configurationChanges(options.database, { kinds, limit, offset });
    const body = changes.flatMap(({ kind: of, ...change }) => {
      const known = ROUTING_KINDS.find((name) => name === of);
      return known === undefined ? [] : [{ ...change, kind: known }];
    });
    return { kind: 'good', body, headers: { 'x-total-count': String(total) } };
  });
  actions(app, guard, options);
}

const DEFAULT_CHANGES = 50;

function actions(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  const { store, desk } = options;
  registerCall(app, guard, insertExecBroker, async ({ body, request }) => {
    const name = cleanName(body.exec_broker);
    if (name === '') return answerProblem(400, 'invalid', 'Enter the name of the broker.');
    const brokers = await readBrokers(options);
    const taken = brokers.find(({ exec_broker }) => exec_broker.toLowerCase() === name.toLowerCase());
    const noun = { one: 'broker', many: 'brokers' };
    const refused = {
      store,
      kind: 'broker',
      noun,
      shown: (row: { name: string }) => ({ exec_broker: row.name }),
    } as const;
    if (taken !== undefined) {
      return answerProblem(409, 'name-taken', `There is an execution broker ${taken.exec_broker} already.`);
    }
    const saved = await store.save(
      'broker',
      [routingValues<'broker'>(name, {})],
      routingWriter(request.user, body.reason),
    );
    if (saved.kind !== 'saved') return answerRefused(saved, refused);
    return { kind: 'good', body: { exec_broker: name, venues: [] } };
  });
  registerCall(app, guard, retreiDestination, async ({ body, request }) => {
    const { ok, code, message } = await desk.retry(body.name, request.user, body.reason ?? null);
    if (ok) return { kind: 'good', body: { message } };
    if (code === 'not-found') return answerProblem(404, code, message);
    return code === 'no-change' ? answerProblem(409, code, message) : answerProblem(503, code ?? 'desk-down', message);
  });
}

function placeOf(query: { readonly destination?: string; readonly venue?: string }): OrdersAt | null {
  const { destination, venue } = query;
  if ((destination === undefined) === (venue === undefined)) return null;
  return destination === undefined ? { kind: 'venue', name: venue ?? '' } : { kind: 'destination', name: destination };
}

type Configurations = Awaited<ReturnType<typeof readVenueConfigurations>>;

/** A copy with mutable arrays, as responses need. */
export function toAnswer({ defaultDestinations, venueOverrides, ...rest }: Configurations[number]) {
  return { ...rest, defaultDestinations: [...defaultDestinations], venueOverrides: [...venueOverrides] };
}
