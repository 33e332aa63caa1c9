import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { type ChangeBy, keepVersion, peopleOf, rowToChange } from './change-configuration.ts';
import type { ConfigurationKind } from './configuration-documents.ts';

/** Deletes a row and returns its name. Its versions stay; the last one says who deleted it. */
export async function removeRow(
  db: Kysely<Database>,
  kind: ConfigurationKind,
  id: number,
  by: ChangeBy,
): Promise<string> {
  const row = await rowToChange(db, { kind, id, name: '' }, by.writer);
  await db.deleteFrom('configuration_row').where('id', '=', id).execute();
  const last = { ...row, version: row.version + 1 };
  await keepVersion(db, { kind, row: last, action: 'removed', ...peopleOf(by) });
  return row.name;
}
