import type { Migration } from './migration.ts';

/** Configuration changes that need approval, and the decisions. A row has at most one pending. */
export const configurationProposalMigration: Migration = {
  number: 17,
  name: 'configuration-proposal',
  sql: `
create table configuration_proposal (
  id bigserial primary key,
  kind text not null,
  row_id bigint,
  base_version integer,
  action text not null,
  name text not null,
  asset_class text,
  owner_account text,
  owner_alloc_account text,
  document json not null,
  note text not null,
  revision integer not null,
  state text not null,
  proposed_by bigint references app_user (id) on delete set null,
  proposed_by_email text not null,
  proposed_ms bigint not null,
  expires_ms bigint not null,
  decided_by bigint,
  decided_by_email text,
  decided_ms bigint,
  decision_note text,
  constraint configuration_proposal_never_approved_by_its_author
    check (decided_by is null or decided_by <> proposed_by or state <> 'approved')
);

create unique index configuration_proposal_pending on configuration_proposal (row_id) where state = 'pending';
create index configuration_proposal_state on configuration_proposal (kind, state, id);
`,
};
