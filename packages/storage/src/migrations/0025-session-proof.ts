import type { Migration } from './migration.ts';

/**
 * When a session last proved its password, when its user last did something, and how long it may stay idle. A pin of a
 * password reset belongs to the address that asked for it, so that a stranger's tries use up only the stranger's pin.
 */
export const sessionProofMigration: Migration = {
  number: 25,
  name: 'session-proof',
  sql: `
alter table session add column confirmed_ms bigint;
alter table session add column active_ms bigint;
alter table session add column idle_ms bigint check (idle_ms > 0);
update session set confirmed_ms = created_ms, active_ms = last_seen_ms;
alter table session alter column confirmed_ms set not null;
alter table session alter column active_ms set not null;
create index session_opened_by on session (opened_by) where opened_by is not null and revoked_ms is null;
create index session_idle on session (active_ms) where idle_ms is not null and revoked_ms is null;

alter table pin add column origin text not null default '';
alter table pin drop constraint pin_pkey;
alter table pin add primary key (email, purpose, origin);
`,
};
