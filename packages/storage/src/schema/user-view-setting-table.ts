import type { GridId } from '@meridian/domain/columns/grid-id';
import type { SavedView } from '@meridian/domain/entities/user-view-setting';
import type { Generated, JSONColumnType } from 'kysely';

export type UserViewSettingTable = {
  id: Generated<number>;
  user_id: number;
  grid: GridId;
  name: string;
  /** The normalised name for comparisons. */
  name_key: string;
  is_default: boolean;
  version: number;
  view: JSONColumnType<SavedView>;
  updated_ms: number;
};
