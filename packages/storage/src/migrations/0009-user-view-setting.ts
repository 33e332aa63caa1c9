import type { Migration } from './migration.ts';

/** Saved grid views. The document is `json`, which is returned exactly as stored. */
export const userViewSettingMigration: Migration = {
  number: 9,
  name: 'user-view-setting',
  sql: `
create table user_view_setting (
  id bigserial primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  grid text not null,
  name text not null,
  name_key text not null,
  is_default boolean not null,
  version integer not null,
  view json not null,
  updated_ms bigint not null,
  unique (user_id, grid, name_key)
);

create unique index user_view_setting_default on user_view_setting (user_id, grid) where is_default;
`,
};
