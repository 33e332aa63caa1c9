import { checkFile } from '@meridian/domain/configuration-file/check-file';
import { type FileFinding, type FileRows as DomainRows, rowKey } from '@meridian/domain/configuration-file/file-rows';
import type { FileDesk } from '@meridian/domain/configuration-file/routing-findings';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import type { FileChange, FileRows, Stored } from './import-configuration.ts';
import { readApprovalRule } from './proposals/approval-rule.ts';
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
  const needsApproval = await readApprovalRule(db, nowMs());
  const governed = changes.flatMap(({ kind, name, ...row }): FileFinding[] => {
    if ((kind !== 'setting' && kind !== 'strategy') || !needsApproval(row)) return [];
    const index = (file[kind] ?? []).findIndex((each) => rowKey(each) === rowKey({ name, ...row }));
    const message = 'A change of it needs a second person: propose it on the settings page.';
    return [{ kind, row: index < 0 ? null : index + 1, name, message }];
  });
  const known = { stored: byKind(stored), desk, accounts, live };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schema of its kind at the edge.
  return [...checkFile(file as Partial<DomainRows>, known), ...governed];
}

function byKind(rows: readonly Stored[]): DomainRows {
  const of = (kind: Stored['kind']) => rows.filter((row) => row.kind === kind);
  const all = {
    setting: of('setting'),
    strategy: of('strategy'),
    group: of('group'),
    broker: of('broker'),
    destination: of('destination'),
    venue: of('venue'),
    venue_configuration: of('venue_configuration'),
    penalty: of('penalty'),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the store, which were checked when saved.
  return all as unknown as DomainRows;
}
