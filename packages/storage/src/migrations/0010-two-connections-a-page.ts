import type { Migration } from './migration.ts';

/** A page's grids have a connection of their own, so a user needs twice as many. */
export const twoConnectionsAPageMigration: Migration = {
  number: 10,
  name: 'two-connections-a-page',
  sql: `
alter table app_user alter column max_connections set default 20;
update app_user set max_connections = 20 where max_connections = 10;
`,
};
