import type { VenueAnswer, VenueOrder, VenuePort, VenueReport } from '../../venues/venue-port.ts';

/** Trades like its venue, but never answers questions about open orders. */
export class SilentVenue implements VenuePort {
  readonly #venue: VenuePort;

  constructor(venue: VenuePort) {
    this.#venue = venue;
  }

  submit(order: VenueOrder): void {
    this.#venue.submit(order);
  }

  cancel(childId: number): void {
    this.#venue.cancel(childId);
  }

  /** Nobody answers. */
  reconcile(): void {}

  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void {
    this.#venue.onAnswers(handler);
  }

  onReport(handler: (report: VenueReport) => void): void {
    this.#venue.onReport(handler);
  }
}
