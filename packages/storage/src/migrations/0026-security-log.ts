import type { Migration } from './migration.ts';

/**
 * The security log: a chain in which each row carries the hash of the row before it and a seal of the installation's
 * secret. Rows are copies without references, because a deleted user must not change them. `security_event` remains the
 * working table that they are copied from.
 */
export const securityLogMigration: Migration = {
  number: 26,
  name: 'security-log',
  sql: `
create table security_log (
  seq bigint primary key check (seq > 0),
  at_ms bigint not null,
  kind text not null,
  actor_user_id bigint,
  actor text,
  subject_user_id bigint,
  subject text,
  ip text,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null,
  seal text not null
);
create index security_log_by_time on security_log (at_ms);
create index security_log_by_kind on security_log (kind, seq);

alter table security_event add column log_seq bigint;
create index security_event_unsealed on security_event (id) where log_seq is null;
`,
};
