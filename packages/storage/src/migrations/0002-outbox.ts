import type { Migration } from './migration.ts';

/**
 * A sequence hands out ids before commit, so a reader could skip a row that commits late. The statement trigger takes a
 * lock before the first id and holds it to the commit, so ids become visible in order. NOTIFY serialises commits
 * anyway, so little is lost.
 */
export const outboxMigration: Migration = {
  number: 2,
  name: 'outbox',
  sql: `
create table outbox (
  id bigserial primary key,
  topic text not null,
  key text not null,
  payload jsonb not null,
  created_ms bigint not null
);

create table outbox_cursor (
  consumer text primary key,
  last_id bigint not null
);

create function outbox_before_append() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7220002);
  return null;
end $$;
create trigger outbox_before_append before insert on outbox
  for each statement execute function outbox_before_append();

create function outbox_after_append() returns trigger language plpgsql as $$
begin
  perform pg_notify('meridian_outbox', '');
  return null;
end $$;
create trigger outbox_after_append after insert on outbox
  for each statement execute function outbox_after_append();
`,
};
