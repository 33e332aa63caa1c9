import { MAX_VIEWS_PER_GRID } from '@meridian/domain/entities/user-view-setting';
import { nameKey } from '@meridian/domain/name-key';
import type { NewView, ViewNameTaken, ViewSaved, ViewSettingStoreOptions } from './view-setting-store.ts';
import { asOnlyWriter, clearDefault, nameTaken, SETTING_COLUMNS, toView } from './view-setting-row.ts';

export function createView(
  { database, nowMs }: ViewSettingStoreOptions,
  userId: number,
  { grid, name, isDefault, view }: NewView,
): Promise<ViewSaved | ViewNameTaken | { readonly kind: 'too-many' }> {
  return asOnlyWriter(database, userId, async (db) => {
    const taken = await nameTaken(db, { userId, grid }, name, null);
    if (taken !== null) return taken;
    const { count } = await db
      .selectFrom('user_view_setting')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where('grid', '=', grid)
      .executeTakeFirstOrThrow();
    if (count >= MAX_VIEWS_PER_GRID) return { kind: 'too-many' };
    if (isDefault) await clearDefault(db, { userId, grid });
    const row = await db
      .insertInto('user_view_setting')
      .values({
        user_id: userId,
        grid,
        name,
        name_key: nameKey(name),
        is_default: isDefault,
        version: 1,
        view: JSON.stringify(view),
        updated_ms: nowMs(),
      })
      .returning([...SETTING_COLUMNS, 'view'])
      .executeTakeFirstOrThrow();
    return { kind: 'saved', view: toView(row) };
  });
}
