import type { Kysely } from 'kysely';
import { nameKey } from '@meridian/domain/name-key';
import type { Database } from '../schema/database.ts';
import { type ChangeBy, keepVersion, peopleOf, refuse, rowToChange } from './change-configuration.ts';
import type { ConfigurationKind } from './configuration-documents.ts';
import { type ConfigurationRow, type ConfigurationValues, toColumns, toRow } from './configuration-row.ts';
import { type ConfigurationWriter, MAX_CONFIGURATION_ROWS, type RowToSave } from './configuration-store.ts';

/** Refuses an invalid save, else returns the current row, or null for a new one. */
export async function checkRow<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
  { id, version, ...values }: RowToSave<Kind>,
  writer: ConfigurationWriter,
): Promise<ConfigurationRow<Kind> | null> {
  const { name } = values;
  const before = id === undefined ? null : await rowToChange(db, { kind, id, name }, writer);
  if (before !== null && before.version !== version) {
    return refuse({ kind: 'changed-meanwhile', name: before.name, id: before.id });
  }
  // The creator may change a row, but not assign it to a foreign account.
  if (writer.accessTo(values, null) !== 'write') return refuse({ kind: 'not-permitted', name, id: id ?? null });
  await refuseTakenName(db, kind, values, before?.id ?? null);
  return before;
}

/** A new row, or the next version of one. */
export async function saveRow<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
  toSave: RowToSave<Kind>,
  by: ChangeBy,
): Promise<ConfigurationRow<Kind>> {
  const before = await checkRow(db, kind, toSave, by.writer);
  const { id: _id, version: _version, ...values } = toSave;
  const row =
    before === null
      ? await insertRow(db, kind, values, { version: 1, createdBy: (by.author ?? by.writer).userId })
      : await updateRow(db, kind, values, before);
  await keepVersion(db, { kind, row, action: before === null ? 'created' : 'updated', ...peopleOf(by) });
  return row;
}

export async function insertRow<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
  values: ConfigurationValues<Kind>,
  { version, createdBy }: { readonly version: number; readonly createdBy: number | null },
): Promise<ConfigurationRow<Kind>> {
  const { count } = await db
    .selectFrom('configuration_row')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CONFIGURATION_ROWS) return refuse({ kind: 'too-many', name: values.name, id: null });
  const row = await db
    .insertInto('configuration_row')
    .values({ ...toColumns(kind, values), version, created_by: createdBy })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRow({ ...row, kind });
}

async function updateRow<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
  values: ConfigurationValues<Kind>,
  before: ConfigurationRow<Kind>,
): Promise<ConfigurationRow<Kind>> {
  const row = await db
    .updateTable('configuration_row')
    .set({ ...toColumns(kind, values), version: before.version + 1 })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toRow({ ...row, kind });
}

/** A name may mean different rows for different owners, but only one for each. */
async function refuseTakenName<Kind extends ConfigurationKind>(
  db: Kysely<Database>,
  kind: Kind,
  { name, asset_class, owner_account, owner_alloc_account }: ConfigurationValues<Kind>,
  exceptId: number | null,
): Promise<void> {
  const row = await db
    .selectFrom('configuration_row')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('name_key', '=', nameKey(name))
    .where('asset_class', 'is not distinct from', asset_class)
    .where('owner_account', 'is not distinct from', owner_account)
    .where('owner_alloc_account', 'is not distinct from', owner_alloc_account)
    .executeTakeFirst();
  if (row !== undefined && row.id !== exceptId) refuse({ kind: 'name-taken', name: row.name, id: exceptId });
}
