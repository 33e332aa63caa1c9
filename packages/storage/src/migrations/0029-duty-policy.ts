import type { Migration } from './migration.ts';

/** Which duties exclude each other, as an administrator set it. A pair without a row is off. */
export const dutyPolicyMigration: Migration = {
  number: 29,
  name: 'duty-policy',
  sql: `
create table duty_policy (
  pair text primary key,
  mode text not null,
  changed_by_email text,
  changed_ms bigint not null
);
`,
};
