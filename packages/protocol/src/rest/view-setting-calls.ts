import { GRID_IDS } from '@meridian/domain/columns/grid-id';
import { Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DoneSchema, IdParamsSchema, IdSchema, NameSchema, nullable } from './schema-parts.ts';

const GridSchema = Type.Enum(GRID_IDS);

export const UserViewSettingSchema = Type.Object({ id: IdSchema, name: NameSchema, isDefault: Type.Boolean() });

const layout = {
  grid: GridSchema,
  columns: Type.Array(
    Type.Object({
      id: Type.String({ minLength: 1, maxLength: 64 }),
      width: Type.Number({ minimum: 0, maximum: 2_000 }),
      hidden: Type.Boolean(),
      pinned: nullable(Type.Enum(['left', 'right'])),
    }),
    { maxItems: 300 },
  ),
  sort: Type.Array(
    Type.Object({ columnId: Type.String({ maxLength: 64 }), direction: Type.Enum(['ascending', 'descending']) }),
    {
      maxItems: 5,
    },
  ),
};

export const UserViewSchema = Type.Object({ ...UserViewSettingSchema.properties, ...layout });

const UserViewInputSchema = Type.Object({ name: NameSchema, isDefault: Type.Boolean(), ...layout });

export const listViewSettings = restCall({
  service: 'main',
  method: 'GET',
  path: '/user-view-settings',
  summary: 'Saved views of the user, of one grid or of all.',
  access: 'user',
  query: Type.Object({ grid: Type.Optional(GridSchema) }),
  response: Type.Array(UserViewSettingSchema),
});

export const getViewSetting = restCall({
  service: 'main',
  method: 'GET',
  path: '/user-view-settings/:id',
  summary: 'A saved view with its columns.',
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
  body: UserViewInputSchema,
  response: UserViewSchema,
  status: 201,
  problems: [409],
});

export const updateViewSetting = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user-view-settings/:id',
  summary: 'Save a view again.',
  access: 'user',
  params: IdParamsSchema,
  body: UserViewInputSchema,
  response: UserViewSchema,
  problems: [404, 409],
});

export const updateDefaultView = restCall({
  service: 'main',
  method: 'PUT',
  path: '/user-view-settings/update-default/:id',
  summary: 'Make a view the default of its grid, or no longer.',
  access: 'user',
  params: IdParamsSchema,
  body: Type.Object({ isDefault: Type.Boolean() }),
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
  body: Type.Object({ name: NameSchema }),
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
