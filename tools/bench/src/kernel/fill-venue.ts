import type { AskedOrder, VenueAnswer, VenueOrder, VenuePort, VenueReport } from '@meridian/trading/venues/venue-port';

/** Takes every order and fills it whole, one loop later, as a venue across a wire would. */
export class FillVenue implements VenuePort {
  #handler: (report: VenueReport) => void = () => undefined;
  #answerHandler: (answers: readonly VenueAnswer[]) => void = () => undefined;
  #waiting: VenueOrder[] = [];
  #fills = 0;

  submit(order: VenueOrder): void {
    if (this.#waiting.length === 0) setImmediate(() => this.#answer());
    this.#waiting.push(order);
  }

  cancel(childId: number): void {
    const atMs = Date.now();
    setImmediate(() => this.#handler({ kind: 'cancelled', childId, atMs, isSolicited: true, reason: '' }));
  }

  reconcile(orders: readonly AskedOrder[]): void {
    const answers = orders.map(({ childId }) => ({ childId, state: { kind: 'unknown' } }) as const);
    setImmediate(() => this.#answerHandler(answers));
  }

  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void {
    this.#answerHandler = handler;
  }

  onReport(handler: (report: VenueReport) => void): void {
    this.#handler = handler;
  }

  #answer(): void {
    const orders = this.#waiting;
    this.#waiting = [];
    const atMs = Date.now();
    for (const { childId, lots, limitTicks } of orders) {
      this.#fills += 1;
      const execId = `B${atMs.toString(36)}-${this.#fills}`;
      this.#handler({ kind: 'accepted', childId, atMs });
      const priceHalfTicks = 2 * (limitTicks ?? 10_000);
      const fill = { lots, priceHalfTicks, liquidity: 'add', contraOwner: 'street' } as const;
      this.#handler({ kind: 'filled', childId, atMs, execId, ...fill });
    }
  }
}
