import type { OrdersByStrategy } from '@meridian/domain/strategy-groups/strategy-uses';
import type { Kysely } from 'kysely';
import type { Database } from '../../schema/database.ts';
import { type ChangeBy, refuse, rowToChange } from '../change-configuration.ts';
import type { ConfigurationRow, ConfigurationValues } from '../configuration-row.ts';
import type { RowToSave } from '../configuration-store.ts';
import { readUses } from '../find-uses.ts';
import { removeRow } from '../remove-row.ts';
import type { PlacedRow } from '../refuse-misplaced.ts';
import { replaceUses } from '../replace-uses.ts';
import { checkRow, saveRow } from '../save-row.ts';
import { readApprovalRule } from './approval-rule.ts';
import { keepProposal } from './keep-proposal.ts';
import type { ConfigurationProposal, GovernedKind } from './proposal-row.ts';

export type Submitted<Kind extends GovernedKind> =
  | { readonly kind: 'saved'; readonly row: ConfigurationRow<Kind> }
  | { readonly kind: 'removed'; readonly name: string }
  | { readonly kind: 'proposed'; readonly proposal: ConfigurationProposal<Kind> };

/** Saves at once, or proposes when the owner requires approval. */
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
    if (isMoved(before, values)) await refuseUsed(db, kind, before, by.live);
  }
  const needsApproval = await readApprovalRule(db, by.nowMs);
  if (!needsApproval(values) && !(before !== null && needsApproval(before))) {
    return { kind: 'saved', row: await saveRow(db, kind, toSave, by) };
  }
  const change = { kind, action: 'save', rowId: id ?? null, baseVersion: version ?? null, values } as const;
  return { kind: 'proposed', proposal: await keepProposal<Kind>(db, change, by) };
}

export type Removal = {
  readonly id: number;
  readonly version?: number | undefined;
  /** Everything that leads to it leads there instead. */
  readonly replacement?: string | undefined;
};

/** The future row, for checks of where it leads. */
export function placedRow<Kind extends GovernedKind>(submitted: Submitted<Kind>): readonly PlacedRow[] {
  if (submitted.kind === 'removed') return [];
  if (submitted.kind === 'saved') return [submitted.row];
  const { proposal } = submitted;
  return [{ ...proposal, id: proposal.rowId }];
}

/** Deletes at once, or proposes to. A row in use stays. */
export async function submitRemoval<Kind extends GovernedKind>(
  db: Kysely<Database>,
  kind: Kind,
  { id, version, replacement }: Removal,
  by: ChangeBy,
): Promise<Submitted<Kind>> {
  const row = await rowToChange(db, { kind, id, name: '' }, by.writer);
  if (version !== undefined && row.version !== version) refuse({ kind: 'changed-meanwhile', name: row.name, id });
  await refusePending(db, row);
  const needsApproval = await readApprovalRule(db, by.nowMs);
  if (replacement !== undefined) {
    if (needsApproval(row)) {
      const text = `The removal of “${row.name}” needs a second person: choose another one in its uses first.`;
      refuse({ kind: 'does-not-fit', name: row.name, id, text });
    }
    await replaceUses(db, { kind, row, to: replacement }, by);
  }
  await refuseUsed(db, kind, row, by.live);
  if (!needsApproval(row)) return { kind: 'removed', name: await removeRow(db, kind, id, by) };
  const change = { kind, action: 'remove', rowId: id, baseVersion: row.version, values: row } as const;
  return { kind: 'proposed', proposal: await keepProposal<Kind>(db, change, by) };
}

/** With another name or owner, its users can no longer find it. */
export function isMoved(before: ConfigurationValues<GovernedKind>, after: ConfigurationValues<GovernedKind>): boolean {
  return (
    before.name !== after.name ||
    before.asset_class !== after.asset_class ||
    before.owner_account !== after.owner_account ||
    before.owner_alloc_account !== after.owner_alloc_account
  );
}

export async function refuseUsed(
  db: Kysely<Database>,
  kind: GovernedKind,
  row: ConfigurationRow<GovernedKind>,
  live?: readonly OrdersByStrategy[],
): Promise<void> {
  const uses = (await readUses(db, live))(kind, row.id);
  if (uses.length > 0) refuse({ kind: 'in-use', name: row.name, id: row.id, uses });
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
