import type { VenueOrder, VenuePort, VenueReport } from '../../venues/venue-port.ts';

/** A venue without a connection: it rejects every order, and knows nothing of earlier ones. */
export class UnconnectedVenue implements VenuePort {
  readonly #nowMs: () => number;
  readonly #handlers: ((report: VenueReport) => void)[] = [];
  #waiting: VenueReport[] = [];

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  submit({ childId, destination }: VenueOrder): void {
    this.#waiting.push({ kind: 'rejected', childId, atMs: this.#nowMs(), reason: `${destination} is not connected` });
  }

  cancel(childId: number): void {
    const reason = 'Its destination is not connected';
    this.#waiting.push({ kind: 'cancel-rejected', childId, atMs: this.#nowMs(), reason });
  }

  /** Nobody answers. */
  reconcile(): void {}

  onAnswers(): void {}

  onReport(handler: (report: VenueReport) => void): void {
    this.#handlers.push(handler);
  }

  /** Delivers the reports since the last call. */
  answer(): void {
    if (this.#waiting.length === 0) return;
    const reports = this.#waiting;
    this.#waiting = [];
    for (const report of reports) for (const handler of this.#handlers) handler(report);
  }
}
