import type { Generated, JSONColumnType } from 'kysely';

export type SessionKind = 'trading' | 'main' | 'market_intelligence';

export type SessionTable = {
  id: string;
  user_id: number;
  kind: SessionKind;
  created_ms: number;
  last_seen_ms: number;
  expires_ms: number;
  revoked_ms: number | null;
  revoked_reason: string | null;
  ip: string;
  user_agent: string;
  is_verified: Generated<boolean>;
  /** The main session that opened it. Null for a password. */
  opened_by: string | null;
  /** When the password was last proved. */
  confirmed_ms: number;
  /** When the user last did something on a page. */
  active_ms: number;
  /** How long it may stay idle. Null without a limit. */
  idle_ms: number | null;
};

export type PinPurpose = 'login' | 'reset' | 'verify';

export type PinTable = {
  email: string;
  purpose: PinPurpose;
  /** The address that asked for a reset. Empty for the other purposes. */
  origin: Generated<string>;
  pin_hash: string;
  created_ms: number;
  expires_ms: number;
  tries_left: number;
  used_ms: number | null;
};

export type ResetGrantTable = {
  token_hash: string;
  email: string;
  expires_ms: number;
  used_ms: number | null;
};

export type LoginFailureTable = {
  email: string;
  ip: string;
  failures: number;
  first_ms: number;
  last_ms: number;
  locked_until_ms: number | null;
};

export type SecurityEventTable = {
  id: Generated<number>;
  at_ms: number;
  actor_user_id: number | null;
  subject_user_id: number | null;
  kind: string;
  detail: JSONColumnType<Record<string, unknown>, string | undefined>;
  ip: string | null;
  /** The row's place in the security log. Null until it is copied there. */
  log_seq: Generated<number | null>;
};

export type SecurityLogTable = {
  seq: number;
  at_ms: number;
  kind: string;
  actor_user_id: number | null;
  /** The email at the time. */
  actor: string | null;
  subject_user_id: number | null;
  subject: string | null;
  ip: string | null;
  detail: JSONColumnType<Record<string, unknown>>;
  previous_hash: string;
  hash: string;
  seal: string;
};
