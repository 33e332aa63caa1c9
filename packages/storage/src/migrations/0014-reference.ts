import type { Migration } from './migration.ts';

/**
 * Reference data by import: a row of a kind is what its newest version says of those in effect on a day. Nothing is
 * ever overwritten, so that a past day can be looked at as it was. A removal is a row without a document.
 * Positions number the instruments for good: the journal names them by it.
 */
export const referenceMigration: Migration = {
  number: 14,
  name: 'reference',
  sql: `
create table reference_version (
  id bigserial primary key,
  kind text not null,
  effective_from text not null,
  source_name text not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  imported_by bigint,
  imported_by_email text,
  imported_ms bigint not null
);
create index reference_version_by_kind on reference_version (kind, id desc);

create table reference_row (
  kind text not null,
  key text not null,
  version_id bigint not null references reference_version (id),
  effective_from text not null,
  line integer not null,
  document json,
  primary key (kind, key, effective_from, version_id)
);

create table instrument_position (
  bestex_id text primary key,
  position integer not null unique
);
`,
};
