import type { MarketPort } from '../../market/market-port.ts';
import { sessionCalendar, type SessionCalendarOptions } from '../../market/session-calendar.ts';
import type { Reference } from '../../reference/reference.ts';
import type { ConnectionControls, ConnectionPort } from '../connection-port.ts';
import type { VenuePort } from '../venue-port.ts';
import { assemble } from './assemble.ts';
import type { FlowScale } from './instrument-model.ts';
import type { Gateway } from './own/gateway.ts';
import { addMarket, Digest } from './state/digest.ts';
import { type MarketSnapshot, restoreSnapshot, takeSnapshot } from './state/market-snapshot.ts';

export type MarketSimulatorOptions = {
  readonly seed: number | string;
  readonly universe: Reference;
  /** First open and date of the world; see `firstSession`. */
  readonly session: SessionCalendarOptions;
  /** The start. Without a snapshot the world has run from its first day up to here. */
  readonly startMs: number;
  readonly snapshot?: MarketSnapshot;
  /** False keeps all connections up until they are changed by hand. */
  readonly hasIncidents?: boolean;
  /** Only the markets of these instruments, and those that move with them, trade until `wake`. All when missing. */
  readonly awake?: ReadonlySet<number>;
  /** Overrides the rates that follow from the instruments, for tests and measurements. */
  readonly flow?: FlowScale;
};

export type MarketSimulator = {
  readonly venue: VenuePort & Pick<Gateway, 'stateOf'>;
  readonly market: MarketPort;
  readonly connections: ConnectionPort & ConnectionControls;
  /** Runs all events up to a time. */
  readonly advanceTo: (nowMs: number) => void;
  /** Jumps to a time after a pause, without the events between. Open own orders are cancelled. */
  readonly fastForwardTo: (nowMs: number) => void;
  /** The markets that slept have traded since the start, and go on with the others. */
  readonly wake: () => void;
  readonly snapshot: () => MarketSnapshot;
  /** A fingerprint of the whole state. Equal ones continue alike. */
  readonly digest: () => string;
  /** Number of events so far. */
  readonly eventCount: () => number;
};

/** The simulated exchanges of a universe, driven by the caller's clock. */
export function createMarketSimulator(options: MarketSimulatorOptions): MarketSimulator {
  const { session, startMs, snapshot, awake } = options;
  const originMs = session.firstOpenMs;
  const calendar = sessionCalendar({ firstOpenMs: 0, firstDate: session.firstDate });
  const beginMs = startMs - originMs;
  // A continued world must not draw the random numbers of its first run again.
  const life = snapshot === undefined ? `${options.seed}` : `${options.seed} from ${beginMs}`;
  const parts = assemble(options, { calendar, originMs, beginMs }, life);
  const { engine, feed, driver, groups, statistics, gateway, connections, markets, clock } = parts;
  if (snapshot !== undefined) restoreSnapshot(snapshot, groups, statistics);
  const firstDayMs = calendar.nextBoundaryAfter(calendar.dayOf(-1).closeMs);
  if (awake !== undefined) driver.letSleep(awake);
  driver.arriveAt(beginMs, snapshot === undefined ? firstDayMs : snapshot.atMs - originMs);
  return {
    venue: gateway,
    market: feed,
    connections,
    advanceTo: (nowMs) => {
      engine.advanceTo(nowMs - originMs);
      feed.tell();
    },
    fastForwardTo: (nowMs) => {
      if (nowMs - originMs <= clock.nowMs) return;
      driver.leapTo(nowMs - originMs);
      feed.tell();
    },
    wake: () => {
      driver.wake();
      feed.tell();
    },
    snapshot: () => takeSnapshot(originMs + clock.nowMs, groups, statistics),
    digest: () => {
      const digest = new Digest();
      digest.add(clock.nowMs);
      for (const market of markets) addMarket(digest, market);
      for (const group of groups) digest.add(group.nextMs);
      for (const { instrument } of markets) {
        for (const value of Object.values(statistics.figures(instrument.index))) digest.add(value ?? Number.NaN);
      }
      return digest.text;
    },
    eventCount: () => engine.events,
  };
}
