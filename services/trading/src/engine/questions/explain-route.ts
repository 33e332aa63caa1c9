import type { CommandArgs } from '@meridian/protocol/live/commands';
import type { ExplainedRoute, RouteExplanation } from '@meridian/protocol/live/route-explanation';
import { orderFor } from '../../kernel/commands/order-for.ts';
import type { Route } from '../../kernel/ports.ts';
import { routeOrder } from '../../kernel/run/settle-change.ts';
import { instrumentOf, type Reading } from '../../kernel/turn.ts';
import type { CommandOutcome } from '../../live/command-handlers.ts';
import type { AskingUser } from './trade-question.ts';

/** The setting, group and arm of an order, and what the current configuration would choose. */
export function explainRoute(
  reading: Reading,
  { parent_order_numeric_id: id }: CommandArgs<'trade.explain_route'>,
  user: AskingUser,
): CommandOutcome {
  const found = orderFor(reading, user, id);
  if (found.kind === 'refused') return { ok: false, code: 'not-found', message: found.row.message };
  const { terms, route, avoidedDestinations = [] } = found.parent;
  const now = routeOrder(reading, id, terms);
  const usable = route ?? (now.kind === 'routed' ? now.route : null);
  const instrument = instrumentOf(reading, terms.instrument);
  const venues = usable === null ? [] : reading.ports.router.venuesFor(terms, instrument, usable, avoidedDestinations);
  const data: RouteExplanation = {
    parent_order_numeric_id: id,
    taken: route === null ? null : explained(route),
    now: now.kind === 'routed' ? explained(now.route) : null,
    refusal: now.kind === 'refused' ? now.reason : null,
    venues: venues.map(({ venue, destination, isUp }) => ({ venue, destination, is_up: isUp })),
  };
  return { ok: true, message: '', data };
}

function explained({ algo, settingName, groupName, arms = [], explanation }: Route): ExplainedRoute {
  return {
    strategy: algo,
    setting_name: settingName,
    group_name: groupName,
    arms: arms.map(({ group, arm }) => ({ group, arm })),
    explanation: explanation.split('\n').filter((line) => line !== ''),
  };
}
