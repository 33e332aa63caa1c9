import type { Migration } from './migration.ts';

/** The permanent price unit of an instrument. Null in rows from before tick tables had bands. */
export const priceUnitMigration: Migration = {
  number: 20,
  name: 'price-unit',
  sql: `
alter table instrument_position add column price_unit double precision;
`,
};
