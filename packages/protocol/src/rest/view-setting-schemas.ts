import { GRID_IDS } from '@meridian/domain/columns/grid-id';
import type { SavedView } from '@meridian/domain/entities/user-view-setting';
import { type TSchema, Type } from 'typebox';
import { IdSchema, JsonObjectSchema, NameSchema, nullable, strictObject } from './schema-parts.ts';

export const GridIdSchema = Type.Enum(GRID_IDS);
export const ViewVersionSchema = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

export const UserViewSettingSchema = Type.Object({
  id: IdSchema,
  name: NameSchema,
  isDefault: Type.Boolean(),
  grid: GridIdSchema,
  version: ViewVersionSchema,
});

const ColumnIdSchema = Type.String({ minLength: 1, maxLength: 64 });
const most = { maxItems: 50 };

const Value = Type.Union([Type.String({ maxLength: 500 }), Type.Number(), Type.Boolean(), Type.Null()]);
const Values = Type.Array(Value, { maxItems: 5_000 });

function fieldsOf<Field extends TSchema>(field: Field) {
  return Type.Record(Type.String({ maxLength: 64 }), field, { maxProperties: 20 });
}

/**
 * Any filter of plain values, at most two levels deep. A new kind of filter needs no new server, and its size is
 * bounded.
 */
const SavedFilterSchema = fieldsOf(Type.Union([Value, Values, fieldsOf(Type.Union([Value, Values]))]));

function savedViewSchema(filter: TSchema) {
  return Type.Unsafe<SavedView>(
    strictObject({
      columns: Type.Array(
        strictObject({
          id: ColumnIdSchema,
          width: Type.Number({ minimum: 0, maximum: 2_000 }),
          hidden: Type.Boolean(),
          pinned: nullable(Type.Enum(['left', 'right'])),
        }),
        { maxItems: 300 },
      ),
      sort: Type.Array(
        strictObject({ columnId: ColumnIdSchema, direction: Type.Enum(['ascending', 'descending']) }),
        most,
      ),
      filters: Type.Record(ColumnIdSchema, filter, { maxProperties: 300 }),
      groupBy: Type.Array(ColumnIdSchema, most),
    }),
  );
}

/** What a client may save. */
export const SavedViewSchema = savedViewSchema(SavedFilterSchema);

/** A stored view, possibly with filters of another version. Readers check each filter by its kind. */
export const UserViewSchema = Type.Object({
  ...UserViewSettingSchema.properties,
  view: savedViewSchema(JsonObjectSchema),
});
