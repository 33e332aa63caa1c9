import { auctionCutOffMs, type SessionCalendar } from '../../../market/session-calendar.ts';
import type { VenueKind } from '../../../reference/venue.ts';
import type { VenueOrder, VenueOrderKind } from '../../venue-port.ts';
import type { OwnOrder } from './own-order.ts';

const VENUE_KIND: Readonly<Record<VenueOrderKind, VenueKind>> = {
  limit: 'lit',
  market: 'lit',
  'mid-peg': 'dark',
  conditional: 'conditional',
  'firm-up': 'conditional',
  'opening-auction': 'auction',
  'closing-auction': 'auction',
};

/** Maximum lots of an order. The sum of a level must fit its column. */
export const MAX_ORDER_LOTS = 500_000_000;

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}

/** The reason why an order is malformed, or null. */
export function malformation(order: VenueOrder): string | null {
  const { lots, minimumLots, displayLots, limitTicks, kind } = order;
  if (!isWhole(lots, 1) || lots > MAX_ORDER_LOTS) return 'Quantity is not valid';
  if (!isWhole(minimumLots, 0) || minimumLots > lots) return 'Minimum quantity is not valid';
  if (!isWhole(displayLots, 0) || displayLots > lots) return 'Display quantity is not valid';
  if (limitTicks !== null && !Number.isSafeInteger(limitTicks)) return 'Price is not on a tick';
  if (kind === 'limit' && limitTicks === null) return 'A limit order needs a price';
  if (kind === 'market' && limitTicks !== null) return 'A market order has no price';
  return null;
}

/** The reason why the venue refuses the order now, or null. */
export function refusal(own: OwnOrder, calendar: SessionCalendar, nowMs: number): string | null {
  const { order, venue, market } = own;
  if (venue.kind !== VENUE_KIND[order.kind]) return `${venue.mic} does not take ${order.kind} orders`;
  const day = calendar.dayOf(calendar.dayIndexAt(nowMs));
  const { lastTradingDate } = market.instrument;
  if (lastTradingDate !== null && lastTradingDate < day.date) return 'The instrument has expired';
  if (order.kind === 'opening-auction' || order.kind === 'closing-auction') {
    const auction = order.kind === 'opening-auction' ? 'opening' : 'closing';
    return nowMs >= auctionCutOffMs(day, auction) ? `The ${auction} auction takes no more orders` : null;
  }
  if (!market.isContinuous) return 'The market is not in continuous trading';
  if (venue.kind === 'lit' && order.timeInForce === 'DAY' && order.minimumLots > 1) {
    return 'A resting order on a lit venue has no minimum quantity';
  }
  return null;
}
