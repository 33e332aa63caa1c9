import type { TradingDay } from '../../market/market-port.ts';
import type { VenueReport } from '../../venues/venue-port.ts';
import type { CommandAnswer } from '../state/command-answers.ts';
import type { DayTotal } from '../tape/market-tape.ts';
import type { TapeMark } from '../tape/tape-mark.ts';
import type { Asked, DeskEventHead } from './event-head.ts';

/** The kill switch, thrown or released. */
export type GlobalAutoTradingSet = DeskEventHead<'GlobalAutoTradingSet'> &
  Asked & {
    readonly isOn: boolean;
    /** Child orders that were open at that moment. */
    readonly childIds: readonly number[];
  };

/** The reason for a stop, given after it. */
export type GlobalAutoTradingExplained = DeskEventHead<'GlobalAutoTradingExplained'> & {
  readonly by: string;
  readonly reason: string;
};

/** Written when the time limit is over, and again when the last one has answered. */
export type KillSwitchReported = DeskEventHead<'KillSwitchReported'> & {
  readonly stragglers: readonly number[];
};

/** A person asked a destination that is down to sign on again. */
export type DestinationRetryRequested = DeskEventHead<'DestinationRetryRequested'> &
  Asked & { readonly destination: string };

/** A user's answer, so that a repeated command gets the same answer. */
export type CommandAnswered = DeskEventHead<'CommandAnswered'> & {
  readonly userId: number;
  readonly commandId: string;
  readonly answer: CommandAnswer;
  /** The digest of what was asked. Missing in older journals. */
  readonly terms?: string;
};

/** Market sums, written regularly so that benchmarks survive a restart. */
export type TapeMarked = DeskEventHead<'TapeMarked'> & {
  readonly marks: readonly { readonly instrument: number; readonly mark: TapeMark }[];
};

export type TradingDayBegan = DeskEventHead<'TradingDayBegan'> & {
  readonly day: TradingDay;
  /** Totals of the finished day, for instruments with orders. */
  readonly ended: {
    readonly date: string;
    readonly totals: readonly (DayTotal & { readonly instrument: number })[];
  } | null;
  /** Earlier days leave the engine. */
  readonly keepFrom: string;
  /** The orders that leave with them, as ranges of ids. */
  readonly evicted: readonly (readonly [firstId: number, lastId: number])[];
};

export type EngineRecovered = DeskEventHead<'EngineRecovered'> & {
  /** Number of open child orders. Each is in doubt from here on. */
  readonly openChildren: number;
  /** Only in older journals, where venues answered at once. */
  readonly unknownAtVenue?: number;
};

/** A venue's report that changed nothing: repeated, too late, or not about our orders. */
export type ReportSetAside = DeskEventHead<'ReportSetAside'> & {
  readonly report: VenueReport;
  readonly why: 'ignored' | 'strange';
};

export type DeskEvent =
  | GlobalAutoTradingSet
  | GlobalAutoTradingExplained
  | KillSwitchReported
  | DestinationRetryRequested
  | CommandAnswered
  | TapeMarked
  | TradingDayBegan
  | ReportSetAside
  | EngineRecovered;
