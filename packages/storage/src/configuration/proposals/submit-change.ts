import type { RoutedKind } from '@meridian/domain/four-eyes/routed-row';
import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { type ChangeBy, refuse, rowToChange } from '../change-configuration.ts';
import type { ConfigurationRow } from '../configuration-row.ts';
import type { RowToSave } from '../configuration-store.ts';
import { refuseLost } from '../refuse-lost.ts';
import { removeRow } from '../remove-row.ts';
import { replaceUses } from '../replace-uses.ts';
import type { PlacedRow } from '../refuse-unsound.ts';
import type { DeskKind, GovernedKind } from '../governed-kinds.ts';
import { isRoutedKind, readGovernedRows, toGoverned, withoutRow, withRow } from '../governed-rows.ts';
import { checkRow, saveRow } from '../save-row.ts';
import { readApprovalRule } from './approval-rule.ts';
import { keepProposal } from './keep-proposal.ts';
import type { ConfigurationProposal } from './proposal-row.ts';

export type Submitted<Kind extends GovernedKind> =
  | { readonly kind: 'saved'; readonly row: ConfigurationRow<Kind> }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'proposed'; readonly proposal: ConfigurationProposal<Kind> };

/** Saves at once, or proposes when an account that the change reaches requires approval. */
export async function submitRow<Kind extends GovernedKind>(
  db: Kysely<Database>,
  kind: Kind,
  toSave: RowToSave<Kind>,
  by: ChangeBy,
): Promise<Submitted<Kind>> {
  const { id, version, ...values } = toSave;
  const before = await checkRow(db, kind, toSave, by.writer);
  if (before !== null) {
    await refusePending(db, before);
    await refuseLost(db, { kind, before, after: values }, by.live);
  }
  const { accountsFor } = await readApprovalRule(db, by.nowMs);
  const rows = await readGovernedRows(db);
  const after = withRow(rows, toGoverned(kind, values, id ?? null));
  if (accountsFor(rows, after).length === 0) return { kind: 'saved', row: await saveRow(db, kind, toSave, by) };
  const change = { kind, action: 'save', rowId: id ?? null, baseVersion: version ?? null, values } as const;
  return { kind: 'proposed', proposal: await keepProposal<Kind>(db, change, by) };
}

/** Rows that change together, such as an order of venues: all are saved, or all wait as one request. */
export async function submitTogether<Kind extends DeskKind>(
  db: Kysely<Database>,
  kind: Kind,
  toSave: readonly RowToSave<Kind>[],
  by: ChangeBy,
): Promise<readonly Submitted<Kind>[]> {
  for (const row of toSave) {
    const before = await checkRow(db, kind, row, by.writer);
    if (before !== null) await refusePending(db, before);
  }
  const { accountsFor } = await readApprovalRule(db, by.nowMs);
  const rows = await readGovernedRows(db);
  const after = toSave.reduce((all, { id, ...values }) => withRow(all, toGoverned(kind, values, id ?? null)), rows);
  const isFree = accountsFor(rows, after).length === 0;
  const done: Submitted<Kind>[] = [];
  let batchId: number | null = null;
  for (const row of toSave) {
    if (isFree) {
      done.push({ kind: 'saved', row: await saveRow(db, kind, row, by) });
      continue;
    }
    const { id, version, ...values } = row;
    const change = { kind, action: 'save', rowId: id ?? null, baseVersion: version ?? null, values, batchId } as const;
    const proposal: ConfigurationProposal<Kind> = await keepProposal<Kind>(db, change, by);
    batchId ??= proposal.id;
    done.push({ kind: 'proposed', proposal });
  }
  if (batchId !== null) await joinBatch(db, batchId);
  return done;
}

/** The first one of a batch names itself, so that all are found by one number. */
async function joinBatch(db: Kysely<Database>, id: number): Promise<void> {
  await db.updateTable('configuration_proposal').set({ batch_id: id }).where('id', '=', id).execute();
}

export type Removal = {
  readonly id: number;
  readonly version?: number | null | undefined;
  /** Everything that leads to it leads there instead. */
  readonly replacement?: string | undefined;
};

/** The future row, for checks of what it says and where it leads. */
export function placedRow<Kind extends RoutedKind>(submitted: Submitted<Kind>): readonly PlacedRow[] {
  if (submitted.kind === 'removed') return [];
  return [submitted.kind === 'saved' ? submitted.row : { ...submitted.proposal, id: submitted.proposal.rowId }];
}

/** Deletes at once, or proposes to. A row in use stays. */
export async function submitRemoval<Kind extends GovernedKind>(
  db: Kysely<Database>,
  kind: Kind,
  { id, version = null, replacement }: Removal,
  by: ChangeBy,
): Promise<Submitted<Kind>> {
  const row = await rowToChange(db, { kind, id, name: '' }, by.writer);
  if (version !== null && row.version !== version) refuse({ kind: 'changed-meanwhile', name: row.name, id });
  await refusePending(db, row);
  const { accountsFor } = await readApprovalRule(db, by.nowMs);
  const rows = await readGovernedRows(db);
  if (replacement !== undefined && isRoutedKind(kind)) await replaceUses(db, { kind, row, to: replacement }, by);
  const accounts = accountsFor(rows, withoutRow(await readGovernedRows(db), id));
  if (accounts.length > 0 && replacement !== undefined) {
    const text = `The removal of “${row.name}” needs a second person: choose another one in its uses first.`;
    refuse({ kind: 'does-not-fit', name: row.name, id, text });
  }
  await refuseLost(db, { kind, before: row, after: null }, by.live);
  if (accounts.length === 0) return { kind: 'removed', name: await removeRow(db, kind, id, by) };
  const change = { kind, action: 'remove', rowId: id, baseVersion: row.version, values: row } as const;
  return { kind: 'proposed', proposal: await keepProposal<Kind>(db, change, by) };
}

async function refusePending(db: Kysely<Database>, row: ConfigurationRow<GovernedKind>): Promise<void> {
  const pending = await db
    .selectFrom('configuration_proposal')
    .select('id')
    .where('row_id', '=', row.id)
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (pending !== undefined) refuse({ kind: 'change-pending', name: row.name, id: row.id });
}
