import { checkFile } from '@meridian/domain/configuration-file/check-file';
import { type FileFinding, type FileRows as DomainRows, rowKey } from '@meridian/domain/configuration-file/file-rows';
import type { FileDesk } from '@meridian/domain/configuration-file/routing-findings';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { byKind } from './file-rows.ts';
import type { FileChange, FileRows, Stored } from './import-configuration.ts';
import { readApprovalRule } from './proposals/approval-rule.ts';
import { type GovernedRow, isDeskKind, isGovernedKind, toGoverned, withoutRow, withRow } from './governed-rows.ts';
import { liveStrategies } from './strategy-nodes.ts';

export type ImportContext = { readonly desk: FileDesk; readonly nowMs: () => number };

type Import = {
  readonly file: FileRows;
  readonly stored: readonly Stored[];
  readonly changes: readonly FileChange[];
};

/** The conflicts of a file, row by row. Empty when it can be applied. */
export async function lookAtImport(
  db: Kysely<Database>,
  { file, stored, changes }: Import,
  { desk, nowMs }: ImportContext,
): Promise<readonly FileFinding[]> {
  const accounts = await db.selectFrom('account').select(['account', 'alloc_account']).execute();
  const live = await liveStrategies(db);
  const governed = await toApprove(db, { file, stored, changes }, nowMs());
  const known = { stored: byKind(stored), desk, accounts, live };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schema of its kind at the edge.
  return [...checkFile(file as Partial<DomainRows>, known), ...governed];
}

/** Rows whose change reaches an account that needs a second person. All of them when only their sum does. */
async function toApprove(
  db: Kysely<Database>,
  { file, stored, changes }: Import,
  nowMs: number,
): Promise<readonly FileFinding[]> {
  const { accountsFor } = await readApprovalRule(db, nowMs);
  const before: readonly GovernedRow[] = stored.flatMap((row) => governedRow(row, row.document, row.id));
  const governed = changes.filter(({ kind }) => isGovernedKind(kind));
  const applied = (rows: readonly GovernedRow[], change: FileChange): readonly GovernedRow[] => {
    const isIt = (row: Stored) => row.kind === change.kind && rowKey(row) === rowKey(change);
    const id = stored.find(isIt)?.id ?? null;
    if (change.after === null) return withoutRow(rows, id);
    return governedRow(change, change.after, id).reduce(withRow, rows);
  };
  if (accountsFor(before, governed.reduce(applied, before)).length === 0) return [];
  const alone = governed.filter((change) => accountsFor(before, applied(before, change)).length > 0);
  return (alone.length > 0 ? alone : governed).map(({ kind, name, ...row }): FileFinding => {
    const index = (file[kind] ?? []).findIndex((each) => rowKey(each) === rowKey({ name, ...row }));
    const page = isDeskKind(kind) ? 'venues' : kind === 'group' ? 'groups' : 'settings';
    const message = `A change of it needs a second person: propose it on the ${page} page.`;
    return { kind, row: index < 0 ? null : index + 1, name, message };
  });
}

type Row = Pick<Stored, 'kind' | 'name' | 'asset_class' | 'owner_account' | 'owner_alloc_account'>;

function governedRow({ kind, ...row }: Row, document: Stored['document'], id: number | null) {
  return isGovernedKind(kind) ? [toGoverned(kind, { ...row, document }, id)] : [];
}
