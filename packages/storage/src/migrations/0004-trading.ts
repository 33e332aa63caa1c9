import type { Migration } from './migration.ts';

/**
 * The engine's journal and snapshots. Bodies are plain text: parsing them into jsonb would halve the write rate, and
 * only the engine reads them.
 */
export const tradingMigration: Migration = {
  number: 4,
  name: 'trading',
  sql: `
create table trading_event (
  seq bigint primary key,
  at_ms bigint not null,
  parent_id bigint,
  kind text not null,
  body text not null
);
create index trading_event_by_order on trading_event (parent_id, seq) where parent_id is not null;

create table trading_snapshot (
  id bigserial primary key,
  version integer not null,
  seq bigint not null,
  created_ms bigint not null,
  chunk_count integer not null default 0,
  is_complete boolean not null default false
);

create table trading_snapshot_chunk (
  snapshot_id bigint not null references trading_snapshot (id) on delete cascade,
  index integer not null,
  seq bigint not null,
  first_id bigint not null,
  last_id bigint not null,
  checksum text not null,
  body bytea not null,
  primary key (snapshot_id, index)
);
alter table trading_snapshot_chunk alter column body set storage external;
`,
};
