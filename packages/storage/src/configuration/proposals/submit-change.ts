import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { type ChangeBy, refuse, rowToChange } from '../change-configuration.ts';
import type { ConfigurationRow } from '../configuration-row.ts';
import type { RowToSave } from '../configuration-store.ts';
import { refuseLost } from '../refuse-lost.ts';
import { removeRow } from '../remove-row.ts';
import { replaceUses } from '../replace-uses.ts';
import type { PlacedRow } from '../refuse-unsound.ts';
import { readRoutedRows, toRouted, withoutRow, withRow } from '../routed-rows.ts';
import { checkRow, saveRow } from '../save-row.ts';
import { readApprovalRule } from './approval-rule.ts';
import { keepProposal } from './keep-proposal.ts';
import type { ConfigurationProposal, GovernedKind } from './proposal-row.ts';

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
  const rows = await readRoutedRows(db);
  const after = withRow(rows, toRouted(kind, values, id ?? null));
  if (accountsFor(rows, after).length === 0) return { kind: 'saved', row: await saveRow(db, kind, toSave, by) };
  const change = { kind, action: 'save', rowId: id ?? null, baseVersion: version ?? null, values } as const;
  return { kind: 'proposed', proposal: await keepProposal<Kind>(db, change, by) };
}

export type Removal = {
  readonly id: number;
  readonly version?: number | null | undefined;
  /** Everything that leads to it leads there instead. */
  readonly replacement?: string | undefined;
};

/** The future row, for checks of what it says and where it leads. */
export function placedRow<Kind extends GovernedKind>(submitted: Submitted<Kind>): readonly PlacedRow[] {
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
  const rows = await readRoutedRows(db);
  if (replacement !== undefined) await replaceUses(db, { kind, row, to: replacement }, by);
  const accounts = accountsFor(rows, withoutRow(await readRoutedRows(db), id));
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
