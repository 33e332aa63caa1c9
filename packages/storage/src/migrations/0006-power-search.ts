import type { Migration } from './migration.ts';

/** Saved power searches of users. */
export const powerSearchMigration: Migration = {
  number: 6,
  name: 'power-search',
  sql: `
create table power_search (
  user_id bigint not null references app_user (id) on delete cascade,
  name text not null,
  search jsonb not null,
  updated_ms bigint not null,
  primary key (user_id, name)
);
`,
};
