import { isStagingStrategy } from '@meridian/domain/child-actions';
import { minimumAboveOrder } from '@meridian/domain/order-ticket/order-problems';
import type { Instrument } from '../../reference/instrument.ts';
import { reviewReason } from '../checks/review-reason.ts';
import type { ListTally } from '../checks/list-tally.ts';
import type { Route } from '../ports.ts';
import { routeOrder } from '../run/settle-change.ts';
import type { OrderTerms } from '../state/parent.ts';
import { instrumentOf, type Reading } from '../turn.ts';

/** The fate of a new order. */
export type Intake =
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'pending'; readonly reason: string }
  | { readonly kind: 'staged' }
  | { readonly kind: 'routed'; readonly route: Route };

export function intakeOf(
  reading: Reading,
  parentId: number,
  { terms, instrument }: { readonly terms: OrderTerms; readonly instrument: Instrument },
  tally: ListTally,
): Intake {
  const wrong = reasonToReject(reading, terms, tally);
  if (wrong !== null) return { kind: 'rejected', reason: wrong };
  const isStaged = isStagingStrategy(terms.strategy.strat);
  const routed = isStaged ? null : routeOrder(reading, parentId, terms);
  // Nobody has to review an order that could not be released.
  if (routed?.kind === 'refused') return { kind: 'rejected', reason: routed.reason };
  const review = reviewReason(reading, terms, instrument);
  if (review !== null) return { kind: 'pending', reason: review };
  return routed ?? { kind: 'staged' };
}

/** Why the desk rejects a readable order. */
function reasonToReject(reading: Reading, terms: OrderTerms, tally: ListTally): string | null {
  const { state } = reading;
  const { quantityLots, minimumLots, clientOrderId } = terms;
  if (state.orders.parentOfClientOrder(terms) !== null || tally.hasClientOrder(terms)) {
    return `Client order id ${clientOrderId} is already in use`;
  }
  const { lotSize } = instrumentOf(reading, terms.instrument);
  if (minimumLots !== null && minimumLots > quantityLots)
    return minimumAboveOrder(minimumLots * lotSize, quantityLots * lotSize);
  return null;
}
