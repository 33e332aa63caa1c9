import { sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { ConfigurationKind } from './configuration-documents.ts';

export type ConfigurationChange = {
  readonly row_id: number;
  readonly version: number;
  readonly kind: ConfigurationKind;
  readonly name: string;
  readonly action: 'created' | 'updated' | 'removed';
  /** Null for the first version. */
  readonly before: Record<string, unknown> | null;
  readonly document: Record<string, unknown>;
  readonly note: string;
  /** Null for the initial configuration. */
  readonly saved_by_email: string | null;
  readonly saved_ms: number;
};

export type ChangesWanted = {
  readonly kinds: readonly ConfigurationKind[];
  readonly limit: number;
  readonly offset: number;
};

export type ConfigurationChanges = { readonly total: number; readonly changes: readonly ConfigurationChange[] };

/** All changes of some kinds with the previous state, newest first. */
export async function configurationChanges(
  { db }: OpenDatabase,
  { kinds, limit, offset }: ChangesWanted,
): Promise<ConfigurationChanges> {
  const { count } = await db
    .selectFrom('configuration_version')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', 'in', [...kinds])
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('configuration_version as after')
    .leftJoin('configuration_version as before', (join) =>
      join.onRef('before.row_id', '=', 'after.row_id').on('before.version', '=', sql<number>`after.version - 1`),
    )
    .select(['after.row_id', 'after.version', 'after.kind', 'after.name', 'after.action', 'before.document as before'])
    .select(['after.document', 'after.note', 'after.saved_by_email', 'after.saved_ms'])
    .where('after.kind', 'in', [...kinds])
    .orderBy('after.saved_ms', 'desc')
    .orderBy('after.row_id', 'desc')
    .orderBy('after.version', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return { total: count, changes };
}
