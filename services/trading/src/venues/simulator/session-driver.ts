import type { TradingDay } from '../../market/market-port.ts';
import type { SessionCalendar } from '../../market/session-calendar.ts';
import type { Auctions } from './auction/auctions.ts';
import type { Clock } from './clock.ts';
import type { Connections } from './connections/connections.ts';
import type { Engine } from './engine.ts';
import { startContinuous, stopContinuous } from './flow/continuous.ts';
import type { FairGroup } from './flow/fair-group.ts';
import type { InstrumentMarket } from './instrument-market.ts';
import type { MarketFeed } from './market-feed.ts';
import type { Gateway } from './own/gateway.ts';
import type { OwnOrderStore } from './own/own-order-store.ts';
import type { DayStatistics } from './state/day-statistics.ts';
import { leap, type LeapOptions, overnight, tradeGroups } from './state/leap.ts';
import type { TimerQueue } from './timer-queue.ts';

export type SessionDriverOptions = LeapOptions & {
  readonly clock: Clock;
  readonly timers: TimerQueue;
  readonly calendar: SessionCalendar;
  readonly markets: readonly InstrumentMarket[];
  readonly groups: readonly FairGroup[];
  readonly statistics: DayStatistics;
  readonly auctions: Auctions;
  readonly connections: Connections;
  readonly engine: Engine;
  readonly feed: MarketFeed;
  readonly gateway: Gateway;
  readonly store: OwnOrderStore;
};

/** Takes the markets through auctions, continuous trading, closes and nights. */
export class SessionDriver {
  readonly #options: SessionDriverOptions;
  /** A leap makes scheduled boundaries invalid. */
  #generation = 0;
  /** Groups that do not trade yet, and since when. */
  #sleeping: ReadonlySet<FairGroup> = new Set();
  #asleepSinceMs = 0;

  constructor(options: SessionDriverOptions) {
    this.#options = options;
  }

