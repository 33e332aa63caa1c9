import type { Migration } from './migration.ts';

/** An instrument whose tick becomes finer gets another position, with a finer unit, from that day on. */
export const finerTickMigration: Migration = {
  number: 30,
  name: 'finer-tick',
  sql: `
alter table instrument_position add column effective_from text not null default '';
alter table instrument_position drop constraint instrument_position_pkey;
alter table instrument_position add primary key (bestex_id, effective_from);
`,
};
