import type { ConnectionPort } from '../venues/connection-port.ts';
import type { MarketPort } from '../market/market-port.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { AlgoRunner, FxRates, LimitsOf, Router, VolumeForecast } from './ports.ts';

/** How long the engine waits for what; all in milliseconds. */
export type KernelTimings = {
  /** A refused cancel is retried after this time, which doubles each time. */
  readonly cancelRetryMs: number;
  readonly maxCancelRetryMs: number;
  /** After a refused child the order waits this long, which doubles each time. */
  readonly rejectHoldMs: number;
  readonly maxRejectHoldMs: number;
  /** After its end an order waits this long for late reports. */
  readonly endGraceMs: number;
  /** A spread that ends with an unhedged leg tries to hedge it for this long. */
  readonly hedgeMs: number;
  /** Minimum and maximum time between two decisions of an algorithm when the market moves. */
  readonly marketDecideGapMs: number;
  readonly maxDecideGapMs: number;
  /** Sums of the market are written this often. */
  readonly tapeMarkMs: number;
  /** An order with child orders in doubt waits this long for its venues before the rest is worked elsewhere. */
  readonly doubtPatienceMs: number;
  /** Venues have this long to report child orders after a restart. Then a person decides. */
  readonly doubtMs: number;
  /** After this time the kill report names those who have not answered. */
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
  doubtPatienceMs: 1_000,
  doubtMs: 60_000,
  killReportMs: 5_000,
};

/** This many refused children in a row end the order. */
export const MAX_REJECTS_IN_ROW = 20;

/** What the engine decides with. All calls are synchronous. */
export type KernelPorts = {
  readonly instruments: readonly Instrument[];
  readonly market: Pick<MarketPort, 'view' | 'day' | 'isLive'>;
  readonly router: Router;
  readonly connections: Pick<ConnectionPort, 'destinations' | 'reconnect'>;
  readonly algos: AlgoRunner;
  readonly forecast: VolumeForecast;
  readonly fx: FxRates;
  readonly limitsOf: LimitsOf;
  /** Maximum orders in the engine, including finished ones of kept days. */
  readonly maxOrders: number;
  readonly isKnownAccount: (account: string, allocAccount: string) => boolean;
  readonly seed: number | string;
  /** Trading days for which finished orders stay, including today. */
  readonly keptDays: number;
  readonly timings: KernelTimings;
};
