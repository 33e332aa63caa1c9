import type { OpenDatabase } from '@meridian/storage/database';
import type { FirstLimits } from '@meridian/storage/account-limits/import-limits';
import type { FxRates } from '../kernel/ports.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { PriceMinute } from '../market/price-minute.ts';
import type { Reference } from '../reference/reference.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import type { ConnectionPort } from '../venues/connection-port.ts';
import type { VenuePort } from '../venues/venue-port.ts';
import type { WorldClients } from './world-clients.ts';
import type { TradingMemory } from './trading-memory.ts';
import type { WorldOrigin } from './world-origin.ts';

/** Everything that lies outside of the engine; whether it is real, made up or played back, the engine cannot tell. */
export type World = {
  readonly origin: WorldOrigin;
  /** Instruments, venues, destinations, vendors and exchange rates. */
  readonly reference: Reference;
  /** The tables as they are now, as of the day of now: imports may have changed them. */
  readonly readReference: () => Promise<Reference>;
  /**
   * Whether new instruments, tick tables and calendars hold at once. A simulated market is built on those of its start.
   */
  readonly isReferenceLive: boolean;
  /** Quotes, prints and the trading day of now. */
  readonly market: MarketPort;
  readonly venue: VenuePort;
  readonly connections: ConnectionPort;
  readonly fx: FxRates;
  /** What accounts begin with that nobody has set limits for; null where people set all of them. */
  readonly firstLimits: FirstLimits | null;
  /** How orders are routed at the first start; strategies that people save come instead of those in here. */
  readonly routing: RoutingConfiguration;
  /** Those who trade without being users; null where nobody does. */
  readonly clients: WorldClients | null;
  /** Prices of today from before the first recorded minute, or the start; not there where only a recording knows. */
  readonly earlierToday?: (firstRecorded: PriceMinute | null) => readonly PriceMinute[];
  /** To be called some forty times a second; what happened outside since the last call is told now. */
  advanceTo(nowMs: number): void;
  /** After a long pause, of the machine or of the process. */
  arriveAt(nowMs: number): void;
  /** Writes down what should outlive the process. */
  remember(): Promise<void>;
  close(): Promise<void>;
};

export type OpenWorldOptions = {
  /** From the world's choice; each world checks its own. */
  readonly settings: unknown;
  readonly database: OpenDatabase;
  readonly memory: TradingMemory;
  readonly serverTimeZone: string;
  readonly nowMs: () => number;
};

/** How a world begins or goes on; nothing is told before `advanceTo`. */
export type OpenWorld = (options: OpenWorldOptions) => Promise<World>;

/** What the composition root names: the thread's program, which knows one world, and what that is told. */
export type WorldChoice = {
  readonly name: string;
  readonly worker: URL;
  /** Plain data, because it crosses into the thread. */
  readonly settings: unknown;
};
