import type { OrderSide } from '@meridian/domain/order-side';
import { sideSign } from '@meridian/domain/order-side';
import type { TimeInForce } from '@meridian/domain/order-type';
import type { VenueOrderKind } from '../../venues/venue-port.ts';
import type { Child, ChildTerms } from '../state/child.ts';
import type { Parent } from '../state/parent.ts';

/** The desk's word for a pegged order; null for one at a price of its own. */
export function pegTypeOf(kind: VenueOrderKind): string | null {
  return kind === 'mid-peg' || kind === 'conditional' || kind === 'firm-up' ? 'MID' : null;
}

/** An invited conditional order is out with this instruction, which screens show as Invited. */
const INVITED_INSTRUCTION = 'FirmUp';

export function specialInstructionOf(child: Child): string {
  if (child.invitation !== null) return INVITED_INSTRUCTION;
  return child.terms.kind === 'conditional' ? 'Conditional' : 'None';
}

/** An auction is a time in force to the desk. */
export function childTimeInForce({ kind, timeInForce }: ChildTerms): TimeInForce {
  if (kind === 'opening-auction') return 'OPG';
  return kind === 'closing-auction' ? 'CLS' : timeInForce;
}

/** The visible lots: all of a resting order without hidden lots, none of one outside any book. */
export function displayedLots({
  kind,
  timeInForce,
  lots,
  displayLots,
}: Pick<ChildTerms, 'kind' | 'timeInForce' | 'lots' | 'displayLots'>): number {
  if (kind !== 'limit' || timeInForce !== 'DAY') return 0;
  return displayLots === 0 ? lots : displayLots;
}

/** The order's own side, unless the child hedges a leg the other way. */
export function childSide(parent: Parent, child: Child): OrderSide {
  if (sideSign(parent.terms.side) === child.terms.side) return parent.terms.side;
  return child.terms.side === 1 ? 'BUY' : 'SELL';
}
