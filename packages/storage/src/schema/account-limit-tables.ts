import type { LimitChangeState, LimitPatch } from '@meridian/domain/limits/limit-change';
import type { CheckedOrder } from '@meridian/protocol/rest/limit-schemas';
import type { Generated, JSONColumnType } from 'kysely';

/** One row for each account and allocation account that has limits. */
export type AccountLimitTable = {
  account: string;
  /** '' is the whole account. */
  alloc_account: string;
  version: number;
};

/** One row per change, including pending ones. */
export type LimitChangeTable = {
  id: Generated<number>;
  account: string;
  alloc_account: string;
  state: LimitChangeState;
  /** Null for the first. */
  before: JSONColumnType<LimitPatch> | null;
  after: JSONColumnType<LimitPatch>;
  effective_date: string;
  until_date: string | null;
  note: string;
  /** Null for the desk's own import. */
  requested_by: number | null;
  requested_by_email: string | null;
  requested_ms: number;
  /** Null when no approval is needed. */
  expires_ms: number | null;
  decided_by: number | null;
  decided_by_email: string | null;
  decided_ms: number | null;
  decision_note: string | null;
};

export type CheckedOrderTable = {
  id: Generated<number>;
  at_ms: number;
  trade_date: string;
  account: string;
  alloc_account: string;
  outcome: CheckedOrder['outcome'];
  via: CheckedOrder['via'];
  by_email: string;
  exchange_symbol: string;
  order_side: CheckedOrder['order_side'];
  order_qty: number;
  parent_order_numeric_id: number | null;
  reason: string | null;
  findings: JSONColumnType<CheckedOrder['findings']>;
};
