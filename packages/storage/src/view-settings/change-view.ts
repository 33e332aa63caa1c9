import type { Kysely } from 'kysely';
import { nameKey } from '@meridian/domain/name-key';
import type { Database } from '../schema/database.ts';
import type {
  SettingSaved,
  ViewChangedMeanwhile,
  ViewNameTaken,
  ViewNotFound,
  ViewSaved,
  ViewSettingStoreOptions,
  ViewUpdate,
} from './view-setting-store.ts';
import {
  asOnlyWriter,
  clearDefault,
  isPossibleId,
  nameTaken,
  SETTING_COLUMNS,
  type SettingRow,
  toSetting,
  toView,
} from './view-setting-row.ts';

type Target = { readonly userId: number; readonly id: number };

const NOT_FOUND: ViewNotFound = { kind: 'not-found' };

/** Saves a view. Its default is set after the others were cleared, in the same transaction. */
export function updateView(
  { database, nowMs }: ViewSettingStoreOptions,
  target: Target,
  update: ViewUpdate,
): Promise<ViewSaved | ViewNotFound | ViewNameTaken | ViewChangedMeanwhile> {
  return asOnlyWriter(database, target.userId, async (db) => {
    const row = await findRow(db, target);
    const { name = row?.name, isDefault = row?.is_default } = update;
    if (row === null || name === undefined || isDefault === undefined) return NOT_FOUND;
    const refused = await refuseChange(db, target, row, { name, version: update.version });
    if (refused !== null) return refused;
    if (isDefault) await clearDefault(db, { userId: target.userId, grid: row.grid });
    const saved = await db
      .updateTable('user_view_setting')
      .set({
        name,
        name_key: nameKey(name),
        is_default: isDefault,
        version: row.version + 1,
        view: JSON.stringify(update.view),
        updated_ms: nowMs(),
      })
      .where('id', '=', row.id)
      .returning([...SETTING_COLUMNS, 'view'])
      .executeTakeFirstOrThrow();
    return { kind: 'saved', view: toView(saved) };
  });
}

export function renameView(
  { database, nowMs }: ViewSettingStoreOptions,
  target: Target,
  name: string,
  version: number | undefined,
): Promise<SettingSaved | ViewNotFound | ViewNameTaken | ViewChangedMeanwhile> {
  return asOnlyWriter(database, target.userId, async (db) => {
    const row = await findRow(db, target);
    if (row === null) return NOT_FOUND;
    // The same rename twice, by a retry or two machines, is not a conflict.
    if (row.name === name) return { kind: 'saved', setting: toSetting(row) };
    const refused = await refuseChange(db, target, row, { name, version });
    if (refused !== null) return refused;
    const changes = { name, version: row.version + 1 };
    await db
      .updateTable('user_view_setting')
      .set({ ...changes, name_key: nameKey(name), updated_ms: nowMs() })
      .where('id', '=', row.id)
      .execute();
    return { kind: 'saved', setting: toSetting({ ...row, ...changes }) };
  });
}

/** Keeps the version, because the default view does not affect what another machine saves. */
export function setDefaultView(
  { database }: ViewSettingStoreOptions,
  target: Target,
  isDefault: boolean,
): Promise<SettingSaved | ViewNotFound> {
  return asOnlyWriter(database, target.userId, async (db) => {
    const row = await findRow(db, target);
    if (row === null) return NOT_FOUND;
    if (isDefault) await clearDefault(db, { userId: target.userId, grid: row.grid });
    await db.updateTable('user_view_setting').set({ is_default: isDefault }).where('id', '=', row.id).execute();
    return { kind: 'saved', setting: toSetting({ ...row, is_default: isDefault }) };
  });
}

export async function removeView(
  { database }: ViewSettingStoreOptions,
  { userId, id }: Target,
): Promise<{ readonly kind: 'removed'; readonly name: string } | ViewNotFound> {
  if (!isPossibleId(id)) return NOT_FOUND;
  const row = await database.db
    .deleteFrom('user_view_setting')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row === undefined ? NOT_FOUND : { kind: 'removed', name: row.name };
}

async function findRow(db: Kysely<Database>, { userId, id }: Target): Promise<SettingRow | null> {
  if (!isPossibleId(id)) return null;
  const row = await db
    .selectFrom('user_view_setting')
    .select(SETTING_COLUMNS)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    // A deletion does not lock the user, so the row itself is locked.
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type Wanted = { readonly name: string; readonly version: number | undefined };

async function refuseChange(
  db: Kysely<Database>,
  { userId }: Target,
  row: SettingRow,
  { name, version }: Wanted,
): Promise<ViewNameTaken | ViewChangedMeanwhile | null> {
  if (version !== undefined && version !== row.version) return { kind: 'changed-meanwhile', name: row.name };
  return nameTaken(db, { userId, grid: row.grid }, name, row.id);
}
