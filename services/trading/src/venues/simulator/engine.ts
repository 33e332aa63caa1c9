import type { Clock } from './clock.ts';
import { continuousEvent } from './flow/continuous.ts';
import type { FairGroup } from './flow/fair-group.ts';
import type { InstrumentMarket } from './instrument-market.ts';
import { SourceHeap } from './source-heap.ts';
import type { TimerQueue } from './timer-queue.ts';

/** Runs all events in order of time. An event keeps its time across steps, so steps of any size give the same world. */
export class Engine {
  readonly clock: Clock;
  readonly #timers: TimerQueue;
  readonly #markets: readonly InstrumentMarket[];
  readonly #groups: readonly FairGroup[];
  readonly #heap: SourceHeap;
  readonly #growCall: (market: InstrumentMarket) => void;
  /** Called after each event, because a book may have only one side during it. Prints are published then. */
  readonly #afterEvent: () => void;
  /** Number of events so far, for measurements. */
  events = 0;

  constructor(
    clock: Clock,
    timers: TimerQueue,
    markets: readonly InstrumentMarket[],
    groups: readonly FairGroup[],
    growCall: (market: InstrumentMarket) => void,
    afterEvent: () => void,
  ) {
    this.clock = clock;
    this.#timers = timers;
    this.#markets = markets;
    this.#groups = groups;
    this.#heap = new SourceHeap(markets.length + groups.length);
    this.#growCall = growCall;
    this.#afterEvent = afterEvent;
  }

  /** Call it after a phase has changed the times of next events. */
  reschedule(): void {
    for (const [at, market] of this.#markets.entries()) this.#heap.set(at, market.nextMs);
    for (const [at, group] of this.#groups.entries()) this.#heap.set(this.#markets.length + at, group.nextMs);
  }

  advanceTo(nowMs: number): void {
    const { clock } = this;
    const timers = this.#timers;
    const heap = this.#heap;
    for (;;) {
      const timerMs = timers.nextMs;
      const sourceMs = heap.topMs;
      if (timerMs <= sourceMs) {
        if (timerMs > nowMs) break;
        clock.nowMs = Math.max(clock.nowMs, timerMs);
        timers.take()();
      } else {
        if (sourceMs > nowMs) break;
        clock.nowMs = sourceMs;
        this.#runSource(heap.topSource);
      }
      this.#afterEvent();
    }
    clock.nowMs = Math.max(clock.nowMs, nowMs);
  }

  #runSource(source: number): void {
    this.events += 1;
    const market = this.#markets[source];
    if (market !== undefined) {
      if (market.isContinuous) continuousEvent(market);
      else this.#growCall(market);
      this.#heap.set(source, market.nextMs);
      return;
    }
    const group = this.#groups[source - this.#markets.length];
    if (group === undefined) throw new Error(`no source ${source}`);
    group.step(this.clock.nowMs);
    this.#heap.set(source, group.nextMs);
  }
}
