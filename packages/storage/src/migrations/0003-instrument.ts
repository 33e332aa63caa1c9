import type { Migration } from './migration.ts';

export const instrumentMigration: Migration = {
  number: 3,
  name: 'instrument',
  sql: `
create table instrument (
  bestex_id text primary key,
  exchange_symbol text not null,
  asset_class text not null,
  country text not null,
  trade_currency text not null,
  description text not null default ''
);
create index instrument_by_symbol on instrument (exchange_symbol, asset_class);
`,
};
