import { sortKeys } from '@meridian/domain/json-text';
import { type ConfigurationFile, ConfigurationRowsSchema } from '@meridian/protocol/rest/configuration-file-schema';
import type { Kysely } from 'kysely';
import type { Database } from '../schema/database.ts';
import { recordSecurityEvent } from '../security-event.ts';
import { transaction } from '../transaction.ts';
import type { ConfigurationStoreOptions } from './configuration-store.ts';
import { type From, readConfigurationRows, type Stored } from './import-configuration.ts';

/** In the order of the file. A kind precedes those that refer to it. */
const KINDS = Object.keys(ConfigurationRowsSchema.properties);

/** The number of rows of each kind. */
export async function countConfiguration(db: Kysely<Database>): Promise<{ kind: string; rows: number }[]> {
  const found = await db
    .selectFrom('configuration_row')
    .select(({ fn }) => ['kind', fn.countAll<string>().as('rows')])
    .groupBy('kind')
    .execute();
  return KINDS.map((kind) => ({ kind, rows: Number(found.find((row) => row.kind === kind)?.rows ?? 0) }));
}

type ExportedBy = From & { readonly userId: number | null };

/** The whole configuration as one file, in a stable order. Each export leaves an event. */
export async function exportConfigurationFile(
  { database, nowMs }: ConfigurationStoreOptions,
  { userId, ip }: ExportedBy,
): Promise<ConfigurationFile> {
  return transaction(database, async ({ db }) => {
    const rows = await readConfigurationRows(db);
    const event = { kind: 'configuration_exported', actorId: userId, subjectId: userId, ip } as const;
    await recordSecurityEvent(db, { ...event, detail: { rows: rows.length } }, nowMs());
    return toConfigurationFile(rows);
  });
}

function toConfigurationFile(all: readonly Stored[]): ConfigurationFile {
  const rows = Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      all
        .filter((row) => row.kind === kind)
        .map(({ name, asset_class, owner_account, owner_alloc_account, document }) => ({
          name,
          asset_class,
          owner_account,
          owner_alloc_account,
          document: sortKeys(document),
        })),
    ]),
  );
  return { format: 'meridian-configuration', version: 1, rows };
}
