import type { Owned } from '@meridian/domain/entities/strategy-settings';
import type { StrategyUse } from '@meridian/domain/strategy-settings/strategy-uses';
import type { OpenDatabase } from '../database.ts';
import { changeConfiguration } from './change-configuration.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationRow, type ConfigurationValues, toRow } from './configuration-row.ts';
import { type FindUses, readUses } from './find-uses.ts';
import type { GovernedKind } from './governed-kinds.ts';
import { createProposalStore, type ProposalStore } from './proposals/proposal-store.ts';
import {
  type ConfigurationVersion,
  readLastSaves,
  readVersion,
  readVersions,
  type VersionPage,
} from './read-versions.ts';
import { removeRow } from './remove-row.ts';
import { saveRow } from './save-row.ts';

/** Maximum rows of one kind. */
export const MAX_CONFIGURATION_ROWS = 2_000;

/** Without an id it is new. With one, `version` is the version it is based on. */
export type RowToSave<Kind extends ConfigurationKind> = ConfigurationValues<Kind> & {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
};

export type ConfigurationAccess = 'none' | 'read' | 'write';

/** The user who saves, with that user's access to others' rows. */
export type ConfigurationWriter = {
  readonly userId: number;
  readonly email: string;
  /** The writer's reason. */
  readonly note?: string | undefined;
  readonly accessTo: (owned: Owned, createdBy: number | null) => ConfigurationAccess;
};

export type ConfigurationRefusal = {
  readonly kind:
    | 'not-found'
    | 'not-permitted'
    | 'name-taken'
    | 'changed-meanwhile'
    | 'too-many'
    | 'in-use'
    /** Its own values are wrong. `text` says which. */
    | 'invalid'
    /** It conflicts with other configuration. `text` says how. */
    | 'does-not-fit'
    /** A proposal for the row is pending already. */
    | 'change-pending'
    | 'own-proposal'
    | 'amended-meanwhile'
    | 'not-author'
    | 'not-pending';
  /** The name of the row. */
  readonly name: string;
  /** The row to change. Null for a new one. */
  readonly id: number | null;
  /** What uses the row that was to be deleted or renamed. */
  readonly uses?: readonly StrategyUse[];
  /** More detail than the kind. */
  readonly text?: string;
};

export type RowsSaved<Kind extends ConfigurationKind> = {
  readonly kind: 'saved';
  readonly rows: readonly ConfigurationRow<Kind>[];
};

export type RowRemoved = { readonly kind: 'removed'; readonly name: string };

export type ConfigurationStore = {
  /** All rows of a kind, by name. The caller filters by what a user may see. */
  list<Kind extends ConfigurationKind>(kind: Kind): Promise<ConfigurationRow<Kind>[]>;
  find<Kind extends ConfigurationKind>(kind: Kind, id: number): Promise<ConfigurationRow<Kind> | null>;
  /** All or none, in the given order. What decides how orders are worked goes through `proposals`. */
  save<Kind extends UngovernedKind>(
    kind: Kind,
    rows: readonly RowToSave<Kind>[],
    writer: ConfigurationWriter,
  ): Promise<RowsSaved<Kind> | ConfigurationRefusal>;
  remove(kind: UngovernedKind, id: number, writer: ConfigurationWriter): Promise<RowRemoved | ConfigurationRefusal>;
  /** Versions of a row, deleted or not, newest first. */
  versions<Kind extends ConfigurationKind>(kind: Kind, id: number, page: Page): Promise<VersionPage<Kind>>;
  version<Kind extends ConfigurationKind>(
    kind: Kind,
    id: number,
    version: number,
  ): Promise<ConfigurationVersion<Kind> | null>;
  lastSaves(kind: ConfigurationKind): ReturnType<typeof readLastSaves>;
  /** The current uses of strategies and settings. */
  uses(): Promise<FindUses>;
  readonly proposals: ProposalStore;
};

export type UngovernedKind = Exclude<ConfigurationKind, GovernedKind>;
type Page = { readonly limit: number; readonly offset: number };

export type ConfigurationStoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** The configuration with all its versions. Each change is announced in the outbox. */
export function createConfigurationStore(options: ConfigurationStoreOptions): ConfigurationStore {
  return {
    list: (kind) => listRows(options, kind),
    find: (kind, id) => findRow(options, kind, id),
    save: (kind, rows, writer) =>
      changeConfiguration(options, async (db) => {
        const saved = [];
        for (const row of rows) saved.push(await saveRow(db, kind, row, { writer, nowMs: options.nowMs() }));
        return { kind: 'saved', rows: saved };
      }),
    remove: (kind, id, writer) =>
      changeConfiguration(options, async (db) => {
        const name = await removeRow(db, kind, id, { writer, nowMs: options.nowMs() });
        return { kind: 'removed', name };
      }),
    versions: (kind, id, page) => readVersions(options.database, kind, id, page),
    version: (kind, id, version) => readVersion(options.database, kind, id, version),
    lastSaves: (kind) => readLastSaves(options.database, kind),
    uses: () => readUses(options.database.db),
    proposals: createProposalStore(options),
  };
}

async function listRows<Kind extends ConfigurationKind>(
  { database }: ConfigurationStoreOptions,
  kind: Kind,
): Promise<ConfigurationRow<Kind>[]> {
  const rows = await database.db
    .selectFrom('configuration_row')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('name_key')
    .orderBy('id')
    .execute();
  return rows.map((row) => toRow({ ...row, kind }));
}

async function findRow<Kind extends ConfigurationKind>(
  { database }: ConfigurationStoreOptions,
  kind: Kind,
  id: number,
): Promise<ConfigurationRow<Kind> | null> {
  const row = await database.db
    .selectFrom('configuration_row')
    .selectAll()
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : toRow({ ...row, kind });
}
