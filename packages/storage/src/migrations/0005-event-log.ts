import type { Migration } from './migration.ts';

/**
 * The desk's event log. As in the outbox, a lock from the first id to the commit makes ids visible in order. A line
 * with an order or list has its account, which decides who may read it. The search uses one lower-case ASCII text, as
 * the code that filters live lines does.
 */
export const eventLogMigration: Migration = {
  number: 5,
  name: 'event-log',
  sql: `
create table event_log (
  id bigserial primary key,
  at_ms bigint not null,
  scope text not null check (scope in ('event', 'parent')),
  log_level text not null,
  account text,
  alloc_account text,
  list_name text,
  numeric_id bigint,
  symbol text,
  side text,
  size double precision,
  file_name text,
  log_message text not null,
  search_text text not null generated always as (lower((
    log_message || E'\\n' || coalesce(symbol, '') || E'\\n' || coalesce(list_name, '') || E'\\n' ||
    coalesce(numeric_id::text, '') || E'\\n' || coalesce(file_name, '')) collate "C")) stored,
  constraint event_log_names_its_account
    check (account is not null or (alloc_account is null and list_name is null and numeric_id is null))
);
create index event_log_by_time on event_log (at_ms, id);
create index event_log_by_level on event_log (log_level, at_ms, id);
create index event_log_by_order on event_log (numeric_id, at_ms, id) where numeric_id is not null;
create index event_log_by_list on event_log (list_name, at_ms, id) where list_name is not null;

create function event_log_before_append() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7220020);
  return null;
end $$;
create trigger event_log_before_append before insert on event_log
  for each statement execute function event_log_before_append();

create function event_log_after_append() returns trigger language plpgsql as $$
begin
  perform pg_notify('meridian_event_log', '');
  return null;
end $$;
create trigger event_log_after_append after insert on event_log
  for each statement execute function event_log_after_append();
`,
};
