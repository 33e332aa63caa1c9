import type { Migration } from './migration.ts';

/** Proposals that are decided together, and what people are told about requests, once each. */
export const fourEyesNewsMigration: Migration = {
  number: 28,
  name: 'four-eyes-news',
  sql: `
alter table configuration_proposal add column batch_id bigint;

create table user_notice (
  id bigserial primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  notice_key text not null,
  kind text not null,
  title text not null,
  body text not null,
  path text not null,
  at_ms bigint not null,
  read_ms bigint,
  unique (user_id, notice_key)
);
create index user_notice_newest on user_notice (user_id, id desc);
`,
};
