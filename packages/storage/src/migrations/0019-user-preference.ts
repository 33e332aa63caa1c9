import type { Migration } from './migration.ts';

/** Preferences per user, for every browser. */
export const userPreferenceMigration: Migration = {
  number: 19,
  name: 'user-preference',
  sql: `
create table user_preference (
  user_id bigint primary key references app_user (id) on delete cascade,
  choices jsonb not null,
  saved_ms bigint not null
);
`,
};
