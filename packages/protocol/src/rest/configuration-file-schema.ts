import { type Static, type TSchema, Type } from 'typebox';
import { Errors } from 'typebox/value';
import { matches } from '../matches.ts';
import { VenueConfigurationSchema, MicCodeSchema, OpenOrdersSchema } from './routing-schemas.ts';
import { AssetClassSchema, EpochMsSchema, NameSchema, NullableText, nullable, strictObject } from './schema-parts.ts';
import { ConditionalStrategyGroupSchema, CustomStrategySchema, StrategySettingsSchema } from './strategy-schemas.ts';

const MAX_ROWS = 2_000;

function rowsOf<Document extends TSchema>(document: Document) {
  const row = strictObject({
    name: NameSchema,
    asset_class: nullable(AssetClassSchema),
    owner_account: NullableText,
    owner_alloc_account: NullableText,
    document,
  });
  return Type.Optional(Type.Array(row, { maxItems: MAX_ROWS }));
}

const { strategy_destination, settings, param_values, is_lqseek } = CustomStrategySchema.properties;
const { type, base, multi_arm_param_values, rules } = ConditionalStrategyGroupSchema.properties;
const { exec_broker, priority, defaultDestinations, venueOverrides } = VenueConfigurationSchema.properties;
const switched = strictObject({ is_enabled: Type.Boolean(), open_orders: OpenOrdersSchema });

/** Rows by kind. A missing kind stays unchanged. */
export const ConfigurationRowsSchema = strictObject({
  setting: rowsOf(
    strictObject({ strategy_name: StrategySettingsSchema.properties.strategy_name, settings, param_values, is_lqseek }),
  ),
  strategy: rowsOf(strictObject({ strategy_destination, settings, param_values, is_lqseek })),
  group: rowsOf(strictObject({ type, base, multi_arm_param_values, rules, learning: Type.Integer({ minimum: 0 }) })),
  broker: rowsOf(Type.Unsafe<Record<string, never>>(strictObject({}))),
  destination: rowsOf(switched),
  venue: rowsOf(switched),
  venue_configuration: rowsOf(
    strictObject({ exec_broker, venue: MicCodeSchema, priority, defaultDestinations, venueOverrides }),
  ),
  penalty: rowsOf(
    strictObject({
      reason: Type.String({ maxLength: 500 }),
      ends_ms: nullable(EpochMsSchema),
      open_orders: OpenOrdersSchema,
    }),
  ),
});

/** The whole configuration of a desk, for version control and for another installation. */
export const ConfigurationFileSchema = strictObject({
  format: Type.Literal('meridian-configuration'),
  version: Type.Literal(1),
  rows: ConfigurationRowsSchema,
});

export type ConfigurationFile = Static<typeof ConfigurationFileSchema>;

export type ReadConfigurationFile =
  | { readonly kind: 'read'; readonly file: ConfigurationFile }
  /** The first invalid place. '' when none can be named. */
  | { readonly kind: 'unreadable'; readonly place: string };

/** Checks a parsed file by its schema. */
export function readConfigurationFile(value: unknown): ReadConfigurationFile {
  if (matches(ConfigurationFileSchema, value)) return { kind: 'read', file: value };
  const [first] = Errors(ConfigurationFileSchema, value);
  return { kind: 'unreadable', place: first === undefined ? '' : `${first.instancePath} ${first.message}` };
}
