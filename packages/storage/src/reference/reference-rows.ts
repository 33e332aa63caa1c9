import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/database.ts';

/** The rows of a kind as of a day, by key; those taken out by then are not among them. */
export async function rowsAsOf<Kind extends ReferenceKind>(
  db: Kysely<Database>,
  kind: Kind,
  date: string,
): Promise<ReadonlyMap<string, ReferenceRows[Kind]>> {
  const { rows } = await sql<{ key: string; document: ReferenceRows[Kind] | null }>`
    select distinct on (key) key, document from reference_row
    where kind = ${kind} and effective_from <= ${date}
    order by key, effective_from desc, version_id desc`.execute(db);
  return new Map(rows.flatMap(({ key, document }) => (document === null ? [] : [[key, document] as const])));
}
