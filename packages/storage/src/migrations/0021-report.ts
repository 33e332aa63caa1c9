import type { Migration } from './migration.ts';

/**
 * Report schedules, runs and results. A deleted schedule keeps its row, because its reports stay. A schedule has one
 * run per due time, even with several servers.
 */
export const reportMigration: Migration = {
  number: 21,
  name: 'report',
  sql: `
create table report_schedule (
  id bigserial primary key,
  owner_id bigint references app_user (id) on delete set null,
  owner_email text not null,
  name_key text not null,
  settings json not null,
  version integer not null,
  next_run_ms bigint,
  created_ms bigint not null,
  removed_ms bigint
);
create unique index report_schedule_name on report_schedule (owner_id, name_key) where removed_ms is null;
create index report_schedule_due on report_schedule (next_run_ms) where removed_ms is null and next_run_ms is not null;

create table report_run (
  id bigserial primary key,
  schedule_id bigint references report_schedule (id) on delete cascade,
  owner_id bigint references app_user (id) on delete set null,
  owner_email text not null,
  requested_by text,
  settings json not null,
  cause text not null,
  due_ms bigint not null,
  state text not null,
  percent real not null default 0,
  stage text not null default '',
  reason text,
  is_cancel_asked boolean not null default false,
  attempt integer not null default 0,
  worker text,
  heartbeat_ms bigint,
  queued_ms bigint not null,
  started_ms bigint,
  ended_ms bigint,
  mailed json not null default '[]',
  withheld json not null default '[]'
);
create unique index report_run_once on report_run (schedule_id, due_ms) where cause = 'schedule';
create unique index report_run_alone on report_run (schedule_id) where state in ('queued', 'running');
create index report_run_open on report_run (id) where state in ('queued', 'running');
create index report_run_schedule on report_run (schedule_id, id desc);

create table saved_report (
  id bigserial primary key,
  location text not null unique,
  run_id bigint not null unique references report_run (id) on delete cascade,
  schedule_id bigint references report_schedule (id) on delete set null,
  owner_id bigint references app_user (id) on delete set null,
  report_type text not null,
  report_name text not null,
  period text not null,
  accounts json not null,
  is_surveillance boolean not null,
  generated_ms bigint not null,
  page json not null,
  pdf bytea not null
);
create index saved_report_schedule on saved_report (schedule_id, id desc);

create table report_mark (
  user_id bigint not null references app_user (id) on delete cascade,
  schedule_id bigint not null references report_schedule (id) on delete cascade,
  seen_ms bigint not null,
  primary key (user_id, schedule_id)
);

create table report_event (
  id bigserial primary key,
  schedule_id bigint,
  at_ms bigint not null,
  by_id bigint,
  by_email text,
  action text not null,
  detail text not null
);
create index report_event_schedule on report_event (schedule_id, id desc);

create table surveillance_case (
  id bigserial primary key,
  fingerprint text not null unique,
  run_id bigint references report_run (id) on delete set null,
  rule text not null,
  severity text not null,
  score integer not null,
  state text not null,
  trade_date text not null,
  account text not null,
  alloc_account text not null,
  exchange_symbol text not null,
  asset_class text not null,
  at_ms bigint not null,
  traders json not null,
  alert json not null,
  orders json not null,
  thresholds_version integer not null,
  version integer not null
);
create index surveillance_case_state on surveillance_case (state, score desc);

create table surveillance_case_event (
  id bigserial primary key,
  case_id bigint not null references surveillance_case (id) on delete cascade,
  at_ms bigint not null,
  by_id bigint,
  by_email text,
  kind text not null,
  reason text,
  body text,
  sent_to text
);
create index surveillance_case_event_case on surveillance_case_event (case_id, id);

create table surveillance_threshold (
  id bigserial primary key,
  account text,
  asset_class text,
  version integer not null,
  thresholds json not null,
  note text not null,
  saved_by bigint,
  saved_by_email text,
  saved_ms bigint not null
);
create unique index surveillance_threshold_version
  on surveillance_threshold (coalesce(account, ''), coalesce(asset_class, ''), version);
`,
};
