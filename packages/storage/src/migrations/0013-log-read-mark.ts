import type { Migration } from './migration.ts';

/** How far each user has read the event log of an order. */
export const logReadMarkMigration: Migration = {
  number: 13,
  name: 'log-read-mark',
  sql: `
create table log_read_mark (
  user_id bigint not null references app_user (id) on delete cascade,
  parent_order_numeric_id bigint not null,
  read_up_to_id bigint not null,
  primary key (user_id, parent_order_numeric_id)
);
create index log_read_mark_by_entry on log_read_mark (read_up_to_id);
`,
};
