import type { Migration } from './migration.ts';

/**
 * Limits of accounts as changes, so that the limits of any day are known. An allocation account of '' means the whole
 * account. Checked orders are those that the checks refused or warned about.
 */
export const accountLimitMigration: Migration = {
  number: 15,
  name: 'account-limit',
  sql: `
create table account_limit (
  account text not null,
  alloc_account text not null,
  version integer not null,
  primary key (account, alloc_account)
);

create table limit_change (
  id bigserial primary key,
  account text not null,
  alloc_account text not null,
  state text not null,
  before json,
  after json not null,
  effective_date text not null,
  until_date text,
  note text not null,
  requested_by bigint,
  requested_by_email text,
  requested_ms bigint not null,
  expires_ms bigint,
  decided_by bigint,
  decided_by_email text,
  decided_ms bigint,
  decision_note text,
  foreign key (account, alloc_account) references account_limit (account, alloc_account),
  constraint limit_change_never_approved_by_its_author check (decided_by is null or decided_by <> requested_by or state <> 'in_force')
);

create index limit_change_account on limit_change (account, alloc_account, id);
create index limit_change_state on limit_change (state) where state in ('in_force', 'pending');

create table checked_order (
  id bigserial primary key,
  at_ms bigint not null,
  trade_date text not null,
  account text not null,
  alloc_account text not null,
  outcome text not null,
  via text not null,
  by_email text not null,
  exchange_symbol text not null,
  order_side text not null,
  order_qty double precision not null,
  parent_order_numeric_id bigint,
  reason text,
  findings json not null
);

create index checked_order_day on checked_order (trade_date, id);
`,
};
