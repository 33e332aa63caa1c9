import type { Migration } from './migration.ts';

/** An index of days among millions of events, to find where a day started and ended. */
export const tradingDayIndexMigration: Migration = {
  number: 12,
  name: 'trading-day-index',
  sql: `
create index trading_event_days on trading_event (seq) where kind = 'TradingDayBegan';
`,
};
