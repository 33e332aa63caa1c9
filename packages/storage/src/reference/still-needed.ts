import { type KnownReferences, missingReferences } from '@meridian/domain/reference/check-references';
import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import { REFERENCE_FILES, REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { rowsAsOf } from './reference-rows.ts';

const MAX_NAMED = 20;

/** The first rows that still refer to what an import would delete. */
export async function stillNeeded(
  db: Kysely<Database>,
  date: string,
  removed: readonly string[],
  known: KnownReferences,
): Promise<readonly ReferenceFinding[]> {
  if (removed.length === 0) return [];
  const findings: ReferenceFinding[] = [];
  for (const kind of REFERENCE_KINDS) findings.push(...(await leftWithout(db, kind, date, known)));
  return findings.slice(0, MAX_NAMED);
}

async function leftWithout(
  db: Kysely<Database>,
  kind: ReferenceKind,
  date: string,
  known: KnownReferences,
): Promise<ReferenceFinding[]> {
  const rows = [...(await rowsAsOf(db, kind, date))].filter(([key]) => known.has(kind, key));
  return rows.flatMap(([key, row]) =>
    missingReferences(kind, row, known).map((what) => ({
      line: null,
      message: `The file leaves out the ${what}, which ${key} still uses (${REFERENCE_FILES[kind].title}): change that first.`,
    })),
  );
}
