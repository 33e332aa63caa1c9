import type { Migration } from './migration.ts';

/** Actual cost of orders against the ticket's range, by day. Replaced with its day. */
export const rangeOutcomeMigration: Migration = {
  number: 22,
  name: 'range-outcome',
  sql: `
create table range_outcome (
  trade_date text not null,
  parent_order_numeric_id bigint not null,
  account text not null,
  alloc_account text not null,
  exchange_symbol text not null,
  asset_class text not null,
  strat text not null,
  low_ticks double precision not null,
  high_ticks double precision not null,
  cost_ticks double precision not null,
  primary key (trade_date, parent_order_numeric_id)
);
`,
};
