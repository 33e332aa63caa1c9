import type { Migration } from './migration.ts';

/**
 * Who holds or held a trader id. Orders and cases carry the text of their day, which must lead to the same user after the
 * user got another one. Earlier ones are read from the events of their change.
 */
export const traderIdHolderMigration: Migration = {
  number: 27,
  name: 'trader-id-holder',
  sql: `
create table trader_id_holder (
  trader_id text primary key,
  user_id bigint not null references app_user (id) on delete cascade
);
insert into trader_id_holder (trader_id, user_id)
select trader_id, id from app_user where trader_id is not null;
insert into trader_id_holder (trader_id, user_id)
select changed.trader_id, changed.user_id from (
  select detail::jsonb #>> '{changes,trader_id,before}' as trader_id, subject_user_id as user_id
  from security_event where kind = 'user_updated' and subject_user_id is not null order by id desc
) changed
where changed.trader_id is not null
on conflict do nothing;
`,
};
