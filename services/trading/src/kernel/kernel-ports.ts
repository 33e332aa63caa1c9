import type { ConnectionPort } from '../venues/connection-port.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { AlgoRunner, FxRates, LimitsOf, Router, VolumeForecast } from './ports.ts';

/** How long the engine waits for what; all in milliseconds. */
export type KernelTimings = {
  /** A cancel that a venue refused is asked again after this, and after twice as long each further time. */
  readonly cancelRetryMs: number;
  readonly maxCancelRetryMs: number;
  /** After a refused child the order waits this long, and twice as long after each further one. */
  readonly rejectHoldMs: number;
  readonly maxRejectHoldMs: number;
  /** After its end time an order has this long for reports that are on their way. */
  readonly endGraceMs: number;
  /** A spread that ends with a naked leg tries to hedge it for this long. */
  readonly hedgeMs: number;
  /** An algorithm is asked at most this often because the market moved, and at least this often. */
  readonly marketDecideGapMs: number;
  readonly maxDecideGapMs: number;
  /** Sums of the market are written this often. */
  readonly tapeMarkMs: number;
  /** Venues have this long to say what became of child orders after a restart; then a person decides. */
  readonly doubtMs: number;
  /** After this the kill switch names those who have not answered. */
  readonly killReportMs: number;
};

export const DEFAULT_TIMINGS: KernelTimings = {
  cancelRetryMs: 5_000,
  maxCancelRetryMs: 30_000,
  rejectHoldMs: 500,
  maxRejectHoldMs: 60_000,
  endGraceMs: 2_000,
  hedgeMs: 30_000,
  marketDecideGapMs: 250,
  maxDecideGapMs: 30_000,
  tapeMarkMs: 10_000,
  doubtMs: 60_000,
  killReportMs: 5_000,
};

/** Venues that refuse this many children in a row end the order. */
export const MAX_REJECTS_IN_ROW = 20;

/** What the engine decides with; all of it answers at once. */
export type KernelPorts = {
  readonly instruments: readonly Instrument[];
  readonly market: Pick<MarketPort, 'view' | 'day' | 'isLive'>;
  readonly router: Router;
  readonly connections: Pick<ConnectionPort, 'destinations' | 'reconnect'>;
  readonly algos: AlgoRunner;
  readonly forecast: VolumeForecast;
  readonly fx: FxRates;
  readonly limitsOf: LimitsOf;
  /** Orders that the engine holds at a time, finished ones of the kept days included. */
  readonly maxOrders: number;
  readonly isKnownAccount: (account: string, allocAccount: string) => boolean;
  readonly seed: number | string;
  /** Trading days that finished orders stay for, today included. */
  readonly keptDays: number;
  readonly timings: KernelTimings;
};
