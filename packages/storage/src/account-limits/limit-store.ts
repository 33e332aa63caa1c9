import type { LookedAtLimits } from '@meridian/domain/limits/dated-change';
import type { LimitChangeState, LimitPatch } from '@meridian/domain/limits/limit-change';
import type { LimitChange } from '@meridian/protocol/rest/limit-schemas';
import type { OpenDatabase } from '../database.ts';
import { decideChange, type Decision } from './decide-change.ts';
import type { LimitScope } from './limit-row.ts';
import { proposeChange } from './propose-change.ts';
import {
  limitHistory,
  limitsOfDay,
  readAsked,
  type LimitsOfDay,
  lookAt,
  readLimits,
  type StoredLimits,
} from './read-limits.ts';
import { tradingDate } from './trading-date.ts';

/** Based on `version`. Effective today when the date is missing. */
export type LimitProposal = LimitScope & {
  readonly version: number;
  readonly after: LimitPatch;
  readonly effective_date?: string | undefined;
  readonly until_date?: string | null | undefined;
  readonly note: string;
};

export type LimitWriter = { readonly userId: number; readonly email: string };

export type LimitRefusal =
  | { readonly kind: 'not-found' | 'own-request' | 'not-yours' | 'overtaken' | 'too-many' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'not-pending'; readonly state: LimitChangeState }
  | {
      readonly kind: 'changed-meanwhile';
      readonly version: number;
      readonly yours: number;
      /** The change in between. */
      readonly last: LimitChange | null;
    };

export type Proposed = {
  readonly kind: 'proposed';
  readonly stored: StoredLimits;
  readonly changes: readonly LimitChange[];
  readonly trade_date: string;
};

export type Decided = { readonly kind: 'decided'; readonly change: LimitChange };

export type LimitStore = {
  ofDay(): Promise<LimitsOfDay>;
  history(
    scope: LimitScope,
    limit: number,
  ): Promise<{ readonly total: number; readonly changes: readonly LimitChange[] }>;
  /** Raises that somebody asked for since, oldest first. */
  asked(sinceMs: number): Promise<readonly LimitChange[]>;
  /** What a change from today on would come to, without making it. */
  look(): Promise<(asked: LimitScope & { readonly after: LimitPatch }) => LookedAtLimits>;
  propose(proposal: LimitProposal, writer: LimitWriter): Promise<Proposed | LimitRefusal>;
  decide(decision: Decision, writer: LimitWriter): Promise<Decided | LimitRefusal>;
};

export type LimitStoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** The limits of accounts with all their changes. Each change is announced in the outbox. */
export function createLimitStore(options: LimitStoreOptions): LimitStore {
  const { database, nowMs } = options;
  return {
    ofDay: () => limitsOfDay(database.db, nowMs()),
    history: (scope, limit) => limitHistory(database.db, scope, limit, nowMs()),
    asked: (sinceMs) => readAsked(database.db, sinceMs, nowMs()),
    look: async () => {
      const today = await tradingDate(database.db, nowMs());
      const all = await readLimits(database.db, nowMs());
      return (asked) => lookAt(all, { ...asked, effective_date: today, until_date: null });
    },
    propose: (proposal, writer) => proposeChange(options, proposal, writer),
    decide: (decision, writer) => decideChange(options, decision, writer),
  };
}
