import { IdQueue } from '../by-id/id-queue.ts';
import { type Instrument, isTraded } from '../reference/instrument.ts';
import { applyEvent } from './apply/apply-event.ts';
import { type Change, changeOf } from './commit/change.ts';
import type { Effect } from './commit/effect.ts';
import type { TurnResult } from './commit/group-commit.ts';
import { symbolKey } from './commands/order-terms.ts';
import type { Cause } from './events/cause.ts';
import { EVENT_VERSION } from './events/event-head.ts';
import { type FamilyEvent, isFamilyEvent, type KernelEvent } from './events/kernel-event.ts';
import type { KernelPorts } from './kernel-ports.ts';
import { LiveOrders } from './run/live-orders.ts';
import { isLastLook } from './run/last-look.ts';
import { LookBudget } from './run/look-budget.ts';
import { LookTimes } from './run/look-times.ts';
import { runOrder } from './run/run-order.ts';
import type { KernelState } from './state/kernel-state.ts';
import type { MarketTape } from './tape/market-tape.ts';
import type { Turn } from './turn.ts';

/** A turn that threw midway leaves a state that the journal does not explain, so the engine stops. */
export type TurnOutcome =
  | (TurnResult & { readonly kind: 'done' })
  | { readonly kind: 'broken'; readonly error: unknown };

/** That a child left or arrived tells an algorithm nothing: it has counted on that since it wanted the child. */
function mayChangeDecision({ kind }: FamilyEvent): boolean {
  return kind !== 'ChildrenSent' && kind !== 'ChildAccepted';
}

/** The only turn object, reused for every input. */
export class EngineTurn implements Turn {
  readonly state: KernelState;
  readonly ports: KernelPorts;
  readonly tape: MarketTape;
  readonly live: LiveOrders;
  readonly wakes = new LookTimes((id, atMs) => this.#isLast(id, atMs));
  readonly looks: LookBudget;
  readonly symbols = new Map<string, Instrument>();
  head: Turn['head'] = { v: EVENT_VERSION, atMs: 0 };
  #seq: number;
  #changes: Change[] = [];
  #effects: Effect[] = [];
  readonly #due = new IdQueue();
  #isEnding = false;

  /** `clockMs` goes on during a turn, unlike the turn's own time. */
  constructor(state: KernelState, ports: KernelPorts, tape: MarketTape, lastSeq: number, clockMs: () => number) {
    this.state = state;
    this.ports = ports;
    this.tape = tape;
    this.live = new LiveOrders(ports.seed);
    this.#seq = lastSeq;
    this.looks = new LookBudget(clockMs);
    this.addSymbols(ports.instruments);
  }

  addSymbols(instruments: readonly Instrument[]): void {
    for (const instrument of instruments) {
      if (!isTraded(instrument)) continue;
      this.symbols.set(symbolKey(instrument.assetClass, instrument.exchangeSymbol), instrument);
    }
  }

  get nowMs(): number {
    return this.head.atMs;
  }

  emit(event: KernelEvent): void {
    this.#seq += 1;
    const journaled = { seq: this.#seq, event };
    applyEvent(this.state, journaled);
    this.#changes.push(changeOf(this.state.orders, journaled));
    // An order's own changes during its examination need no second one.
    if (isFamilyEvent(event) && !this.#isEnding && mayChangeDecision(event)) this.#due.add(event.parentId);
    if (event.kind === 'TradingDayBegan') this.head = { ...this.head, date: event.day.date };
  }

  send(effect: Effect): void {
    this.#effects.push(effect);
  }

  touch(parentId: number): void {
    this.#due.add(parentId);
  }

  #isLast(id: number, atMs: number): boolean {
    const parent = this.state.orders.parents.get(id);
    return parent !== undefined && isLastLook(parent, this.live.get(id)?.plan ?? null, this.ports.market.day(), atMs);
  }

  /** Does the work, examines every order that it touched, and returns the result. */
  run(nowMs: number, cause: Cause, work: (turn: Turn) => void): TurnOutcome {
    const date = this.state.desk.day?.date;
    // Journal time never runs backwards.
    const atMs = Math.max(nowMs, this.head.atMs);
    this.head = { v: EVENT_VERSION, atMs, date, cause };
    try {
      this.#isEnding = false;
      work(this);
      this.#isEnding = true;
      this.looks.begin();
      for (let id = this.#due.next(); id !== undefined; id = this.#due.next()) runOrder(this, id);
    } catch (error) {
      return { kind: 'broken', error };
    }
    const result = { kind: 'done', changes: this.#changes, effects: this.#effects } as const;
    this.#changes = [];
    this.#effects = [];
    return result;
  }
}
