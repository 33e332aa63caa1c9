import type { RoutedKind } from '@meridian/domain/four-eyes/routed-row';
import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { type ChangeBy, refuse, rowToChange } from '../change-configuration.ts';
import type { ConfigurationValues } from '../configuration-row.ts';
import type { ConfigurationWriter } from '../configuration-store.ts';
import { mayApprove } from './may-approve.ts';
import { refuseLost } from '../refuse-lost.ts';
import { refuseUnsound } from '../refuse-unsound.ts';
import { removeRow } from '../remove-row.ts';
import { checkRow, saveRow } from '../save-row.ts';
import { isDeskKind } from '../governed-rows.ts';
import { readApprovalRule } from './approval-rule.ts';
import { PROPOSAL_LIFE_MS } from './keep-proposal.ts';
import { type ConfigurationProposal, isAuthor, toProposal } from './proposal-row.ts';
import { recordProposal } from './record-proposal.ts';

export type ProposalDecision = {
  readonly id: number;
  readonly state: 'approved' | 'rejected' | 'withdrawn';
  readonly note: string | null;
  /** The revision that the approver saw. */
  readonly revision?: number;
};

/** Approved by a user other than its author, or withdrawn by its author. */
export async function decideProposal(
  db: Kysely<Database>,
  { id, state, note, revision }: ProposalDecision,
  by: ChangeBy,
): Promise<ConfigurationProposal> {
  const { writer, nowMs } = by;
  const proposal = await pendingProposal(db, id, writer, nowMs);
  const isOwn = isAuthor(proposal, writer);
  if (state === 'withdrawn' && !isOwn) refuse({ kind: 'not-author', name: proposal.name, id: proposal.rowId });
  if (state !== 'withdrawn') {
    if (isOwn) refuse({ kind: 'own-proposal', name: proposal.name, id: proposal.rowId });
    await requireApprover(db, proposal, by);
  }
  if (revision !== undefined && revision !== proposal.revision) {
    refuse({ kind: 'amended-meanwhile', name: proposal.name, id: proposal.rowId });
  }
  const others = await othersOf(db, proposal, nowMs);
  let first = proposal;
  for (const each of [proposal, ...others]) {
    if (state === 'approved') await putInForce(db, each, { ...by, note: each.note });
    const decided = await keepDecision(db, each, { id, state, note }, by);
    if (each === proposal) first = decided;
  }
  return first;
}

/** The rest of what was proposed in one step. */
async function othersOf(
  db: Kysely<Database>,
  { id, batchId }: ConfigurationProposal,
  nowMs: number,
): Promise<readonly ConfigurationProposal[]> {
  if (batchId === null) return [];
  const rows = await db
    .selectFrom('configuration_proposal')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('id', '<>', id)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute();
  return rows.map((row) => toProposal(row, nowMs));
}

async function keepDecision(
  db: Kysely<Database>,
  { id }: ConfigurationProposal,
  { state, note }: ProposalDecision,
  { writer, nowMs }: ChangeBy,
): Promise<ConfigurationProposal> {
  const row = await db
    .updateTable('configuration_proposal')
    .set({
      state,
      decided_by: writer.userId,
      decided_by_email: writer.email,
      decided_ms: nowMs,
      decision_note: note,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const decided = toProposal(row, nowMs);
  await recordProposal(db, decided, { actorId: writer.userId, reason: note ?? '' }, nowMs);
  return decided;
}

/** The author changes the proposal. Earlier comments no longer count, and its time starts again. */
export async function amendProposal<Kind extends RoutedKind>(
  db: Kysely<Database>,
  id: number,
  { kind, values }: { readonly kind: Kind; readonly values: ConfigurationValues<Kind> },
  { writer, nowMs, note = '' }: ChangeBy,
): Promise<ConfigurationProposal<Kind>> {
  const proposal = await pendingProposal(db, id, writer, nowMs);
  const { rowId, baseVersion, name, revision } = proposal;
  if (proposal.kind !== kind || proposal.action !== 'save') return refuse({ kind: 'not-found', name, id: rowId });
  if (!isAuthor(proposal, writer)) return refuse({ kind: 'not-author', name, id: rowId });
  const at = rowId === null ? {} : { id: rowId, version: baseVersion ?? 0 };
  const before = await checkRow(db, kind, { ...values, ...at }, writer);
  if (before !== null) await refuseLost(db, { kind, before, after: values });
  await refuseUnsound(db, kind, [{ ...values, id: rowId }]);
  const row = await db
    .updateTable('configuration_proposal')
    .set({
      name: values.name,
      asset_class: values.asset_class,
      owner_account: values.owner_account,
      owner_alloc_account: values.owner_alloc_account,
      document: JSON.stringify(values.document),
      note,
      revision: revision + 1,
      proposed_ms: nowMs,
      expires_ms: nowMs + PROPOSAL_LIFE_MS,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const amended = toProposal<Kind>(row, nowMs);
  await recordProposal(db, amended, { actorId: writer.userId, reason: note }, nowMs);
  return amended;
}

async function pendingProposal(
  db: Kysely<Database>,
  id: number,
  writer: ConfigurationWriter,
  nowMs: number,
): Promise<ConfigurationProposal> {
  const row = await db.selectFrom('configuration_proposal').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined || writer.accessTo(row, row.proposed_by) === 'none') {
    return refuse({ kind: 'not-found', name: '', id: null });
  }
  const proposal = toProposal(row, nowMs);
  return proposal.state === 'pending' ? proposal : refuse({ kind: 'not-pending', name: row.name, id: row.row_id });
}

async function requireApprover(db: Kysely<Database>, proposal: ConfigurationProposal, by: ChangeBy): Promise<void> {
  const { guarded } = await readApprovalRule(db, by.nowMs);
  if (!mayApprove(proposal, guarded, by.writer)) {
    refuse({ kind: 'not-permitted', name: proposal.name, id: proposal.rowId });
  }
}

/** Saved under the author's name, with the approver. */
async function putInForce(
  db: Kysely<Database>,
  { kind, rowId, baseVersion, action, name, asset_class, document, proposedBy, ...rest }: ConfigurationProposal,
  by: ChangeBy,
): Promise<void> {
  const { owner_account, owner_alloc_account, proposed_by_email } = rest;
  const author = { userId: proposedBy, email: proposed_by_email };
  const change = { ...by, author, writer: isDeskKind(kind) ? anyRow(by.writer) : by.writer };
  const values = { name, asset_class, owner_account, owner_alloc_account, document };
  if (rowId === null) {
    const { id } = await saveRow(db, kind, values, change);
    await refuseUnsound(db, kind, [{ ...values, id }]);
    return;
  }
  const row = await rowToChange(db, { kind, id: rowId, name }, change.writer);
  if (row.version !== baseVersion) refuse({ kind: 'changed-meanwhile', name, id: rowId });
  if (action === 'remove') {
    await refuseLost(db, { kind, before: row, after: null }, by.live);
    await removeRow(db, kind, rowId, change);
    return;
  }
  await refuseLost(db, { kind, before: row, after: values }, by.live);
  await refuseUnsound(db, kind, [{ ...values, id: rowId }]);
  await saveRow(db, kind, { ...values, id: rowId, version: row.version }, change);
}

/** Routing has no owner: whoever approves it was asked about the accounts that it reaches. */
function anyRow(writer: ConfigurationWriter): ConfigurationWriter {
  return { ...writer, accessTo: () => 'write' };
}
