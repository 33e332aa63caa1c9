import { checkReferences } from '@meridian/domain/reference/check-references';
import { type ReferenceFinding, readReferenceFile } from '@meridian/domain/reference/read-reference-file';
import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import type { TickChange } from '@meridian/domain/reference/tick-change';
import { REFERENCE_CHANGED } from '@meridian/protocol/ports/reference';
import { type Kysely, sql } from 'kysely';
import { appendToOutbox } from '../outbox.ts';
import { recordSecurityEvent } from '../security-event.ts';
import { callerAddress } from '../asked-from.ts';
import type { Database } from '../schema/database.ts';
import { transaction } from '../transaction.ts';
import { compareRows, type RowChange } from './compare-rows.ts';
import { stillNeeded } from './still-needed.ts';
import { knownReferences } from './known-references.ts';
import { rowsAsOf } from './reference-rows.ts';
import { finerRefused, tickChanges } from './tick-changes.ts';
import type { FileToImport, ImportOutcome, ReferenceStoreOptions } from './reference-store.ts';

type Change = RowChange<ReferenceRows[ReferenceKind]>;

/** Past orders refer to them. */
const INSTRUMENTS_STAY: ReferenceFinding = {
  line: null,
  message: 'Instruments are never taken out: set the last trading date of those that no longer trade.',
};

/** Reads, checks and compares under one lock, so that concurrent imports see one another. */
export function importFile(
  { database, nowMs }: ReferenceStoreOptions,
  file: FileToImport,
  intent: 'preview' | 'write',
): Promise<ImportOutcome> {
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('reference', 0))`.execute(db);
    const { changes, findings, ticks = [] } = await changesOf(db, file);
    if (findings.length > 0) return { kind: 'refused', findings, ticks };
    if (changes.length === 0) return { kind: 'unchanged' };
    if (intent === 'preview') return { kind: 'previewed', changes, ticks };
    await writeVersion(db, file, changes, nowMs());
    return { kind: 'imported', changes, ticks };
  });
}

type Changed = {
  readonly changes: readonly Change[];
  readonly findings: readonly ReferenceFinding[];
  readonly ticks?: readonly TickChange[];
};

async function changesOf(db: Kysely<Database>, file: FileToImport): Promise<Changed> {
  const { kind, text, mode, effectiveFrom, tickProblems = finerRefused } = file;
  const { lines, findings } = readReferenceFile(kind, text);
  if (findings.length > 0) return { changes: [], findings };
  const before = await rowsAsOf(db, kind, effectiveFrom);
  const changes = compareRows<ReferenceRows[ReferenceKind]>(before, lines, mode);
  const removed = changes.filter((change) => change.kind === 'removed').map(({ key }) => key);
  const keys = new Set([...before.keys(), ...lines.map(({ key }) => key)].filter((key) => !removed.includes(key)));
  const known = await knownReferences(db, effectiveFrom, kind, keys);
  const missing = checkReferences(kind, lines, known);
  if (kind === 'instruments' && removed.length > 0) return { changes: [], findings: [INSTRUMENTS_STAY] };
  const lineOf = (wanted: string) => lines.find(({ key }) => key === wanted)?.line ?? null;
  const ticks = await tickChanges(db, kind, effectiveFrom, { changes, lineOf });
  const needed = await stillNeeded(db, effectiveFrom, removed, known);
  const tickFindings = few(tickProblems(ticks), 'instruments have too fine a tick');
  return { changes, findings: [...missing, ...needed, ...tickFindings], ticks };
}

const MAX_TICK_FINDINGS = 20;

function few(findings: readonly ReferenceFinding[], what: string): readonly ReferenceFinding[] {
  const rest = findings.length - MAX_TICK_FINDINGS;
  if (rest <= 0) return findings;
  return [...findings.slice(0, MAX_TICK_FINDINGS), { line: null, message: `${rest} more ${what}.` }];
}

async function writeVersion(db: Kysely<Database>, file: FileToImport, changes: readonly Change[], nowMs: number) {
  const { kind, effectiveFrom, sourceName, by } = file;
  const count = (of: Change['kind']): number => changes.filter((change) => change.kind === of).length;
  const { id } = await db
    .insertInto('reference_version')
    .values({
      kind,
      effective_from: effectiveFrom,
      source_name: sourceName,
      added: count('added'),
      changed: count('changed'),
      removed: count('removed'),
      imported_by: by?.userId ?? null,
      imported_by_email: by?.email ?? null,
      imported_ms: nowMs,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into reference_row (kind, key, version_id, effective_from, line, document)
    select ${kind}, key, ${id}, ${effectiveFrom}, line, document
    from unnest(${changes.map(({ key }) => key)}::text[],
      ${changes.map(({ after }) => (after === null ? null : JSON.stringify(after)))}::json[]) with ordinality as t(key, document, line)`.execute(
    db,
  );
  await recordImport(db, file, changes, nowMs);
  await appendToOutbox(
    db,
    [{ topic: REFERENCE_CHANGED, key: kind, payload: { kind, effective_from: effectiveFrom } }],
    nowMs,
  );
}

/** Rows of an import that the security log names. The import itself has all of them. */
const MAX_NAMED_ROWS = 20;

async function recordImport(
  db: Kysely<Database>,
  { kind, effectiveFrom, sourceName, by }: FileToImport,
  changes: readonly Change[],
  nowMs: number,
): Promise<void> {
  const count = (of: Change['kind']): number => changes.filter((change) => change.kind === of).length;
  const named = changes.slice(0, MAX_NAMED_ROWS).map(({ key, before, after }) => [key, { before, after }]);
  const detail = {
    what: kind,
    effective_from: effectiveFrom,
    source_name: sourceName,
    added: count('added'),
    changed: count('changed'),
    removed: count('removed'),
    changes: Object.fromEntries(named),
  };
  const actorId = by?.userId ?? null;
  const event = { kind: 'reference_imported', actorId, subjectId: actorId, ip: callerAddress(), detail } as const;
  await recordSecurityEvent(db, event, nowMs);
}
