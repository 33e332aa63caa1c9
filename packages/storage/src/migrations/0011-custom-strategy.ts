import type { Migration } from './migration.ts';

/**
 * Custom strategies with all versions and their authors. The history outlives strategy and user, because an order names
 * the version it used.
 */
export const customStrategyMigration: Migration = {
  number: 11,
  name: 'custom-strategy',
  sql: `
create table custom_strategy (
  id bigserial primary key,
  strategy_name text not null,
  name_key text not null,
  asset_class text not null,
  owner_account text,
  owner_alloc_account text,
  strategy_destination text not null,
  settings json not null,
  param_values json not null,
  is_lqseek boolean not null,
  version integer not null,
  created_by bigint references app_user (id) on delete set null
);

create unique index custom_strategy_name
  on custom_strategy (name_key, asset_class, coalesce(owner_account, ''), coalesce(owner_alloc_account, ''));

create table custom_strategy_version (
  strategy_id bigint not null,
  version integer not null,
  action text not null,
  document json not null,
  saved_by bigint,
  saved_by_email text,
  saved_ms bigint not null,
  primary key (strategy_id, version)
);
`,
};
