import type { StubChild, StubFill } from './stub-fills.ts';

/** Of five seconds each. */
const WINDOW_STEPS = 60;

/** Running totals of an order in the stub market and its volume. */
export class OrderLedger {
  readonly fills: StubFill[] = [];
  readonly #byInstrument = new Map<number, number>();
  readonly #byKind = new Map<string, number>();
  /** Countable volume of the last five minutes, a step each. */
  readonly #window: { readonly all: number; readonly own: number }[] = [];
  readonly total = { all: 0, own: 0 };
  readonly last5Minutes = { all: 0, own: 0 };
  #turnover = 0;
  #ownTurnover = 0;
  #ownLots = 0;
  #intervalLots = 0;

  filledOn(instrument: number): number {
    return this.#byInstrument.get(instrument) ?? 0;
  }

  /** Half ticks times lots. */
  valueOn(instrument: number): number {
    const own = this.fills.filter(({ child }) => child.terms.instrument === instrument);
    return own.reduce((sum, { lots, priceHalfTicks }) => sum + lots * priceHalfTicks, 0);
  }

  filledBy(kind: StubChild['terms']['kind']): number {
    return this.#byKind.get(kind) ?? 0;
  }

  addFill(fill: StubFill): void {
    const { terms } = fill.child;
    this.fills.push(fill);
    this.#byInstrument.set(terms.instrument, this.filledOn(terms.instrument) + fill.lots);
    this.#byKind.set(terms.kind, this.filledBy(terms.kind) + fill.lots);
    this.#ownTurnover += (fill.lots * fill.priceHalfTicks) / 2;
    this.#ownLots += fill.lots;
  }

  /** A print in the order's own time. */
  addPrint(lots: number, priceHalfTicks: number): void {
    this.#turnover += (lots * priceHalfTicks) / 2;
    this.#intervalLots += lots;
  }

  /** The countable volume of one step. */
  addVolume(all: number, own: number): void {
    this.#window.push({ all, own });
    const gone = this.#window.length > WINDOW_STEPS ? this.#window.shift() : undefined;
    for (const totals of [this.total, this.last5Minutes]) {
      totals.all += all;
      totals.own += own;
    }
    this.last5Minutes.all -= gone?.all ?? 0;
    this.last5Minutes.own -= gone?.own ?? 0;
  }

  /** In ticks, as is the average. */
  get intervalVwap(): number {
    return this.#turnover / this.#intervalLots;
  }

  get averagePrice(): number {
    return this.#ownTurnover / this.#ownLots;
  }

  /** Share of the countable volume since the order's start. */
  get participation(): number {
    return this.total.all === 0 ? 0 : this.total.own / this.total.all;
  }
}
