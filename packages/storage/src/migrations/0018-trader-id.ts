import type { Migration } from './migration.ts';

/** Orders carried the short name, which users choose themselves and may share. Unique names stay. */
export const traderIdMigration: Migration = {
  number: 18,
  name: 'trader-id',
  sql: `
alter table app_user add column trader_id text;
update app_user set trader_id = upper(short_name)
where upper(short_name) ~ '^[A-Z][A-Z0-9]{1,11}$' and upper(short_name) !~ '^T[0-9]+$'
  and not exists (select from app_user other where upper(other.short_name) = upper(app_user.short_name) and other.id <> app_user.id);
create unique index app_user_trader_id on app_user (trader_id);
`,
};
