import {
  VENUE_HORIZONS_MS,
  type VenueFillSums,
  type VenueLiquidity,
  type VenueSent,
} from '@meridian/domain/venue-fill-sums';
import type { TodayVenues, TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import type { Committed } from '../../kernel/commit/committed.ts';
import { midHalfTicks } from '../../kernel/market-snap.ts';
import type { FxRates } from '../../kernel/ports.ts';
import { priceOfHalfTicks } from '../../kernel/price-units.ts';
import type { Child } from '../../kernel/state/child.ts';
import type { Execution } from '../../kernel/state/execution.ts';
import type { OrderStore } from '../../kernel/state/order-store.ts';
import { OPENING_CALL_MS } from '../../market/session-calendar.ts';
import type { MarketPort } from '../../market/market-port.ts';
import { fillUsd } from '../../reference/fees.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { type LineKind, LineKinds } from './line-kinds.ts';
import {
  addFill,
  addMarkout,
  halfSpread,
  chosenLines,
  LineSums,
  totalOf,
  type VenueLine,
  visibleLines,
} from './venue-line.ts';
import { type WaitingFill, WaitingFills } from './waiting-fills.ts';

export type TodayFillsOptions = {
  readonly orders: Pick<OrderStore, 'parents' | 'children' | 'childIdsOf' | 'executionsOf'>;
  readonly market: Pick<MarketPort, 'view' | 'day' | 'isLive'>;
  readonly instruments: readonly Instrument[];
  readonly fx: FxRates;
};

/** Five minutes of a very busy desk. A fill beyond it has no markouts until its day is stored. */
const MAX_WAITING = 200_000;
/** Beyond it all instruments of a venue count as one. */
const MAX_LINES = 100_000;
/** Orders from before the start that are counted at a time. */
const EARLIER_ORDERS = 100;
/** Stored days use the clusters below it, and today as many above. */
const FIRST_CLUSTER = 256;
const LIQUIDITIES: readonly VenueLiquidity[] = ['add', 'remove', 'mid', 'auction'];

/** Sums of today's fills by venue with the mids that followed. Stored days have them from the recording. */
export class TodayFills {
  readonly #options: TodayFillsOptions;
  #kinds = new LineKinds();
  readonly #lines = new Map<number, VenueLine>();
  #sums = new LineSums();
  readonly #waiting = new WaitingFills(VENUE_HORIZONS_MS);
  /** Orders from before the start that are not counted yet, and what of them came since and is. */
  #earlier: Iterator<number> | null;
  readonly #counted = new Set<number | string>();
  #date: string | null = null;
  #unseen = 0;

  constructor(options: TodayFillsOptions) {
    this.#options = options;
    this.#today();
    this.#earlier = [...options.orders.parents.keys()].values();
  }

  /** Whether orders from before the start are still to be counted. */
  get isBehind(): boolean {
    return this.#earlier !== null;
  }

  /** Counts some of the orders from before the start. A large desk has too many for one step. */
  catchUp(count: number): void {
    for (let left = count; left > 0 && this.#earlier !== null; left -= 1) {
      const { value, done } = this.#earlier.next();
      if (done !== true) this.#countEarlier(value);
      else this.#endEarlier();
    }
  }

  see({ changes }: Pick<Committed, 'changes'>): void {
    this.#today();
    for (const { journaled, children, execution } of changes) {
      if (journaled.event.kind === 'ChildCreated') for (const child of children) this.#sendNew(child);
      const [child] = children;
      if (execution !== null && child !== undefined) this.#fillNew(execution, child);
    }
  }

  /** To be called many times a second: a mid is taken as soon as it is due, and earlier orders are counted by and by. */
  tick(nowMs: number, hasTime = true): void {
    this.#waiting.takeDue(nowMs, this.#mark);
    if (hasTime) this.catchUp(EARLIER_ORDERS);
  }

  answer(question: TodayVenuesQuestion): TodayVenues {
    this.#today();
    this.catchUp(Number.POSITIVE_INFINITY);
    const [isVisible, isChosen] = [visibleLines(question), chosenLines(question)];
    const visible = [...this.#lines.values()].filter(({ key }) => isVisible(key));
    const chosen = visible.filter(({ key }) => isChosen(key));
    return {
      date: this.#date ?? '',
      fills: merged(chosen, question.equal),
      unseen: this.#unseen,
      sent: sentTo(this.#kinds.all.filter(({ key, isSentTo }) => isSentTo && isVisible(key) && isChosen(key))),
      countries: [...new Set(visible.flatMap(({ key }) => key.country ?? []))],
      strats: [...new Set(visible.map(({ key }) => key.strat))],
    };
  }

  #countEarlier(parentId: number): void {
    const { orders } = this.#options;
    for (const id of orders.childIdsOf(parentId)) {
      const child = this.#counted.has(id) ? undefined : orders.children.get(id);
      if (child !== undefined) this.#send(child);
    }
    for (const execution of orders.executionsOf(parentId)) {
      const child = this.#counted.has(execution.key) ? undefined : orders.children.get(execution.childId);
      if (child !== undefined && this.#fill(execution, child) !== null) this.#unseen += 1;
    }
  }

  #endEarlier(): void {
    this.#earlier = null;
    this.#counted.clear();
  }

  #sendNew(child: Child): void {
    if (this.isBehind) this.#counted.add(child.id);
    this.#send(child);
  }

  #fillNew(execution: Execution, child: Child): void {
    if (this.isBehind) this.#counted.add(execution.key);
    const waiting = this.#fill(execution, child);
    if (waiting === null) return;
    if (this.#waiting.size >= MAX_WAITING) this.#unseen += 1;
    else this.#waiting.add(waiting);
  }

  /** The next day begins empty. */
  #today(): void {
    const { date } = this.#options.market.day();
    if (date === this.#date) return;
    this.#date = date;
    this.#kinds = new LineKinds();
    this.#lines.clear();
    this.#sums = new LineSums();
    this.#unseen = 0;
    this.#waiting.clear();
  }

  readonly #mark = ({ line, fill, instrument }: WaitingFill, horizon: number): void => {
    const { market } = this.#options;
    const mid = market.isLive() ? midHalfTicks(market.view(instrument)) : null;
    if (mid !== null) addMarkout(line, fill, horizon, mid);
  };

  #isToday(ms: number): boolean {
    return ms >= this.#options.market.day().openMs - OPENING_CALL_MS;
  }

  #send(child: Child): void {
    const kind = this.#isToday(child.createdMs) ? this.#kindOf(child) : null;
    if (kind === null) return;
    kind.isSentTo = true;
    kind.sent += child.terms.lots * this.#lotSizeOf(child);
  }

  /** Null for what is no fill of one instrument at a price above zero, and for fills of other days. */
  #fill(execution: Execution, child: Child): WaitingFill | null {
    const { instruments, fx } = this.#options;
    const instrument = instruments[child.terms.instrument];
    if (instrument === undefined || !this.#isToday(execution.atMs)) return null;
    const kind = this.#kindOf(child);
    const rate = fx(instrument.currency);
    if (kind === null || rate === null) return null;
    const { lots, priceHalfTicks: price, snap } = execution;
    const qty = lots * instrument.lotSize;
    kind.isSentTo = true;
    kind.filled += qty;
    if (child.terms.lane !== 'own' || instrument.legs !== null || price <= 0) return null;
    const usd = fillUsd(instrument, lots, priceOfHalfTicks(price, instrument.tickSize), rate);
    const fill = {
      sign: child.terms.side,
      price,
      usd,
      qty,
      bid: halfTicks(snap.bidTicks),
      ask: halfTicks(snap.askTicks),
    };
    const { printedAt } = execution;
    const printed = printedAt === undefined || printedAt === kind.key.venue ? kind : this.#kindOf(child, printedAt);
    const line = this.#lineOf(printed ?? kind, execution, instrument.index);
    addFill(line, fill);
    const marked = { sign: fill.sign, price, usd, half: halfSpread(fill) };
    return { line, fill: marked, instrument: instrument.index, atMs: execution.venueMs };
  }

  /** Null for an order that has left the engine. */
  #kindOf({ parentId, terms }: Child, venue = terms.venue): LineKind | null {
    const { orders, instruments } = this.#options;
    const parent = orders.parents.get(parentId);
    const traded = instruments[terms.instrument];
    if (parent === undefined || traded === undefined) return null;
    return this.#kinds.of(venue, terms.side === 1, parent.terms, traded);
  }

  #lotSizeOf({ terms }: Child): number {
    return this.#options.instruments[terms.instrument]?.lotSize ?? 1;
  }

  #lineOf(kind: LineKind, { liquidity }: Execution, instrument: number): VenueLine {
    const cluster = FIRST_CLUSTER + (this.#lines.size < MAX_LINES ? instrument % FIRST_CLUSTER : 0);
    const nth = (2 * FIRST_CLUSTER * kind.nth + cluster) * LIQUIDITIES.length + LIQUIDITIES.indexOf(liquidity);
    const known = this.#lines.get(nth);
    if (known !== undefined) return known;
    const { sums, first } = this.#sums.next();
    const line = { key: kind.key, liquidity, cluster, sums, first };
    this.#lines.set(nth, line);
    return line;
  }
}

function halfTicks(ticks: number | null): number | null {
  return ticks === null ? null : 2 * ticks;
}

function merged(lines: readonly VenueLine[], isAlike: boolean): readonly VenueFillSums[] {
  const groups = Map.groupBy(lines, ({ key, liquidity, cluster }) => `${key.venue}|${liquidity}|${cluster}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { key, liquidity, cluster } = first;
    return [{ venue: key.venue, liquidity, cluster, ...totalOf(group, isAlike) }];
  });
}

function sentTo(kinds: readonly LineKind[]): readonly VenueSent[] {
  return [...Map.groupBy(kinds, ({ key }) => key.venue)].map(([venue, group]) => ({
    venue,
    sent: group.reduce((sum, { sent }) => sum + sent, 0),
    filled: group.reduce((sum, { filled }) => sum + filled, 0),
  }));
}
