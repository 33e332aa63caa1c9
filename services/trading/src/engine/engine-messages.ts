import type { AccountUseRow } from '@meridian/domain/limits/account-use-row';
import type { KillReport } from '@meridian/protocol/live/kill-report';
import type { NewCheckedOrder } from '@meridian/storage/account-limits/checked-order-store';
import type { NewLogEntry } from '@meridian/storage/event-log/log-entry';
import type { DeskAccount } from '../reference/desk-account.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import type { CommandOutcome } from '../live/command-handlers.ts';
import type { Reference } from '../reference/reference.ts';
import type { RowBatch } from '../topics/row-batch.ts';
import type { ConnectionChange } from '../venues/connection-port.ts';
import type { WorldOrigin } from '../world/world-origin.ts';
import type { TodayVenuesQuestion } from '@meridian/protocol/ports/today-venues';
import type { AskingUser, TradeQuestion } from './questions/trade-question.ts';

/** Requests to the engine's thread. */
export type EngineRequest =
  | { readonly kind: 'command'; readonly ticket: number; readonly command: KernelCommand; readonly user: KernelUser }
  | { readonly kind: 'question'; readonly ticket: number; readonly question: TradeQuestion; readonly user: AskingUser }
  /** The strategies of open orders. */
  | { readonly kind: 'live-strategies'; readonly ticket: number }
  /** Orders and changes that wait for a review. */
  | { readonly kind: 'held-orders'; readonly ticket: number }
  /** Today's fills by venue. */
  | { readonly kind: 'today-venues'; readonly ticket: number; readonly question: TodayVenuesQuestion }
  /** A batch was taken, so the next may follow. */
  | { readonly kind: 'rows-taken' }
  /** The complete list of watched books. */
  | { readonly kind: 'watch-depth'; readonly symbols: readonly string[] }
  /** The complete list of orders whose audit somebody looks at. Answered with its version. */
  | { readonly kind: 'watch-audit'; readonly version: number; readonly parentIds: readonly number[] }
  /** The complete list of orders that somebody has on the screen. */
  | { readonly kind: 'watch-orders'; readonly parentIds: readonly number[] }
  /** Somebody saved or removed a custom strategy. */
  | { readonly kind: 'routing-changed' }
  /** Somebody changed limits of accounts. */
  | { readonly kind: 'limits-changed' }
  /** Somebody imported reference data. */
  | { readonly kind: 'reference-changed' }
  | { readonly kind: 'close' };

/** The state of global auto-trading for the desk. */
export type AutoTradingState = {
  readonly isOn: boolean;
  readonly by: string | null;
  readonly reason: string | null;
  readonly sinceMs: number;
  readonly killReport: KillReport | null;
};

export type EngineStarted = {
  readonly origin: WorldOrigin;
  readonly reference: Reference;
  /** Whether new instruments, tick tables and calendars hold without a restart. */
  readonly isReferenceLive: boolean;
  readonly accounts: readonly DeskAccount[];
  readonly recoveredOrders: number;
  readonly replayedEvents: number;
  readonly recoveryMs: number;
  /** Orders in the engine. Any others that are shown are gone. */
  readonly orderIds: readonly number[];
};

/** Messages from the engine. */
export type EngineNews =
  | { readonly kind: 'started'; readonly started: EngineStarted }
  | { readonly kind: 'answer'; readonly ticket: number; readonly answer: CommandAnswer }
  | { readonly kind: 'question-answer'; readonly ticket: number; readonly outcome: CommandOutcome }
  | { readonly kind: 'rows'; readonly batch: RowBatch }
  /** From now on the audit of the orders that were named with this version is published. */
  | { readonly kind: 'audit-watched'; readonly version: number }
  | { readonly kind: 'connections'; readonly changes: readonly ConnectionChange[] }
  | { readonly kind: 'auto-trading'; readonly state: AutoTradingState }
  | { readonly kind: 'times'; readonly lastChildOrderMs: number | null; readonly lastMarketDataMs: number | null }
  /** Sent about once a second, so that silence means trouble. Contains how long the journal has waited for the disk. */
  | { readonly kind: 'pulse'; readonly journalLagMs: number }
  /** The reference data of now. The engine has taken over already what it can. */
  | { readonly kind: 'reference'; readonly reference: Reference; readonly isReferenceLive: boolean }
  /** About once a second. */
  | { readonly kind: 'account-use'; readonly date: string; readonly rows: readonly AccountUseRow[] }
  | { readonly kind: 'checked-orders'; readonly orders: readonly NewCheckedOrder[] }
  | { readonly kind: 'logs'; readonly entries: readonly NewLogEntry[] }
  | { readonly kind: 'problem'; readonly text: string }
  /** It could not start. A person must fix the cause. */
  | { readonly kind: 'refused'; readonly message: string; readonly advice: string };
