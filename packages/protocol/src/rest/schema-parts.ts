import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import { type TProperties, type TSchema, Type } from 'typebox';

export function nullable<Schema extends TSchema>(schema: Schema) {
  return Type.Union([schema, Type.Null()]);
}

/** A body with only the named fields. */
export function strictObject<Properties extends TProperties>(properties: Properties) {
  return Type.Object(properties, { additionalProperties: false });
}

export const NullableText = nullable(Type.String());
export const NullableNumber = nullable(Type.Number());

/** Names and symbols that people type. */
export const NameSchema = Type.String({ minLength: 1, maxLength: 120 });
export const IdSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const IdParamsSchema = Type.Object({ id: IdSchema });
export const IdQuerySchema = Type.Object({ id: IdSchema });

export const DateSchema = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' });
export const TimeSchema = Type.String({ pattern: '^\\d{2}:\\d{2}:\\d{2}$', description: 'HH:mm:ss' });
export const EpochMsSchema = Type.Integer({ minimum: 0, description: 'Epoch milliseconds' });

export const AssetClassSchema = Type.Enum(ASSET_CLASSES);
export const AssetSubClassSchema = Type.Literal(CALENDAR_SPREAD);

/** A document whose shape its writer defines. */
export const JsonObjectSchema = Type.Record(Type.String({ maxLength: 120 }), Type.Unknown());

/** A page of a list; its total is in the header x-total-count. */
export const paging = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000, default: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000_000, default: 0 })),
};

/** The owner of strategies or groups. All of the user's accounts when missing. */
export const accountQuery = {
  account: Type.Optional(NameSchema),
  alloc_account: Type.Optional(NameSchema),
};

/** The user's reason in plain text. */
export const ReasonSchema = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' });

export const DoneSchema = Type.Object({ message: Type.String() });
