import type { Migration } from './migration.ts';

/** Small documents of the engine besides its journal. After a crash they may be a few seconds old. */
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
