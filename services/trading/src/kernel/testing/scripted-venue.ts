import type {
  AskedOrder,
  VenueAnswer,
  VenueFill,
  VenueOrder,
  VenueOrderState,
  VenuePort,
  VenueReport,
} from '../../venues/venue-port.ts';

type Known = { readonly order: VenueOrder; filledLots: number; isOpen: boolean; readonly fills: VenueFill[] };

/** A venue that does what the test says, and nothing by itself. */
export class ScriptedVenue implements VenuePort {
  readonly submitted: VenueOrder[] = [];
  readonly cancelled: number[] = [];
  readonly #known = new Map<number, Known>();
  readonly #nowMs: () => number;
  #handler: (report: VenueReport) => void = () => undefined;
  readonly asked: number[] = [];
  #answerHandler: (answers: readonly VenueAnswer[]) => void = () => undefined;
  #execs = 0;

  constructor(nowMs: () => number) {
    this.#nowMs = nowMs;
  }

  submit(order: VenueOrder): void {
    if (this.#known.has(order.childId)) throw new Error(`child ${order.childId} was sent twice`);
    this.submitted.push(order);
    this.#known.set(order.childId, { order, filledLots: 0, isOpen: true, fills: [] });
  }

  cancel(childId: number): void {
    this.cancelled.push(childId);
  }

  stateOf(childId: number): VenueOrderState {
    const known = this.#known.get(childId);
    if (known === undefined) return { kind: 'unknown' };
    return { kind: known.isOpen ? 'open' : 'done', filledLots: known.filledLots, fills: known.fills };
  }

  reconcile(orders: readonly AskedOrder[]): void {
    this.asked.push(...orders.map(({ childId }) => childId));
  }

  onAnswers(handler: (answers: readonly VenueAnswer[]) => void): void {
    this.#answerHandler = handler;
  }

  /** Answers all pending requests, or only those of these orders. */
  answer(childIds: readonly number[] = this.asked): void {
    const answered = this.asked.filter((childId) => childIds.includes(childId));
    for (const childId of answered) this.asked.splice(this.asked.indexOf(childId), 1);
    this.#answerHandler(answered.map((childId) => ({ childId, state: this.stateOf(childId) })));
  }

  onReport(handler: (report: VenueReport) => void): void {
    this.#handler = handler;
  }

  /** The newest order that it holds. */
  get last(): VenueOrder {
    const order = this.submitted.at(-1);
    if (order === undefined) throw new Error('nothing was submitted');
    return order;
  }

  report(report: VenueReport): void {
    this.#handler(report);
  }

  accept(childId: number): void {
    this.report({ kind: 'accepted', childId, atMs: this.#nowMs() });
  }

  reject(childId: number, reason = 'no'): void {
    this.#end(childId);
    this.report({ kind: 'rejected', childId, atMs: this.#nowMs(), reason });
  }

  /** Something trades; without `isSilent` the fill is reported at once. */
  fill(childId: number, lots: number, priceHalfTicks = 20_000, isSilent = false): VenueFill {
    const known = this.#find(childId);
    if (!known.isOpen || known.filledLots + lots > known.order.lots) throw new Error('that much is not there');
    this.#execs += 1;
    const fill: VenueFill = {
      kind: 'filled',
      childId,
      atMs: this.#nowMs(),
      execId: `E${this.#execs}`,
      lots,
      priceHalfTicks,
      liquidity: 'add',
      contraOwner: 'street',
    };
    known.fills.push(fill);
    known.filledLots += lots;
    if (known.filledLots === known.order.lots) known.isOpen = false;
    if (!isSilent) this.report(fill);
    return fill;
  }

  confirmCancel(childId: number, isSolicited = true): void {
    const { filledLots } = this.#end(childId);
    this.report({ kind: 'cancelled', childId, atMs: this.#nowMs(), isSolicited, reason: '', filledLots });
  }

  rejectCancel(childId: number): void {
    this.report({ kind: 'cancel-rejected', childId, atMs: this.#nowMs(), reason: 'frozen' });
  }

  expire(childId: number): void {
    this.#end(childId);
    this.report({ kind: 'expired', childId, atMs: this.#nowMs() });
  }

  invite(childId: number, lots: number, withinMs: number): void {
    this.#end(childId);
    this.report({ kind: 'invited', childId, atMs: this.#nowMs(), lots, withinMs });
  }

  isOpen(childId: number): boolean {
    return this.#find(childId).isOpen;
  }

  leaves(childId: number): number {
    const { order, filledLots } = this.#find(childId);
    return order.lots - filledLots;
  }

  openIds(): readonly number[] {
    return [...this.#known].filter(([, { isOpen }]) => isOpen).map(([id]) => id);
  }

  /** Simulates a restart without memory. */
  forget(): void {
    this.#known.clear();
  }

  #end(childId: number): Known {
    const known = this.#find(childId);
    known.isOpen = false;
    return known;
  }

  #find(childId: number): Known {
    const known = this.#known.get(childId);
    if (known === undefined) throw new Error(`there is no order ${childId}`);
    return known;
  }
}
