import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { recordChange } from '../../security-event.ts';
import type { ConfigurationProposal } from './proposal-row.ts';

/** Keeps what somebody proposed or decided, with what is in force and what would be, for the security log. */
export async function recordProposal(
  db: Kysely<Database>,
  proposal: ConfigurationProposal,
  { actorId, reason }: { readonly actorId: number; readonly reason: string },
  nowMs: number,
): Promise<void> {
  const {
    id,
    kind: what,
    name,
    action,
    state,
    revision,
    rowId,
    baseVersion,
    proposed_by_email: proposed_by,
  } = proposal;
  const base =
    rowId === null
      ? undefined
      : await db
          .selectFrom('configuration_version')
          .select('document')
          .where('row_id', '=', rowId)
          .where('version', '=', baseVersion ?? 0)
          .executeTakeFirst();
  const { asset_class, owner_account, owner_alloc_account } = proposal;
  const owner = { asset_class, owner_account, owner_alloc_account };
  const detail = { what, name, ...owner, action, proposal: id, revision, state, proposed_by, reason };
  const before = base?.document ?? null;
  const after = action === 'remove' ? null : { ...proposal.document };
  const kind = state === 'pending' ? 'configuration_proposed' : 'configuration_decided';
  await recordChange(db, { kind, actorId, detail, before, after }, nowMs);
}
