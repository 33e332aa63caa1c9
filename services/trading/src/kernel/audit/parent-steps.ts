import { heldChangeText } from '@meridian/domain/held-change';
import { doubtText } from '@meridian/domain/order-doubt';
import type { ChildrenDoubted, DoubtDecided, DoubtEvent, DoubtOverdue } from '../events/child-events.ts';
import { ENGINE, type Override } from '../events/event-head.ts';
import type {
  OrderArrivedPending,
  OrderModifyHeld,
  OrderModifyRefused,
  OrderModifyRejected,
  OrderModifyRequested,
  ParentEvent,
} from '../events/order-events.ts';
import type { StrategyTerms } from '../state/parent.ts';
import { unreachable } from '../unreachable.ts';
import { askedAsWritten, askedByChange } from './asked-fields.ts';
import type { Step } from './audit-row.ts';
import { strategyWords } from './strategy-words.ts';

const NO_STEPS: readonly Step[] = [];

/** The name of an order's event in its history. */
export function parentStepsOf(event: ParentEvent | DoubtEvent): readonly Step[] {
  const { atMs } = event;
  switch (event.kind) {
    case 'OrderReceived':
      return [request('NEW ORDER REQUEST', event, withOverride(withReason('New order', event), event))];
    case 'OrderRejected':
      return [rejection('NEW ORDER REJECT', event)];
    case 'OrderArrivedPending':
      return [arrivedPending(event)];
    case 'OrderAccepted':
      return [response('NEW ORDER ACCEPT', event, event.route?.explanation ?? 'Staged')];
    case 'OrderReleased':
      return begun(event, 'Released');
    case 'OrderSent':
      return begun(event, 'Sent from staging');
    case 'OrderModifyRequested':
      return modifyRequests(event);
    case 'OrderModifyHeld':
      return heldModify(event);
    case 'OrderModified':
      return [response('ORDER MODIFY ACCEPT', event, event.route?.explanation ?? 'Modified')];
    case 'OrderModifyRejected':
      return [rejectedModify(event)];
    case 'OrderModifyRefused':
      return refusedModify(event);
    case 'OrderCancelRequested':
      return [request('ORDER CANCEL REQUEST', event, withReason('Cancel', event))];
    case 'OrderCancelRejected':
      return [rejection('ORDER CANCEL REJECT', event)];
    case 'OrderCancelled':
      return [response('CANCEL/OUT', event, 'Out')];
    case 'OrderExpired':
      return [response('CANCEL/OUT', event, `Expired: ${event.reason}`)];
    case 'OrderPaused':
    case 'OrderResumed': {
      const what = event.kind === 'OrderPaused' ? 'Auto trading off' : 'Auto trading on';
      return [request('STRATEGY PARAMETER CHANGE', event, withReason(what, event))];
    }
    case 'ChildrenCancelRequested': {
      const description = withReason(`Child orders only, ${event.childIds.length} of them`, event);
      return [request('ORDER CANCEL REQUEST', event, description)];
    }
    case 'OrderHeldOver': {
      const description = 'GTC: past its end time, waiting for the next trading day';
      return [{ type: 'STRATEGY PARAMETER CHANGE', side: 'req', atMs, description, snap: event.snap }];
    }
    case 'OrderCarriedOver': {
      const description = `GTC: carried over to the next trading day. ${event.route.explanation}`;
      return [{ type: 'STRATEGY PARAMETER CHANGE', side: 'req', atMs, description, snap: event.snap }];
    }
    case 'OrderRerouted': {
      const what = event.isAvoided ? `Rerouted away from ${event.destination}` : `May use ${event.destination} again`;
      return [request('STRATEGY PARAMETER CHANGE', event, withReason(what, event))];
    }
    case 'OrderNoted':
      return [request('NOTE', event, event.note)];
    case 'ChildrenDoubted':
    case 'DoubtOverdue':
      return [request('NOTE', { ...event, by: ENGINE }, doubtWords(event))];
    case 'DoubtDecided':
      return [request('NOTE', event, withReason(decisionWords(event), event))];
    case 'OrderStarted':
    case 'ArrivalMarked':
    case 'PlanRecorded':
    case 'OrderFilled':
      return NO_STEPS;
    default:
      return unreachable(event);
  }
}

function rejectedModify(event: OrderModifyRejected): Step {
  const asked = event.change === undefined ? {} : { asked: askedByChange(event.change) };
  return { ...rejection('ORDER MODIFY REJECT', event), ...asked };
}

