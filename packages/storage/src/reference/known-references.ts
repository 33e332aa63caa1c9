import type { KnownReferences } from '@meridian/domain/reference/check-references';
import { REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { rowsAsOf } from './reference-rows.ts';

/** The existing names on a day, after `changed` has the keys `keys`. */
export async function knownReferences(
  db: Kysely<Database>,
  date: string,
  changed: ReferenceKind,
  keys: ReadonlySet<string>,
): Promise<KnownReferences> {
  const known = new Map<ReferenceKind, ReadonlySet<string>>([[changed, keys]]);
  for (const kind of REFERENCE_KINDS) {
    if (kind !== changed) known.set(kind, new Set((await rowsAsOf(db, kind, date)).keys()));
  }
  // The key of a band is its table and starting price.
  const tables = new Set([...(known.get('tick_tables') ?? [])].map((key) => key.split(' ', 1)[0]));
  return {
    has: (kind, key) => known.get(kind)?.has(key) ?? false,
    hasTickTable: (name) => tables.has(name),
  };
}
