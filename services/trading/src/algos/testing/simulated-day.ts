import { type Rng, seededRng } from '@meridian/cost-model/sfc32';
import { reconcileChildren } from '../../kernel/children/reconcile-children.ts';
import { OPENING_CALL_MS } from '../../market/session-calendar.ts';
import type { Instrument } from '../../reference/instrument.ts';
import type {
  Algo,
  AlgoDecision,
  AlgoInput,
  AlgoParameters,
  Invitation,
  VenueHealth,
  WantedChild,
} from '../../kernel/algo.ts';
import type { AlgoState } from '../algo-state.ts';
import { TEST_DAY, TEST_PARAMETERS, TEST_VENUES } from './algo-input.ts';
import { OrderLedger } from './order-ledger.ts';
import { StubBook, type StubBookOptions } from './stub-book.ts';
import { type FillSink, fillDark, fillResting, fillTaking, leavesIn, type StubChild } from './stub-fills.ts';

export type SimulatedOrder = {
  readonly algo: Algo<AlgoState>;
  readonly side: 1 | -1;
  readonly lots: number;
  readonly limitTicks?: number | null;
  readonly parameters?: Partial<AlgoParameters>;
  /** The order's instrument first, then a spread's legs. */
  readonly instruments: readonly [Instrument, ...Instrument[]];
  readonly seed: string;
  readonly book?: Partial<StubBookOptions>;
  readonly venues?: readonly VenueHealth[];
  /** Probability per second that a resting conditional order is invited. */
  readonly invitationChance?: number;
  readonly isTradingOn?: (nowMs: number) => boolean;
  /** Called after every decision, to check the rules. */
  readonly onDecision?: (input: AlgoInput, decision: AlgoDecision<AlgoState>) => void;
};

const STEP_MS = 5000;
const INVITATION_MS = 500;
const FIRM_UP_CHANCE = 0.85;
const MAX_ROUNDS = 4;

/** One order on one day of the stub market. Cancels are confirmed a step later, so that late fills happen. */
export class SimulatedDay {
  readonly ledger = new OrderLedger();
  readonly #order: SimulatedOrder;
  readonly #books: readonly StubBook[];
  readonly #rng: Rng;
  readonly #parameters: AlgoParameters;
  #children: StubChild[] = [];
  #invitations: Invitation[] = [];
  #state: AlgoState | null = null;
  #nextChildId = 1;
  #nowMs = TEST_DAY.openMs - OPENING_CALL_MS - STEP_MS;
  #stepOwn = 0;

