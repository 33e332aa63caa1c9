import type { Migration } from './migration.ts';

/**
 * The configuration, one row each. The kind defines the document. Every version is kept with its author and outlives
 * row and user, because an order names the version it used.
 */
export const configurationMigration: Migration = {
  number: 16,
  name: 'configuration',
  sql: `
create table configuration_row (
  id bigserial primary key,
  kind text not null,
  name text not null,
  name_key text not null,
  asset_class text,
  owner_account text,
  owner_alloc_account text,
  document json not null,
  version integer not null,
  created_by bigint references app_user (id) on delete set null
);

create unique index configuration_row_name on configuration_row
  (kind, name_key, coalesce(asset_class, ''), coalesce(owner_account, ''), coalesce(owner_alloc_account, ''));

create table configuration_version (
  row_id bigint not null,
  version integer not null,
  kind text not null,
  name text not null,
  asset_class text,
  owner_account text,
  owner_alloc_account text,
  action text not null,
  document json not null,
  note text not null,
  saved_by bigint,
  saved_by_email text,
  saved_ms bigint not null,
  approved_by bigint,
  approved_by_email text,
  primary key (row_id, version)
);

create index configuration_version_saved on configuration_version (saved_ms);
create index configuration_version_kind on configuration_version (kind);

insert into configuration_row
  select id, 'strategy', strategy_name, name_key, asset_class, owner_account, owner_alloc_account,
    json_build_object('strategy_destination', strategy_destination, 'settings', settings,
      'param_values', param_values, 'is_lqseek', is_lqseek),
    version, created_by
  from custom_strategy;

insert into configuration_version
  select strategy_id, version, 'strategy', document->>'strategy_name', document->>'asset_class',
    document->>'owner_account', document->>'owner_alloc_account', action,
    json_build_object('strategy_destination', document->'strategy_destination', 'settings', document->'settings',
      'param_values', document->'param_values', 'is_lqseek', document->'is_lqseek'),
    '', saved_by, saved_by_email, saved_ms, null, null
  from custom_strategy_version;

select setval('configuration_row_id_seq', greatest(1, (select max(row_id) from configuration_version)));

drop table custom_strategy_version;
drop table custom_strategy;
`,
};
