import type { Migration } from './migration.ts';

export const identityMigration: Migration = {
  number: 1,
  name: 'identity',
  sql: `
create table app_user (
  id bigserial primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  short_name text not null,
  organisation text not null,
  password_hash text not null,
  needs_verification boolean not null default true,
  is_disabled boolean not null default false,
  max_connections integer not null default 10 check (max_connections >= 0),
  is_fix_user boolean not null default false,
  fix_comp_ids jsonb,
  fix_contact jsonb,
  created_ms bigint not null,
  last_login_ms bigint
);

create table user_permission (
  user_id bigint primary key references app_user (id) on delete cascade,
  is_admin boolean not null default false,
  are_actions_permitted boolean not null default false,
  dashboard_permit boolean not null default false,
  log_permit boolean not null default false,
  python_permit boolean not null default false,
  market_impact_permit boolean not null default false,
  market_data_permit boolean not null default false,
  data_permissions jsonb not null default '{"accounts": [], "alloc_accounts": []}',
  version integer not null default 1
);

create table account (
  account text not null,
  alloc_account text not null,
  custom_client_name text not null default '',
  primary key (account, alloc_account)
);

create table session (
  id text primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  kind text not null check (kind in ('trading', 'main', 'market_intelligence')),
  created_ms bigint not null,
  last_seen_ms bigint not null,
  expires_ms bigint not null,
  revoked_ms bigint,
  revoked_reason text,
  ip text not null,
  user_agent text not null,
  is_verified boolean not null default false
);
create index session_live_by_user on session (user_id, kind) where revoked_ms is null;
create index session_by_expiry on session (expires_ms);

create table pin (
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('login', 'reset', 'verify')),
  pin_hash text not null,
  created_ms bigint not null,
  expires_ms bigint not null,
  tries_left integer not null check (tries_left >= 0),
  used_ms bigint,
  primary key (email, purpose)
);
create index pin_by_expiry on pin (expires_ms);

create table reset_grant (
  token_hash text primary key,
  email text not null check (email = lower(email)),
  expires_ms bigint not null,
  used_ms bigint
);
create index reset_grant_by_expiry on reset_grant (expires_ms);

create table login_failure (
  email text not null check (email = lower(email)),
  ip text not null,
  failures integer not null,
  first_ms bigint not null,
  last_ms bigint not null,
  locked_until_ms bigint,
  primary key (email, ip)
);
create index login_failure_by_time on login_failure (last_ms);

create table security_event (
  id bigserial primary key,
  at_ms bigint not null,
  actor_user_id bigint references app_user (id) on delete set null,
  subject_user_id bigint references app_user (id) on delete set null,
  kind text not null,
  detail jsonb not null default '{}',
  ip text
);
create index security_event_by_time on security_event (at_ms);
create index security_event_by_subject on security_event (subject_user_id, at_ms);
create index security_event_by_actor on security_event (actor_user_id, at_ms);
`,
};
