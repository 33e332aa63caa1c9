import { answerProblem } from '@meridian/identity/http/call-answer';
import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import { addPenalty, listPenalties, removePenalty } from '@meridian/protocol/rest/venue-calls';
import { routingValues, toPenalty } from '@meridian/storage/configuration/routing-rows';
import type { FastifyInstance } from 'fastify';
import { answerRefused } from '../configuration/answer-refused.ts';
import { DESK_DOWN } from './desk-down.ts';
import { orBroken, proposedAnswer } from './proposed-routing.ts';
import { noted, pageOf, type RoutingRoutesOptions, routingWriter } from './routing-options.ts';

/** `/venue`: the penalty list, by MIC code. */
export function penaltyRoutes(app: FastifyInstance, guard: CallGuard, options: RoutingRoutesOptions): void {
  const { store, desk, nowMs } = options;
  const noun = { one: 'penalty', many: 'penalties' };
  const refused = { store, kind: 'penalty', noun, shown: toPenalty } as const;
  registerCall(app, guard, listPenalties, async ({ query }) =>
    pageOf((await store.list('penalty')).map(toPenalty), query),
  );
  registerCall(app, guard, addPenalty, async ({ body, request }) => {
    const { micCode, reason = '', ends_ms = null, open_orders = 'leave' } = body.data;
    if (ends_ms !== null && ends_ms <= nowMs()) return answerProblem(400, 'invalid', 'The end is in the past.');
    const row = (await store.list('penalty')).find(({ name }) => name === micCode);
    const listed = row?.document.ends_ms ?? null;
    const isInForce = row !== undefined && (listed === null || listed > nowMs());
    if (isInForce) return answerProblem(409, 'already-listed', `${micCode} is on the penalty list already.`);
    // Whoever asks for open orders to be taken away must not be told that they were.
    if (open_orders !== 'leave' && !desk.isUp()) return DESK_DOWN;
    const values = routingValues<'penalty'>(micCode, { reason, ends_ms, open_orders });
    const writer = routingWriter(request.user, reason);
    const rows = [{ ...values, id: row?.id, version: row?.version }];
    const saved = await store.proposals.submitTogether('penalty', rows, noted(writer));
    if (saved.kind !== 'done') return answerRefused(saved, { ...refused, yours: body.data });
    const [only] = saved.result;
    if (only?.kind !== 'saved') throw new Error('a penalty takes a venue out, and so it holds at once');
    const why = `${micCode} was put on the penalty list${reason === '' ? '' : `: ${reason}`}`;
    const settled = await desk.settle({ kind: 'venue', name: micCode }, open_orders, request.user, why);
    if (!settled.ok && settled.code !== 'partly-refused') {
      const message = `${micCode} is on the penalty list, but its open child orders were not all taken away: ${settled.message}`;
      return answerProblem(409, 'open-orders', message);
    }
    return { kind: 'good', body: toPenalty(only.row) };
  });
  registerCall(app, guard, removePenalty, async ({ params, request }) => {
    const writer = routingWriter(request.user);
    const removed = await store.proposals.submitRemoval('penalty', { id: params.id }, noted(writer));
    if (removed.kind !== 'done') return answerRefused(removed, refused);
    const { result } = removed;
    if (result.kind !== 'removed') return orBroken(proposedAnswer([result], writer));
    return { kind: 'good', body: { message: `${result.name} was taken off the penalty list.` } };
  });
}
