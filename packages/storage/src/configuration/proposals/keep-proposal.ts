import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { type ChangeBy, refuse } from '../change-configuration.ts';
import type { ConfigurationValues } from '../configuration-row.ts';
import type { GovernedKind } from '../governed-kinds.ts';
import { type ConfigurationProposal, toProposal } from './proposal-row.ts';
import { recordProposal } from './record-proposal.ts';

/** How long a change waits for a second person. */
export const PROPOSAL_LIFE_MS = 24 * 60 * 60_000;
/** Maximum pending changes. */
const MAX_PENDING = 500;

export type ProposedChange<Kind extends GovernedKind> = {
  readonly kind: Kind;
  readonly action: 'save' | 'remove';
  readonly rowId: number | null;
  readonly baseVersion: number | null;
  readonly values: ConfigurationValues<Kind>;
  readonly batchId?: number | null;
};

export async function keepProposal<Kind extends GovernedKind>(
  db: Kysely<Database>,
  { kind, action, rowId, baseVersion, values, batchId = null }: ProposedChange<Kind>,
  { writer, nowMs, note = '' }: ChangeBy,
): Promise<ConfigurationProposal<Kind>> {
  const pending = db.selectFrom('configuration_proposal').where('state', '=', 'pending');
  const { count } = await pending.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  if (count >= MAX_PENDING) refuse({ kind: 'too-many', name: values.name, id: rowId });
  const row = await db
    .insertInto('configuration_proposal')
    .values({
      kind,
      action,
      row_id: rowId,
      base_version: baseVersion,
      batch_id: batchId,
      name: values.name,
      asset_class: values.asset_class,
      owner_account: values.owner_account,
      owner_alloc_account: values.owner_alloc_account,
      document: JSON.stringify(values.document),
      note,
      revision: 1,
      state: 'pending',
      proposed_by: writer.userId,
      proposed_by_email: writer.email,
      proposed_ms: nowMs,
      expires_ms: nowMs + PROPOSAL_LIFE_MS,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const proposal = toProposal<Kind>(row, nowMs);
  await recordProposal(db, proposal, { actorId: writer.userId, reason: note }, nowMs);
  return proposal;
}

/** An expired proposal no longer blocks others. */
export async function expireProposals(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .updateTable('configuration_proposal')
    .set({ state: 'expired' })
    .where('state', '=', 'pending')
    .where('expires_ms', '<=', nowMs)
    .execute();
}
