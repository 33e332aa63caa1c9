import type { Venue } from '../../../reference/venue.ts';
import type { VenueOrder } from '../../venue-port.ts';
import type { DestinationLink } from '../connections/destination-link.ts';
import type { InstrumentMarket } from '../instrument-market.ts';

/** An order of ours as the venue keeps it. */
export type OwnOrder = {
  readonly slot: number;
  readonly order: VenueOrder;
  readonly venue: Venue;
  readonly market: InstrumentMarket;
  readonly link: DestinationLink;
  /** Which of the instrument's lit queues it joins; 0 where there is no book. */
  readonly queue: number;
  state: 'travelling' | 'open' | 'done';
  filledLots: number;
  /** Its row in the book, or NONE while it rests elsewhere. */
  bookId: number;
};

export function leavesOf({ order, filledLots }: OwnOrder): number {
  return order.lots - filledLots;
}
