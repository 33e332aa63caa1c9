import type { RowsInView, Subscription } from '@meridian/protocol/live/subscription-messages';
import { TOPIC_ACCESS } from '@meridian/protocol/live/topic-names';
import type { User } from '@meridian/protocol/rest/identity-schemas';
import type { ClientConnection } from './client-connection.ts';
import { busy, type CommandOutcome } from './command-handlers.ts';
import type { LiveContext } from './live-context.ts';
import { isAllowed } from './permission-check.ts';
import { noteRefusal } from './security-trail.ts';

/** Starts a subscription, or starts again the one that has the id. */
export function subscribe(
  context: LiveContext,
  connection: ClientConnection,
  subscription: Subscription,
  user: User,
): void {
  const { id, topic } = subscription;
  unsubscribe(context, connection, id);
  const access = TOPIC_ACCESS[topic];
  if (!isAllowed(user, access)) {
    noteRefusal(context, connection, user, topic);
    connection.refuse(id, 'not-permitted', `You do not have the permission ${access}.`);
    return;
  }
  if (connection.subscriptions.size >= context.limits.maxSubscriptions) {
    const message = `A connection may have ${context.limits.maxSubscriptions} subscriptions at most.`;
    connection.refuse(id, 'too-many-subscriptions', message);
    return;
  }
  const share = context.subscriptions.take(user.id, costOf(subscription));
  if (share.kind === 'busy') {
    const message = `Too many subscriptions at once. Try again in ${share.retryAfterSeconds} s.`;
    connection.refuse(id, 'too-many-subscriptions', message);
    return;
  }
  const problem = context.hub.problemWith(subscription);
  if (problem !== null) {
    connection.refuse(id, 'bad-params', problem);
    return;
  }
  const refusal = searchRefusal(context, subscription, user);
  if (refusal !== null) {
    connection.send({ type: 'result', payload: { id, ...refusal } });
    return;
  }
  const subscriber = context.hub.subscribe(subscription, user, connection.outbound);
  if (subscriber === null) connection.refuse(id, 'not-available', `The topic ${topic} is not available yet.`);
  else connection.subscriptions.set(id, { subscription, subscriber });
}

/** A live search is asked about each change of each order, so a user has few, and each is paid like any search. */
function searchRefusal(context: LiveContext, subscription: Subscription, user: User): CommandOutcome | null {
  if (!isSearch(subscription)) return null;
  const { maxLiveSearches } = context.limits;
  const held = context.sessions.ofUser(user.id).flatMap(({ subscriptions }) => Array.from(subscriptions.values()));
  if (held.filter((one) => isSearch(one.subscription)).length >= maxLiveSearches) {
    const message = `You can have ${maxLiveSearches} live searches at most, over all pages. Close one first.`;
    return { ok: false, code: 'too-many-subscriptions', message };
  }
  const units = context.hub.searchUnits(subscription, user);
  const share = units === null ? null : context.work.take(user.id, units);
  return share?.kind === 'busy' ? busy(share.retryAfterSeconds) : null;
}

function isSearch({ topic, params }: Subscription): boolean {
  return topic === 'parent_orders' && params.where !== undefined;
}

/** An audit is read from the journal order by order. */
function costOf(subscription: Subscription): number {
  return subscription.topic === 'audit' ? 1 + subscription.params.parent_order_numeric_ids.length : 1;
}

export function unsubscribe(context: LiveContext, connection: ClientConnection, id: string): void {
  const held = connection.subscriptions.get(id);
  if (held === undefined) return;
  connection.subscriptions.delete(id);
  context.hub.unsubscribe(held.subscriber);
}

/** What somebody has on the screen is published first. A subscription may have ended meanwhile. */
export function rowsInView(context: LiveContext, connection: ClientConnection, { id, keys }: RowsInView): void {
  const held = connection.subscriptions.get(id);
  if (held !== undefined) context.hub.look(held.subscriber, keys);
}

/** After a change of permissions each subscription starts again, or is refused. */
export function restartSubscriptions(context: LiveContext, connection: ClientConnection, user: User): void {
  // A copy, because each restarted subscription moves to the end of the map.
  const held = Array.from(connection.subscriptions.values());
  for (const { subscription } of held) subscribe(context, connection, subscription, user);
}

export function endSubscriptions(context: LiveContext, connection: ClientConnection): void {
  for (const id of connection.subscriptions.keys()) unsubscribe(context, connection, id);
}
