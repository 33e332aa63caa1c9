import type { TradingDay } from '../../market/market-port.ts';
import type { DayTotal } from '../tape/market-tape.ts';

/** The kill switch from the moment it was thrown until it was released. */
export type KillSwitch = {
  readonly atMs: number;
  readonly by: string;
  readonly reason: string | null;
  /** Child orders that were open then. */
  readonly childIds: readonly number[];
  /** When the report was written, and who had not answered by then. */
  readonly reportedMs: number | null;
  readonly stragglers: readonly number[];
  readonly isComplete: boolean;
};

/** The state outside single orders. Replaced, never changed in place. */
export type Desk = {
  readonly isAutoTrading: boolean;
  readonly autoTradingBy: string | null;
  /** Not there when none was given, and in older snapshots. */
  readonly autoTradingReason?: string;
  readonly autoTradingMs: number;
  readonly killSwitch: KillSwitch | null;
  readonly day: TradingDay | null;
  readonly nextParentId: number;
  readonly nextChildId: number;
  /** The days whose orders are here, oldest first, today last. */
  readonly dates: readonly string[];
};

export const FIRST_DESK: Desk = {
  isAutoTrading: true,
  autoTradingBy: null,
  autoTradingMs: 0,
  killSwitch: null,
  day: null,
  nextParentId: 1,
  nextChildId: 1,
  dates: [],
};

/** The totals of a past day, for orders that ended on it. */
export function dayTotalKey(date: string, instrument: number): string {
  return `${date}|${instrument}`;
}

export type DayTotals = ReadonlyMap<string, DayTotal>;
