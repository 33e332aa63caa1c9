import { changeConfiguration, keepVersion } from './change-configuration.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import type { ConfigurationValues } from './configuration-row.ts';
import type { ConfigurationStoreOptions } from './configuration-store.ts';
import { insertRow } from './save-row.ts';

/** The initial configuration of a desk. Skipped once anything of the kind was ever saved. */
export async function seedConfiguration<Kind extends ConfigurationKind>(
  options: ConfigurationStoreOptions,
  kind: Kind,
  rows: readonly ConfigurationValues<Kind>[],
): Promise<void> {
  if (rows.length === 0) return;
  const versions = options.database.db.selectFrom('configuration_version').select('row_id').where('kind', '=', kind);
  if ((await versions.limit(1).executeTakeFirst()) !== undefined) return;
  await changeConfiguration(options, async (db) => {
    for (const values of rows) {
      const row = await insertRow(db, kind, values, { version: 1, createdBy: null });
      await keepVersion(db, { kind, row, action: 'created', by: null, nowMs: options.nowMs() });
    }
  });
}