/** Older journals do not say what was in doubt; then the whole order waited. */
function doubtWords({ kind, childIds, at = [], isStopped = true }: ChildrenDoubted | DoubtOverdue): string {
  return doubtText({ count: childIds.length, isOverdue: kind === 'DoubtOverdue', at, isStopped });
}

function decisionWords({ decision, childIds }: DoubtDecided): string {
  const children = childIds.length === 1 ? '1 child order' : `${childIds.length} child orders`;
  return decision === 'wait' ? `Goes on waiting for ${children} in doubt` : `Treats ${children} in doubt as cancelled`;
}

function arrivedPending({ atMs, snap, by, reason }: OrderArrivedPending): Step {
  const type = 'ARRIVED PENDING REVIEW';
  return { type, side: 'req', atMs, description: reason, snap, ...(by !== undefined && { by }) };
}

/** What was asked, and that it waits; or that it does not any more. */
function heldModify(event: OrderModifyHeld): readonly Step[] {
  const { atMs, snap, by, change, review } = event;
  if (change === null) return [request('ORDER MODIFY REQUEST', event, withReason(review, event))];
  const held = { type: 'ARRIVED PENDING REVIEW', side: 'req', atMs, snap, by } as const;
  return [...modifyRequests({ ...event, change }), { ...held, description: heldChangeText(review) }];
}

type Asked = Pick<Step, 'atMs' | 'snap'> & { readonly by: string; readonly reason: string | null };

function request(type: Step['type'], { atMs, snap, by }: Omit<Asked, 'reason'>, description: string): Step {
  return { type, side: 'req', atMs, snap, by, description };
}

function response(type: Step['type'], { atMs, snap }: Pick<Step, 'atMs' | 'snap'>, description: string): Step {
  return { type, side: 'res', atMs, snap, description };
}

function rejection(type: Step['type'], event: Pick<Step, 'atMs' | 'snap'> & { readonly reason: string }): Step {
  return { ...response(type, event, event.reason), diagnostic: event.reason };
}

function withReason(what: string, { reason }: { readonly reason: string | null }, between = ': '): string {
  return reason === null || reason.trim() === '' ? what : `${what}${between}${reason}`;
}

function withOverride(what: string, { override }: { readonly override?: Override }): string {
  if (override === undefined) return what;
  const { warnings, reason } = override;
  const count = warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`;
  return `${what}. Sent over ${count} (${warnings.join('; ')}). Reason: ${reason}`;
}

/** Release and send each set the strategy, and the order is accepted with it. */
function begun(
  event: Asked & {
    readonly strategy: StrategyTerms;
    readonly route: { readonly explanation: string } | null;
    readonly override?: Override;
  },
  what: string,
): readonly Step[] {
  const description = withReason(`${what}: ${strategyWords(event.strategy)}`, event, '. ');
  return [
    request('STRATEGY PARAMETER CHANGE', event, withOverride(description, event)),
    response('NEW ORDER ACCEPT', event, event.route?.explanation ?? 'Staged'),
  ];
}

type AskedChange = Asked & Pick<OrderModifyRequested, 'change' | 'override'>;

function modifyRequests(event: AskedChange): readonly Step[] {
  const { strategy, ...order } = event.change;
  const steps: Step[] = [];
  if (Object.keys(order).length > 0) {
    const description = withOverride(withReason('Modify', event), event);
    steps.push({ ...request('ORDER MODIFY REQUEST', event, description), asked: askedByChange(order) });
  }
  if (strategy !== undefined) {
    const description = withReason(`Strategy: ${strategyWords(strategy)}`, event, '. ');
    const isAlone = Object.keys(order).length === 0;
    steps.push(request('STRATEGY PARAMETER CHANGE', event, isAlone ? withOverride(description, event) : description));
  }
  return steps;
}

/** A refused change. The request and the reason are recorded anyway. */
function refusedModify(event: OrderModifyRefused): readonly Step[] {
  const { strategy } = event.asked;
  const what = strategy === undefined ? 'Modify' : `Modify: ${strategyWords(strategy)}`;
  const asked = askedAsWritten(event.asked);
  return [
    { ...request('ORDER MODIFY REQUEST', event, withReason(what, event, '. ')), asked },
    { ...rejection('ORDER MODIFY REJECT', { ...event, reason: event.message }), asked },
  ];
}
