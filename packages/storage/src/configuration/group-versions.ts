import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { toRow } from './configuration-row.ts';
import { type StoredGroup, toGroup } from './group-rows.ts';

/** Maximum versions returned. Older ones stay in the database. */
const MAX_VERSIONS = 200;

export type GroupVersion = {
  readonly group: StoredGroup;
  readonly action: 'created' | 'updated' | 'removed';
  readonly note: string;
  readonly savedMs: number;
  readonly savedByEmail: string | null;
};

/** What a group was, newest first. */
export async function groupVersions(db: Kysely<Database>, id: number): Promise<readonly GroupVersion[]> {
  const rows = await db
    .selectFrom('configuration_version')
    .selectAll()
    .where('kind', '=', 'group')
    .where('row_id', '=', id)
    .orderBy('version', 'desc')
    .limit(MAX_VERSIONS)
    .execute();
  return rows.map((row) => ({
    group: toGroup(toRow({ ...row, kind: 'group', id: row.row_id, name_key: '', created_by: null })),
    action: row.action,
    note: row.note,
    savedMs: row.saved_ms,
    savedByEmail: row.saved_by_email,
  }));
}
