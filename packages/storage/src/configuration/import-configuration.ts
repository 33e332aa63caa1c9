import type { AssetClass } from '@meridian/domain/asset-class';
import type { FileFinding } from '@meridian/domain/configuration-file/file-rows';
import { canonicalText } from '@meridian/domain/json-text';
import { nameKey } from '@meridian/domain/name-key';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { recordSecurityEvent } from '../security-event.ts';
import { changeConfiguration } from './change-configuration.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationRow, toRow } from './configuration-row.ts';
import type { ConfigurationRefusal, ConfigurationStoreOptions, ConfigurationWriter } from './configuration-store.ts';
import { type ImportContext, lookAtImport } from './look-at-import.ts';
import { removeRow } from './remove-row.ts';
import { saveRow } from './save-row.ts';

type Json = Record<string, unknown>;

export type FileRow = {
  readonly name: string;
  readonly asset_class: AssetClass | null;
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
  readonly document: Json;
};

export type FileRows = Partial<Readonly<Record<ConfigurationKind, readonly FileRow[]>>>;

export type FileChange = Omit<FileRow, 'document'> & {
  readonly kind: ConfigurationKind;
  readonly action: 'created' | 'updated' | 'removed';
  readonly before: Json | null;
  readonly after: Json | null;
};

export type Stored = Omit<ConfigurationRow<ConfigurationKind>, 'document'> & {
  readonly kind: ConfigurationKind;
  readonly document: Json;
};

/** The whole configuration in a stable order. */
export async function readConfigurationRows(db: Kysely<Database>): Promise<readonly Stored[]> {
  const rows = await db
    .selectFrom('configuration_row')
    .selectAll()
    .orderBy('kind')
    .orderBy('name_key')
    .orderBy('asset_class')
    .orderBy('owner_account')
    .orderBy('owner_alloc_account')
    .execute();
  return rows.map((row) => Object.assign(toRow(row), { kind: row.kind, document: row.document }));
}

type Compared = FileChange & { readonly stored: Stored | null };

export type Looked = { readonly changes: readonly FileChange[]; readonly findings: readonly FileFinding[] };

async function look(db: Kysely<Database>, file: FileRows, context: ImportContext) {
  const stored = await readConfigurationRows(db);
  const compared = compare(stored, file);
  const changes = compared.map(({ stored: _stored, ...change }) => change);
  return { compared, changes, findings: await lookAtImport(db, { file, stored, changes }, context) };
}

/** The changes of a file and its conflicts, only for the kinds it contains. */
export async function previewImport(db: Kysely<Database>, file: FileRows, context: ImportContext): Promise<Looked> {
  const { changes, findings } = await look(db, file, context);
  return { changes, findings };
}

export type ImportOutcome =
  | ({ readonly kind: 'imported' } & Looked)
  | ({ readonly kind: 'unsound' } & Looked)
  | ConfigurationRefusal;

/** Null where nobody is signed in, as in a terminal. */
export type From = { readonly ip: string | null };

/** Applies the whole file or nothing. */
export async function importConfiguration(
  options: ConfigurationStoreOptions,
  file: FileRows,
  writer: ConfigurationWriter & From,
  context: ImportContext,
): Promise<ImportOutcome> {
  return changeConfiguration<ImportOutcome>(options, async (db) => {
    const by = { writer, nowMs: options.nowMs() };
    const { compared, changes, findings } = await look(db, file, context);
    if (findings.length > 0) return { kind: 'unsound', changes, findings };
    for (const { kind, stored } of compared.filter(({ action }) => action === 'removed')) {
      if (stored !== null) await removeRow(db, kind, stored.id, by);
    }
    for (const { kind, stored, after, action, before: _before, ...values } of compared) {
      if (action === 'removed' || after === null) continue;
      const { name, asset_class, owner_account, owner_alloc_account } = values;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the schema of its kind at the edge.
      const document = after as unknown as ConfigurationRow<typeof kind>['document'];
      const row = { name, asset_class, owner_account, owner_alloc_account, document };
      await saveRow(db, kind, { ...row, id: stored?.id, version: stored?.version }, by);
    }
    await recordSecurityEvent(db, importEvent(writer, changes), by.nowMs);
    return { kind: 'imported', changes, findings };
  });
}

function importEvent({ userId, ip, note = '' }: ConfigurationWriter & From, changes: readonly FileChange[]) {
  const count = (action: FileChange['action']) => changes.filter((change) => change.action === action).length;
  const detail = { reason: note, added: count('created'), changed: count('updated'), removed: count('removed') };
  return { kind: 'configuration_imported', actorId: userId, subjectId: userId, ip, detail } as const;
}

function compare(stored: readonly Stored[], file: FileRows): readonly Compared[] {
  const named = new Map(stored.map((row) => [keyOf(row.kind, row), row]));
  const kinds = new Set(Object.keys(file));
  const wanted = Object.entries(file).flatMap(([kind, rows]) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object are text to the compiler.
    (rows ?? []).map((row) => Object.assign({ kind: kind as ConfigurationKind }, row)),
  );
  const kept = new Set(wanted.map((row) => keyOf(row.kind, row)));
  const written = wanted.flatMap((row): Compared[] => {
    const before = named.get(keyOf(row.kind, row)) ?? null;
    if (before !== null && canonicalText(before.document) === canonicalText(row.document)) return [];
    const action = before === null ? 'created' : 'updated';
    return [change(row.kind, row, { action, before: before?.document ?? null, after: row.document, stored: before })];
  });
  const removed = stored
    .filter((row) => kinds.has(row.kind) && !kept.has(keyOf(row.kind, row)))
    .map((row) => change(row.kind, row, { action: 'removed', before: row.document, after: null, stored: row }));
  return [...written, ...removed];
}

type Rest = Pick<Compared, 'action' | 'before' | 'after' | 'stored'>;

function change(kind: ConfigurationKind, row: Omit<FileRow, 'document'>, rest: Rest): Compared {
  const { name, asset_class, owner_account, owner_alloc_account } = row;
  return { kind, name, asset_class, owner_account, owner_alloc_account, ...rest };
}

function keyOf(kind: string, row: Omit<FileRow, 'document'>): string {
  return JSON.stringify([kind, nameKey(row.name), row.asset_class, row.owner_account, row.owner_alloc_account]);
}
