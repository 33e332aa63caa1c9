import type { Migration } from './migration.ts';

/** What the trading engine keeps beside its journal: small documents that may be a few seconds old after a crash. */
export const tradingMemoryMigration: Migration = {
  number: 8,
  name: 'trading-memory',
  sql: `
create table trading_memory (
  name text primary key,
  body jsonb not null,
  updated_ms bigint not null
);
`,
};
