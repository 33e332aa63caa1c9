import type { VenueOrder, VenuePort, VenueReport } from '../../venues/venue-port.ts';

/** No way to any venue: whatever is sent comes back, and nothing is known of what was sent before. */
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

  /** Nobody is there to ask. */
  reconcile(): void {}

  onAnswers(): void {}

  onReport(handler: (report: VenueReport) => void): void {
    this.#handlers.push(handler);
  }

  /** Tells what came back since the last time. */
  answer(): void {
    if (this.#waiting.length === 0) return;
    const reports = this.#waiting;
    this.#waiting = [];
    for (const report of reports) for (const handler of this.#handlers) handler(report);
  }
}
