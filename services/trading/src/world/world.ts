import type { OpenDatabase } from '@meridian/storage/database';
import type { FirstLimits } from '@meridian/storage/account-limits/import-limits';
import type { FxRates } from '../kernel/ports.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { FirstRecorded, PriceMinute } from '../market/price-minute.ts';
import type { Reference } from '../reference/reference.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import type { ConnectionPort } from '../venues/connection-port.ts';
import type { VenuePort } from '../venues/venue-port.ts';
import type { WorldClients } from './world-clients.ts';
import type { TradingMemory } from './trading-memory.ts';
import type { WorldOrigin } from './world-origin.ts';

/** The hours of a world's first day before its first start. The engine lives them fast before it takes commands. */
export type UnlivedHours = {
  /** The market stands here. */
  readonly fromMs: number;
  /** From now on the world is as it is every day. */
  readonly end: () => void;
};

/** Everything outside of the engine. The engine cannot tell whether it is real, simulated or replayed. */
export type World = {
  readonly origin: WorldOrigin;
  /** Instruments, venues, destinations, vendors and exchange rates. */
  readonly reference: Reference;
  /** Reads the tables of today again, because imports may have changed them. */
  readonly readReference: () => Promise<Reference>;
  /**
   * Whether new instruments, tick tables and calendars hold at once. A simulated market is built on those of its start.
   */
  readonly isReferenceLive: boolean;
  /** Quotes, prints and the current trading day. */
  readonly market: MarketPort;
  readonly venue: VenuePort;
  readonly connections: ConnectionPort;
  readonly fx: FxRates;
  /** The first limits of accounts without any. Null where people set all limits. */
  readonly firstLimits: FirstLimits | null;
  /** The routing of the first start. Saved strategies replace those in here. */
  readonly routing: RoutingConfiguration;
  /** Clients that are not users. Null for none. */
  readonly clients: WorldClients | null;
  /** Missing when there are none. */
  readonly unlived?: UnlivedHours;
  /** Today's prices from before each was first recorded. Missing where only a recording knows them. */
  readonly earlierToday?: (firstRecorded: FirstRecorded) => readonly PriceMinute[];
  /** Call it about forty times a second. It reports everything since the last call. */
  advanceTo(nowMs: number): void;
  /** Call it after a long pause of the machine or the process. */
  arriveAt(nowMs: number): void;
  /** Stores the state that the next start needs. */
  remember(): Promise<void>;
  close(): Promise<void>;
};

export type OpenWorldOptions = {
  /** From the chosen world, which checks them. */
  readonly settings: unknown;
  readonly database: OpenDatabase;
  readonly memory: TradingMemory;
  readonly serverTimeZone: string;
  /** Nothing has happened on this desk yet. */
  readonly isNew: boolean;
  readonly nowMs: () => number;
};

/** Opens a new or a stored world. Nothing is reported before `advanceTo`. */
export type OpenWorld = (options: OpenWorldOptions) => Promise<World>;

/** The chosen world: the program of its thread, and the settings for it. */
export type WorldChoice = {
  readonly name: string;
  readonly worker: URL;
  /** Plain data, because it is sent to the thread. */
  readonly settings: unknown;
};
