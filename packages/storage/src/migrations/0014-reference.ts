import type { Migration } from './migration.ts';

/**
 * Versioned reference data: a row's newest version in effect on a day applies. Nothing is overwritten, so that past
 * days can be reproduced. A deletion is a row without a document. Positions number instruments permanently, because the
 * journal refers to them.
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
