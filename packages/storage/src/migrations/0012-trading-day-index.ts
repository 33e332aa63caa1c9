import type { Migration } from './migration.ts';

/** The days among millions of events: whoever writes a finished day down finds where it began and ended. */
export const tradingDayIndexMigration: Migration = {
  number: 12,
  name: 'trading-day-index',
  sql: `
create index trading_event_days on trading_event (seq) where kind = 'TradingDayBegan';
`,
};
