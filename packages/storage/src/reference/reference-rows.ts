import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../schema/database.ts';

/** The rows of a kind on a day, in order of first appearance, without deleted ones. */
export async function rowsAsOf<Kind extends ReferenceKind>(
  db: Kysely<Database>,
  kind: Kind,
  date: string,
): Promise<ReadonlyMap<string, ReferenceRows[Kind]>> {
  const { rows } = await sql<{ key: string; document: ReferenceRows[Kind] | null }>`
    select key, document from (
      select distinct on (key) key, document,
        first_value(version_id) over first as first_version, first_value(line) over first as first_line
      from reference_row where kind = ${kind} and effective_from <= ${date}
      window first as (partition by key order by effective_from, version_id)
      order by key, effective_from desc, version_id desc) newest
    order by first_version, first_line`.execute(db);
  return new Map(rows.flatMap(({ key, document }) => (document === null ? [] : [[key, document] as const])));
}
