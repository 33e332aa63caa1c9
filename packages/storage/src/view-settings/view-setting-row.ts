import type { UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { OpenDatabase } from '../database.ts';
import type { Database } from '../schema/database.ts';
import type { UserViewSettingTable } from '../schema/user-view-setting-table.ts';
import { nameKey } from '@meridian/domain/name-key';
import { transaction } from '../transaction.ts';

export const SETTING_COLUMNS = ['id', 'name', 'is_default', 'grid', 'version'] as const;

export type SettingRow = Pick<Selectable<UserViewSettingTable>, (typeof SETTING_COLUMNS)[number]>;

export function toSetting({ id, name, is_default, grid, version }: SettingRow): UserViewSetting {
  return { id, name, isDefault: is_default, grid, version };
}

export function toView(row: SettingRow & Pick<Selectable<UserViewSettingTable>, 'view'>): UserView {
  return { ...toSetting(row), view: row.view };
}

/** A number beyond bigint is not an id, and would cause a database error instead of "not found". */
export function isPossibleId(id: number): boolean {
  return Number.isSafeInteger(id);
}

/** One writer per user at a time, because counts, names and defaults are checked before writing. */
export function asOnlyWriter<Result>(
  database: OpenDatabase,
  userId: number,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return transaction(database, async ({ db }) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`user_view_setting ${userId}`}, 0))`.execute(db);
    return work(db);
  });
}

type Place = { readonly userId: number; readonly grid: UserViewSetting['grid'] };

/** The view of that grid and name, other than `exceptId`. */
export async function nameTaken(
  db: Kysely<Database>,
  { userId, grid }: Place,
  name: string,
  exceptId: number | null,
): Promise<{ readonly kind: 'name-taken'; readonly name: string } | null> {
  const row = await db
    .selectFrom('user_view_setting')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .where('grid', '=', grid)
    .where('name_key', '=', nameKey(name))
    .executeTakeFirst();
  return row === undefined || row.id === exceptId ? null : { kind: 'name-taken', name: row.name };
}

export async function clearDefault(db: Kysely<Database>, { userId, grid }: Place): Promise<void> {
  await db
    .updateTable('user_view_setting')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('grid', '=', grid)
    .where('is_default', '=', true)
    .execute();
}