  constructor(order: SimulatedOrder) {
    this.#order = order;
    this.#books = order.instruments.map(
      (instrument) => new StubBook({ instrument, day: TEST_DAY, seed: order.seed, ...order.book }),
    );
    this.#rng = seededRng(order.seed, 'order');
    this.#parameters = { ...TEST_PARAMETERS, ...order.parameters };
  }

  run(): this {
    while (this.#nowMs < TEST_DAY.closeMs + STEP_MS) this.#step();
    return this;
  }

  get filledLots(): number {
    const [own, near, far] = this.#order.instruments;
    const { ledger } = this;
    const pairs =
      near === undefined || far === undefined ? 0 : Math.min(ledger.filledOn(near.index), ledger.filledOn(far.index));
    return ledger.filledOn(own.index) + pairs;
  }

  #bookOf(instrument: number): StubBook {
    const book = this.#books.find((candidate) => candidate.instrument.index === instrument);
    if (book === undefined) throw new Error(`no book for instrument ${instrument}`);
    return book;
  }

  get #isRunning(): boolean {
    return this.#nowMs >= this.#parameters.startMs && this.#nowMs <= this.#parameters.endMs;
  }

  readonly #book: FillSink = (child, lots, priceHalfTicks, isCountable) => {
    child.filledLots += lots;
    const book = this.#bookOf(child.terms.instrument);
    book.record(lots, priceHalfTicks);
    this.ledger.addFill({ atMs: this.#nowMs, child, lots, priceHalfTicks, isCountable });
    if (book !== this.#books[0]) return;
    this.ledger.addPrint(lots, priceHalfTicks);
    if (isCountable) this.#stepOwn += lots;
  };

  #step(): void {
    this.#nowMs += STEP_MS;
    this.#stepOwn = 0;
    let others = 0;
    for (const book of this.#books) {
      const prints = book.step(this.#nowMs, STEP_MS);
      for (const child of this.#children.filter(({ terms }) => terms.instrument === book.instrument.index)) {
        if (child.terms.kind === 'limit') fillResting(book, child, prints, this.#book);
        if (child.terms.kind === 'mid-peg') fillDark(book, child, this.#rng, this.#book);
      }
      for (const { lots, priceTicks } of prints) {
        book.record(lots, 2 * priceTicks);
        if (book !== this.#books[0] || !this.#isRunning) continue;
        this.ledger.addPrint(lots, 2 * priceTicks);
        others += lots;
      }
    }
    if (this.#nowMs === TEST_DAY.openMs) this.#uncross('opening-auction');
    if (this.#nowMs === TEST_DAY.closeMs) this.#uncross('closing-auction');
    this.#endChildren((child) => child.isCancelPending);
    this.#invite();
    this.#decide();
    if (this.#isRunning) this.ledger.addVolume(others + this.#stepOwn, this.#stepOwn);
  }

  #endChildren(isEnding: (child: StubChild) => boolean): void {
    this.#children = this.#children.filter((child) => leavesIn(child) > 0 && !isEnding(child));
  }

  #uncross(kind: 'opening-auction' | 'closing-auction'): void {
    const [book] = this.#books;
    const price = (book?.market.bidTicks ?? 0) * 2;
    const others =
      book === undefined ? 0 : book.instrument.averageDailyLots * (kind === 'opening-auction' ? 0.03 : 0.09);
    if (this.#isRunning) this.ledger.addPrint(others, price);
    for (const child of this.#children.filter(({ terms }) => terms.kind === kind)) {
      const { limitTicks, side } = child.terms;
      if (limitTicks === null || side * (price / 2 - limitTicks) <= 0) this.#book(child, leavesIn(child), price, false);
    }
    this.#endChildren(({ terms }) => terms.kind === kind);
  }

  #invite(): void {
    this.#invitations = this.#invitations.filter(({ untilMs }) => untilMs > this.#nowMs);
    for (const child of this.#children.filter(({ terms }) => terms.kind === 'conditional')) {
      if (this.#rng.unit() >= (this.#order.invitationChance ?? 0)) continue;
      const { venue, destination } = child.terms;
      const lots = Math.ceil(leavesIn(child) * this.#rng.unit());
      this.#invitations.push({
        childId: child.childId,
        venue,
        destination,
        lots,
        untilMs: this.#nowMs + INVITATION_MS,
      });
      this.#endChildren((other) => other === child);
    }
  }

  #decide(): void {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const input = this.#input();
      this.#state ??= this.#order.algo.initial(input);
      const decided = this.#order.algo.decide(input, this.#state);
      this.#state = decided.state;
      this.#order.onDecision?.(input, decided);
      this.#apply(decided.wanted);
      // An invitation is answered within the step, so its cancels are confirmed at once.
      if (this.#invitations.length === 0) return;
      this.#endChildren((child) => child.isCancelPending);
    }
  }

  #apply(wanted: readonly WantedChild[]): void {
    const [own, near, far] = this.#order.instruments;
    const open = this.#children.map((child) => ({
      childId: child.childId,
      terms: { ...child.terms, lots: child.lots, lane: laneIn(child.terms.instrument) },
      leavesLots: leavesIn(child),
      isCancelPending: child.isCancelPending,
    }));
    function laneIn(instrument: number) {
      if (instrument === near?.index) return 'near' as const;
      return instrument === far?.index ? ('far' as const) : ('own' as const);
    }
    const budget = (leg: Instrument | undefined) =>
      this.#order.lots - this.ledger.filledOn(own.index) - (leg === undefined ? 0 : this.ledger.filledOn(leg.index));
    const difference = reconcileChildren(open, wanted, { near: budget(near), far: budget(far) }, laneIn);
    for (const child of this.#children) if (difference.cancels.includes(child.childId)) child.isCancelPending = true;
    for (const { wanted: terms, lots } of difference.creates) this.#send(terms, lots);
    this.#endChildren(() => false);
  }

  #send(terms: WantedChild, lots: number): void {
    const child = {
      childId: this.#nextChildId,
      terms,
      lots,
      sentMs: this.#nowMs,
      filledLots: 0,
      isCancelPending: false,
    };
    this.#nextChildId += 1;
    if (terms.kind === 'firm-up') {
      this.#invitations = this.#invitations.filter(({ venue }) => venue !== terms.venue);
      const { bidTicks, askTicks } = this.#bookOf(terms.instrument).market;
      if (this.#rng.unit() < FIRM_UP_CHANCE) this.#book(child, lots, (bidTicks ?? 0) + (askTicks ?? 0), false);
      return;
    }
    if (terms.kind === 'limit') fillTaking(this.#bookOf(terms.instrument), child, this.#book);
    if (terms.timeInForce === 'DAY') this.#children.push(child);
  }

  #input(): AlgoInput {
    const { ledger } = this;
    const order = this.#order;
    const parameters = this.#parameters;
    const [own, near, far] = order.instruments;
    const book = this.#bookOf(own.index);
    const leg = (instrument: Instrument) => ({
      instrument,
      market: this.#bookOf(instrument.index).market,
      filledLots: ledger.filledOn(instrument.index),
      filledValue: ledger.valueOn(instrument.index),
    });
    return {
      nowMs: this.#nowMs,
      day: TEST_DAY,
      instrument: own,
      market: book.market,
      side: order.side,
      isMarketLive: true,
      isTradingOn: order.isTradingOn?.(this.#nowMs) ?? true,
      totalLots: order.lots,
      filledLots: this.filledLots,
      auctionFilledLots: { opening: ledger.filledBy('opening-auction'), closing: ledger.filledBy('closing-auction') },
      limitTicks: order.limitTicks ?? null,
      parameters,
      openChildren: this.#children.map(({ terms, childId, lots, filledLots, isCancelPending, sentMs }) => ({
        ...terms,
        childId,
        lots,
        filledLots,
        isCancelPending,
        sentMs,
      })),
      invitations: this.#invitations,
      volumeSinceStart: ledger.total.all + this.#stepOwn,
      ownVolumeSinceStart: ledger.total.own + this.#stepOwn,
      volumeLast5Minutes: ledger.last5Minutes.all + this.#stepOwn,
      ownVolumeLast5Minutes: ledger.last5Minutes.own + this.#stepOwn,
      volumeShareAt: (atMs) => book.shareAt(atMs),
      expectedDayLots: own.averageDailyLots,
      venues: order.venues ?? TEST_VENUES,
      legs: near === undefined || far === undefined ? null : [leg(near), leg(far)],
      random: () => this.#rng.unit(),
    };
  }
}
