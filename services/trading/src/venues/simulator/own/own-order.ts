import type { Venue } from '../../../reference/venue.ts';
import type { VenueOrder } from '../../venue-port.ts';
import type { DestinationLink } from '../connections/destination-link.ts';
import type { InstrumentMarket } from '../instrument-market.ts';

/** An own order as the venue keeps it. */
export type OwnOrder = {
  readonly slot: number;
  readonly order: VenueOrder;
  readonly venue: Venue;
  readonly market: InstrumentMarket;
  readonly link: DestinationLink;
  /** The lit queue that it joins. 0 without a book. */
  readonly queue: number;
  state: 'travelling' | 'open' | 'done';
  filledLots: number;
  /** Its row in the book. NONE while it rests elsewhere. */
  bookId: number;
};

export function leavesOf({ order, filledLots }: OwnOrder): number {
  return order.lots - filledLots;
}
