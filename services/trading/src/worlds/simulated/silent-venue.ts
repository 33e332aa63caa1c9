import type { VenueAnswer, VenueOrder, VenuePort, VenueReport } from '../../venues/venue-port.ts';

/** Trades as its venue does, and never says what became of orders that it is asked about. */
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
