import type { Migration } from './migration.ts';

/**
 * Surveillance has a permit of its own. Administrators had the right before and keep it. A case keeps the market around
 * its orders, because recordings are deleted after the day.
 */
export const surveillancePermitMigration: Migration = {
  number: 24,
  name: 'surveillance-permit',
  sql: `
alter table user_permission add column surveillance_permit boolean not null default false;
update user_permission set surveillance_permit = is_admin;
alter table surveillance_case
  add column scene json not null default '{"fills": [], "market": [], "tick_size": null}';
`,
};
