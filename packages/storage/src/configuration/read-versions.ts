import type { Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { ConfigurationVersionTable } from '../schema/configuration-tables.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationValues, toRow } from './configuration-row.ts';

export type ConfigurationVersion<Kind extends ConfigurationKind> = ConfigurationValues<Kind> & {
  readonly version: number;
} & Pick<
    Selectable<ConfigurationVersionTable>,
    'action' | 'note' | 'saved_by_email' | 'saved_ms' | 'approved_by_email'
  >;

export type VersionPage<Kind extends ConfigurationKind> = {
  readonly total: number;
  readonly versions: readonly ConfigurationVersion<Kind>[];
};

/** Versions of a row, newest first. */
export async function readVersions<Kind extends ConfigurationKind>(
  { db }: OpenDatabase,
  kind: Kind,
  id: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<VersionPage<Kind>> {
  const all = db.selectFrom('configuration_version').where('kind', '=', kind).where('row_id', '=', id);
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all.selectAll().orderBy('version', 'desc').limit(limit).offset(offset).execute();
  return { total, versions: rows.map((row) => toVersion(kind, row)) };
}

export async function readVersion<Kind extends ConfigurationKind>(
  { db }: OpenDatabase,
  kind: Kind,
  id: number,
  version: number,
): Promise<ConfigurationVersion<Kind> | null> {
  const row = await db
    .selectFrom('configuration_version')
    .selectAll()
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return row === undefined ? null : toVersion(kind, row);
}

/** When each row of a kind got its current version, and by whom. */
export async function readLastSaves(
  { db }: OpenDatabase,
  kind: ConfigurationKind,
): Promise<ReadonlyMap<number, { readonly saved_ms: number; readonly saved_by_email: string | null }>> {
  const rows = await db
    .selectFrom('configuration_version as version')
    .innerJoin('configuration_row as row', (join) =>
      join.onRef('row.id', '=', 'version.row_id').onRef('row.version', '=', 'version.version'),
    )
    .select(['row.id', 'version.saved_ms', 'version.saved_by_email'])
    .where('row.kind', '=', kind)
    .execute();
  return new Map(rows.map(({ id, ...save }) => [id, save]));
}

function toVersion<Kind extends ConfigurationKind>(
  kind: Kind,
  row: Selectable<ConfigurationVersionTable>,
): ConfigurationVersion<Kind> {
  const { row_id, name, asset_class, owner_account, owner_alloc_account, version } = row;
  const { document } = toRow({ ...row, kind, id: row_id, name_key: '', created_by: null });
  const { action, note, saved_by_email, saved_ms, approved_by_email } = row;
  const values = { name, asset_class, owner_account, owner_alloc_account, document };
  return { ...values, version, action, note, saved_by_email, saved_ms, approved_by_email };
}
