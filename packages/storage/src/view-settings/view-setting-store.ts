import type { GridId } from '@meridian/domain/columns/grid-id';
import type { SavedView, UserView, UserViewSetting } from '@meridian/domain/entities/user-view-setting';
import type { OpenDatabase } from '../database.ts';
import { createView } from './create-view.ts';
import { removeView, renameView, setDefaultView, updateView } from './change-view.ts';
import { isPossibleId, SETTING_COLUMNS, toSetting, toView } from './view-setting-row.ts';

export type NewView = {
  readonly grid: GridId;
  readonly name: string;
  readonly isDefault: boolean;
  readonly view: SavedView;
};

/** Missing fields stay unchanged. */
export type ViewUpdate = {
  readonly view: SavedView;
  readonly name?: string | undefined;
  readonly isDefault?: boolean | undefined;
  /** The version on the user's screen. Without one the newest is overwritten. */
  readonly version?: number | undefined;
};

export type ViewNotFound = { readonly kind: 'not-found' };
/** The existing name, as written. */
export type ViewNameTaken = { readonly kind: 'name-taken'; readonly name: string };
/** The view's current name. */
export type ViewChangedMeanwhile = { readonly kind: 'changed-meanwhile'; readonly name: string };
export type SettingSaved = { readonly kind: 'saved'; readonly setting: UserViewSetting };
export type ViewSaved = { readonly kind: 'saved'; readonly view: UserView };

export type ViewSettingStore = {
  /** By name, of one grid or of all. */
  list(userId: number, grid?: GridId): Promise<UserViewSetting[]>;
  find(userId: number, id: number): Promise<UserView | null>;
  create(userId: number, view: NewView): Promise<ViewSaved | ViewNameTaken | { readonly kind: 'too-many' }>;
  update(
    userId: number,
    id: number,
    update: ViewUpdate,
  ): Promise<ViewSaved | ViewNotFound | ViewNameTaken | ViewChangedMeanwhile>;
  setDefault(userId: number, id: number, isDefault: boolean): Promise<SettingSaved | ViewNotFound>;
  rename(
    userId: number,
    id: number,
    name: string,
    version?: number,
  ): Promise<SettingSaved | ViewNotFound | ViewNameTaken | ViewChangedMeanwhile>;
  remove(userId: number, id: number): Promise<{ readonly kind: 'removed'; readonly name: string } | ViewNotFound>;
};

export type ViewSettingStoreOptions = { readonly database: OpenDatabase; readonly nowMs: () => number };

/** Saved views. Each belongs to its user; for others it does not exist. */
export function createViewSettingStore(options: ViewSettingStoreOptions): ViewSettingStore {
  const { db } = options.database;
  return {
    list: async (userId, grid) => {
      const own = db.selectFrom('user_view_setting').select(SETTING_COLUMNS).where('user_id', '=', userId);
      const asked = grid === undefined ? own : own.where('grid', '=', grid);
      return (await asked.orderBy('name_key').orderBy('id').execute()).map(toSetting);
    },
    find: async (userId, id) => {
      if (!isPossibleId(id)) return null;
      const row = await db
        .selectFrom('user_view_setting')
        .select([...SETTING_COLUMNS, 'view'])
        .where('user_id', '=', userId)
        .where('id', '=', id)
        .executeTakeFirst();
      return row === undefined ? null : toView(row);
    },
    create: (userId, view) => createView(options, userId, view),
    update: (userId, id, update) => updateView(options, { userId, id }, update),
    setDefault: (userId, id, isDefault) => setDefaultView(options, { userId, id }, isDefault),
    rename: (userId, id, name, version) => renameView(options, { userId, id }, name, version),
    remove: (userId, id) => removeView(options, { userId, id }),
  };
}