  /** Jumps to a time, with prices and volumes as if traded since `fromMs`, and continues from there. */
  arriveAt(nowMs: number, fromMs: number): void {
    leap(this.#options, fromMs, nowMs);
    this.#options.clock.nowMs = nowMs;
    this.#asleepSinceMs = nowMs;
    this.#join();
  }

  /** Before the first arrival: all groups without one of these instruments wait until they are woken. */
  letSleep(awake: ReadonlySet<number>): void {
    const isAwake = ({ members }: FairGroup) => members.some(({ market }) => awake.has(market.instrument.index));
    this.#sleeping = new Set(this.#options.groups.filter((group) => !isAwake(group)));
    tellAsleep(this.#sleeping, true);
  }

  /** Those that slept leap to the present. The factors were awake. */
  wake(): void {
    const { clock, calendar, engine, feed } = this.#options;
    const woken = [...this.#sleeping];
    if (woken.length === 0) return;
    this.#sleeping = new Set();
    tellAsleep(woken, false);
    const sinceMs = this.#asleepSinceMs;
    if (calendar.phaseAt(sinceMs) === 'continuous') tradeGroups(this.#options, woken, sinceMs, clock.nowMs);
    if (calendar.phaseAt(clock.nowMs) === 'continuous') {
      this.#startMarkets(woken);
      this.#startGroups(woken);
    }
    engine.reschedule();
    feed.changedAll();
  }

  /** Enters the current phase in its middle. */
  #join(): void {
    const { clock, calendar, connections } = this.#options;
    connections.scheduleDay(calendar.dayIndexAt(clock.nowMs));
    this.#enterPhase();
    this.#finishTransition();
  }

  /** Jumps to a time. Prices and volumes change as if traded; own orders do not survive. */
  leapTo(nowMs: number): void {
    const { clock, markets, groups, factors, gateway, auctions } = this.#options;
    this.wake();
    gateway.pullAll(() => true, 'The market was interrupted');
    for (const market of markets) {
      if (market.isContinuous) stopContinuous(market);
      auctions.abandon(market);
    }
    for (const group of groups) group.stop();
    factors.stop();
    this.arriveAt(nowMs, clock.nowMs);
  }

  #passBoundary(): void {
    const { clock, calendar } = this.#options;
    this.wake();
    const isNewDay = calendar.dayIndexAt(clock.nowMs) !== calendar.dayIndexAt(clock.nowMs - 1);
    if (isNewDay) this.#roll();
    else this.#leavePhase();
    this.#enterPhase();
    this.#finishTransition();
  }

  #finishTransition(): void {
    const { clock, calendar, timers, engine, feed } = this.#options;
    engine.reschedule();
    feed.changedAll();
    this.#generation += 1;
    const generation = this.#generation;
    timers.at(calendar.nextBoundaryAfter(clock.nowMs), () => {
      if (generation === this.#generation) this.#passBoundary();
    });
  }

  #roll(): void {
    const { clock, calendar, statistics, store, connections } = this.#options;
    statistics.roll();
    store.rollDay();
    overnight(this.#options);
    connections.scheduleDay(calendar.dayIndexAt(clock.nowMs));
  }

  /** Ends the phases that end now. */
  #leavePhase(): void {
    const { clock, calendar, markets, groups, factors, auctions, gateway } = this.#options;
    switch (calendar.phaseAt(clock.nowMs - 1)) {
      case 'opening-auction':
        for (const market of markets) auctions.uncross(market, 'opening');
        break;
      case 'continuous':
        for (const market of markets) if (market.isContinuous) stopContinuous(market);
        for (const group of groups) group.stop();
        factors.stop();
        break;
      case 'closing-auction':
        for (const market of markets) auctions.uncross(market, 'closing');
        gateway.expireAll();
        break;
      case 'closed':
        break;
    }
  }

  /** Starts the phases that start now or have started before. */
  #enterPhase(): void {
    const { clock, calendar, markets, groups, factors, auctions } = this.#options;
    const { nowMs } = clock;
    const day = calendar.dayOf(calendar.dayIndexAt(nowMs));
    const phase = calendar.phaseAt(nowMs);
    if (phase === 'continuous') {
      const awake = groups.filter((group) => !this.#sleeping.has(group));
      this.#startMarkets(awake);
      factors.start(nowMs);
      this.#startGroups(awake);
    } else if (phase !== 'closed') {
      const isOpening = phase === 'opening-auction';
      for (const market of markets.filter(isTradedOn(day)).filter((each) => auctions.isHeldFor(each))) {
        auctions.startCall(market, isOpening ? 'opening' : 'closing', nowMs, isOpening ? day.openMs : day.closeMs);
      }
    }
  }

  #startMarkets(started: readonly FairGroup[]): void {
    const { clock, calendar, markets } = this.#options;
    const day = calendar.dayOf(calendar.dayIndexAt(clock.nowMs));
    const members = new Set(started.flatMap((group) => group.members.map(({ market }) => market)));
    for (const market of markets.filter((each) => members.has(each)).filter(isTradedOn(day))) {
      startContinuous(market, day.openMs, clock.nowMs);
    }
  }

  #startGroups(started: readonly FairGroup[]): void {
    const { clock, calendar, groups } = this.#options;
    const { nowMs } = clock;
    const day = calendar.dayOf(calendar.dayIndexAt(nowMs));
    // Spread over their step, so that groups do not all move at the same instant.
    for (const [at, group] of groups.entries()) {
      if (started.includes(group)) group.start(day.openMs, nowMs + (group.stepMs * ((at * 7) % 16)) / 16 + 1);
    }
  }
}

function tellAsleep(groups: Iterable<FairGroup>, isAsleep: boolean): void {
  for (const { members } of groups) for (const { market } of members) market.isAsleep = isAsleep;
}

function isTradedOn({ date }: Pick<TradingDay, 'date'>): (market: InstrumentMarket) => boolean {
  return ({ instrument }) => (instrument.lastTradingDate ?? '9999') >= date;
}
