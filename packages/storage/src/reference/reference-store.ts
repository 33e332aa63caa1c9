import type { ReferenceFinding } from '@meridian/domain/reference/read-reference-file';
import type { ReferenceKind, ReferenceRows } from '@meridian/domain/reference/reference-kinds';
import type { TickChange } from '@meridian/domain/reference/tick-change';
import type { Selectable } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { ReferenceVersionTable } from '../schema/reference-tables.ts';
import type { ImportMode, RowChange } from './compare-rows.ts';
import { importFile } from './import-file.ts';
import { rowsAsOf } from './reference-rows.ts';

export type ReferenceVersion = Selectable<ReferenceVersionTable>;

export type FileToImport = {
  readonly kind: ReferenceKind;
  readonly text: string;
  readonly mode: ImportMode;
  /** YYYY-MM-DD, the first day of the rows. */
  readonly effectiveFrom: string;
  /** The file's name, for later questions about a row's origin. */
  readonly sourceName: string;
  /** Null for the initial data. */
  readonly by: { readonly userId: number; readonly email: string } | null;
  /** What orders have against changes of ticks. Whoever does not know the orders has every finer tick refused. */
  readonly tickProblems?: (changes: readonly TickChange[]) => readonly ReferenceFinding[];
};

export type ImportOutcome =
  | {
      readonly kind: 'refused';
      readonly findings: readonly ReferenceFinding[];
      readonly ticks: readonly TickChange[];
    }
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'imported' | 'previewed';
      readonly changes: readonly RowChange<ReferenceRows[ReferenceKind]>[];
      /** The instruments whose ticks change. */
      readonly ticks: readonly TickChange[];
    };

export type ReferenceStore = {
  rows<Kind extends ReferenceKind>(kind: Kind, date: string): Promise<readonly ReferenceRows[Kind][]>;
  /** What an import would change. Writes nothing. */
  preview(file: FileToImport): Promise<ImportOutcome>;
  /** Imports the whole file or nothing. */
  import(file: FileToImport): Promise<ImportOutcome>;
  /** Newest first. */
  versions(kind: ReferenceKind): Promise<readonly ReferenceVersion[]>;
};

export type ReferenceStoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

const MAX_VERSIONS_LISTED = 200;

/** Versioned reference data. Each import is announced in the outbox. */
export function createReferenceStore(options: ReferenceStoreOptions): ReferenceStore {
  const { db } = options.database;
  return {
    rows: async (kind, date) => [...(await rowsAsOf(db, kind, date)).values()],
    preview: (file) => importFile(options, file, 'preview'),
    import: (file) => importFile(options, file, 'write'),
    versions: (kind) =>
      db
        .selectFrom('reference_version')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('id', 'desc')
        .limit(MAX_VERSIONS_LISTED)
        .execute(),
  };
}
