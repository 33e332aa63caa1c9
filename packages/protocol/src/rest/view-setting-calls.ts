import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, IdParamsSchema, NameSchema, strictObject } from './schema-parts.ts';
import {
  GridIdSchema,
  SavedViewSchema,
  UserViewSchema,
  UserViewSettingSchema,
  ViewVersionSchema,
} from './view-setting-schemas.ts';

/** The version on the client's screen. A newer view is not overwritten. */
const version = Type.Optional(ViewVersionSchema);

export const listViewSettings = restCall({
  service: 'main',
  method: 'GET',
  path: '/user-view-settings',
  summary: 'Saved views of the user by name, of one grid or of all.',
  access: 'user',
  query: strictObject({ grid: Type.Optional(GridIdSchema) }),
  response: Type.Array(UserViewSettingSchema),
});

export const getViewSetting = restCall({
  service: 'main',
  method: 'GET',
  path: '/user-view-settings/:id',
  summary: 'A saved view with its columns, sort, filters and groups.',
  access: 'user',
  params: IdParamsSchema,
  response: UserViewSchema,
  problems: [404],
});

export const createViewSetting = restCall({
  service: 'main',
  method: 'POST',
  path: '/user-view-settings',
  summary: 'Save a view under a new name.',
  access: 'user',
  body: strictObject({
    name: NameSchema,
    grid: GridIdSchema,
    isDefault: Type.Optional(Type.Boolean()),
    view: SavedViewSchema,
  }),
  response: UserViewSchema,
  status: 201,
  problems: [409],
});

export const updateViewSetting = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user-view-settings/:id',
  summary: 'Save a view again; a name or default that is left out does not change.',
  access: 'user',
  params: IdParamsSchema,
  body: strictObject({
    name: Type.Optional(NameSchema),
    isDefault: Type.Optional(Type.Boolean()),
    view: SavedViewSchema,
    version,
  }),
  response: UserViewSchema,
  problems: [404, 409],
});

export const updateDefaultView = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user-view-settings/update-default/:id',
  summary: 'Make a view the only default of its grid, or no longer.',
  access: 'user',
  params: IdParamsSchema,
  body: strictObject({ isDefault: Type.Boolean() }),
  response: UserViewSettingSchema,
  problems: [404],
});

export const updateViewName = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user-view-settings/update-name/:id',
  summary: 'Rename a view.',
  access: 'user',
  params: IdParamsSchema,
  body: strictObject({ name: NameSchema, version }),
  response: UserViewSettingSchema,
  problems: [404, 409],
});

export const deleteViewSetting = restCall({
  service: 'main',
  method: 'DELETE',
  path: '/user-view-settings/:id',
  summary: 'Remove a view.',
  access: 'user',
  params: IdParamsSchema,
  response: DoneSchema,
  problems: [404],
});

export const VIEW_SETTING_CALLS = [
  listViewSettings,
  getViewSetting,
  createViewSetting,
  updateViewSetting,
  updateDefaultView,
  updateViewName,
  deleteViewSetting,
] as const;
