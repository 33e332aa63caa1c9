import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { insertUpdateConfiguration, orderVenues, removeConfiguration } from '@meridian/protocol/rest/destination-calls';
import { toVenueConfiguration, toVenueValues } from '@meridian/storage/configuration/routing-rows';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { configurationProblem } from './check-configuration.ts';
import { toAnswer } from './destination-routes.ts';
import { readVenueConfigurations } from './read-routing.ts';
import { orBroken, proposedAnswer } from './proposed-routing.ts';
import { noted, type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

/** Which broker and destinations reach a venue, and in which order venues are tried. */
export function configurationRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  const { store } = options;
  const noun = { one: 'venue configuration', many: 'venue configurations' };
  const refused = { store, kind: 'venue_configuration', noun, shown: toVenueConfiguration } as const;
  registerCall(app, guard, insertUpdateConfiguration, async ({ body, request }) => {
    const { id, version, reason, ...configuration } = body;
    const problem = await configurationProblem(options, body);
    if (problem !== null) return answerProblem(400, 'invalid', problem);
    const row = { ...toVenueValues(configuration), id, version };
    const writer = routingWriter(request.user, reason);
    const saved = await store.proposals.submitTogether('venue_configuration', [row], noted(writer));
    if (saved.kind !== 'done') return answerRefused(saved, { ...refused, yours: body });
    const [only] = saved.result;
    if (only?.kind === 'saved') return { kind: 'good', body: toAnswer(toVenueConfiguration(only.row)) };
    return orBroken(proposedAnswer(saved.result, writer));
  });
  registerCall(app, guard, orderVenues, async ({ body, request }) => {
    const all = new Map((await store.list('venue_configuration')).map((row) => [row.id, row]));
    const missing = body.rows.find(({ id }) => !all.has(id));
    if (missing !== undefined) return answerRefused({ kind: 'not-found', name: '', id: missing.id }, refused);
    const rows = body.rows.flatMap(({ id, version, priority }) => {
      const row = all.get(id);
      if (row === undefined) return [];
      return [{ ...toVenueValues({ ...row.document, priority }), id, version }];
    });
    const writer = routingWriter(request.user, body.reason);
    const saved = await store.proposals.submitTogether('venue_configuration', rows, noted(writer));
    if (saved.kind !== 'done') return answerRefused(saved, { ...refused, yours: body });
    const waits = proposedAnswer(saved.result, writer);
    return waits ?? { kind: 'good', body: (await readVenueConfigurations(options)).map(toAnswer) };
  });
  registerCall(app, guard, removeConfiguration, async ({ query, request }) => {
    const writer = routingWriter(request.user);
    const removed = await store.proposals.submitRemoval('venue_configuration', { id: query.id }, noted(writer));
    if (removed.kind !== 'done') return answerRefused(removed, refused);
    const { result } = removed;
    if (result.kind !== 'removed') return orBroken(proposedAnswer([result], writer));
    return { kind: 'good', body: { message: `The configuration of ${result.name} was removed.` } };
  });
}
