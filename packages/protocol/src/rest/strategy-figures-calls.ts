import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DateSchema, IdParamsSchema, IdSchema, NullableNumber, NullableText, nullable } from './schema-parts.ts';
import { SettingsVersionSchema } from './strategy-settings-schemas.ts';

const Count = Type.Integer({ minimum: 0 });
const Version = Type.Integer({ minimum: 1 });

const counted = {
  orders: Count,
  fully_filled: Count,
  filled_usd: Type.Number(),
  /** Weighted by notional over the orders with a cost. Null without any. */
  arrival_bps: NullableNumber,
  /** Number of orders behind that cost. */
  costed: Count,
};

const ReplaySchema = Type.Object({
  /** Null for a proposed change. */
  version: nullable(Version),
  cost_bps: Type.Number(),
  /** One standard deviation of the market move during the order. */
  risk_bps: Type.Number(),
  /** Orders that their day's volume would have filled. */
  fully_filled: Count,
});

/** Results of a setting's past orders, and their simulated results under another version. */
export const SettingFiguresSchema = Type.Object({
  from: DateSchema,
  until: DateSchema,
  trading_days: Count,
  total: Type.Object(counted),
  /** Newest first. Null for orders from before versions were stored. */
  by_version: Type.Array(Type.Object({ version: nullable(Version), ...counted })),
  /** By the group that chose it. Null for orders that named it directly. */
  by_group: Type.Array(Type.Object({ group_name: NullableText, ...counted })),
  /** Null when nothing was compared or no comparison is possible. */
  compared: nullable(
    Type.Object({
      /** The same orders under both versions. */
      orders: Count,
      usd: Type.Number(),
      before: ReplaySchema,
      after: ReplaySchema,
      change_bps: Type.Number(),
      /** The 80% range of the mean change. Null with too few orders. */
      low_bps: NullableNumber,
      high_bps: NullableNumber,
    }),
  ),
  /** Why there is no comparison, as text. */
  not_compared: NullableText,
});

export type SettingFigures = Static<typeof SettingFiguresSchema>;

export const settingFigures = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/settings/:id/figures',
  summary:
    'Orders of the last 30 trading days that went by a setting, by version and by group, with their arrival cost; and the expected cost, timing risk and fills of the same orders under two versions.',
  access: 'user',
  marketData: 'masked',
  isHeavy: true,
  params: IdParamsSchema,
  query: Type.Object(
    {
      settings_version: SettingsVersionSchema,
      /** The current version when missing. */
      before: Type.Optional(Version),
      /** Another version, or a pending proposal. Without either nothing is compared. */
      after: Type.Optional(Version),
      proposal: Type.Optional(IdSchema),
    },
    { additionalProperties: false },
  ),
  response: SettingFiguresSchema,
  problems: [404],
});
