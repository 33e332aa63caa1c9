import type { Migration } from './migration.ts';

/** The main session that opened a session of another service. Both end together. */
export const sessionOpenedByMigration: Migration = {
  number: 7,
  name: 'session-opened-by',
  sql: `
alter table session add column opened_by text;
create index session_by_opener on session (opened_by) where opened_by is not null and revoked_ms is null;
`,
};
