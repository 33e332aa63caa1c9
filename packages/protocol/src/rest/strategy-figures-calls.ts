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
  /** Notional-weighted over the orders that have a cost; null without any. */
  arrival_bps: NullableNumber,
  /** Number of orders behind that cost. */
  costed: Count,
};

const ReplaySchema = Type.Object({
  /** Null for a proposed change. */
  version: nullable(Version),
  cost_bps: Type.Number(),
  /** One standard deviation of what the market moves meanwhile. */
  risk_bps: Type.Number(),
  /** Orders that the volume of their day would have filled. */
  fully_filled: Count,
});

/** What past orders of a setting came to, and what another version would have made of them. */
export const SettingFiguresSchema = Type.Object({
  from: DateSchema,
  until: DateSchema,
  trading_days: Count,
  total: Type.Object(counted),
  /** Newest first; null for orders of days before versions were kept. */
  by_version: Type.Array(Type.Object({ version: nullable(Version), ...counted })),
  /** By the group that led to it; null for orders that named it themselves. */
  by_group: Type.Array(Type.Object({ group_name: NullableText, ...counted })),
  /** Null where nothing was to be compared, or nothing can be said. */
  compared: nullable(
    Type.Object({
      /** The same orders under both. */
      orders: Count,
      usd: Type.Number(),
      before: ReplaySchema,
      after: ReplaySchema,
      change_bps: Type.Number(),
      /** The 80 % range of the mean change; null with too few orders. */
      low_bps: NullableNumber,
      high_bps: NullableNumber,
    }),
  ),
  /** Why there is no comparison, in words. */
  not_compared: NullableText,
});

export type SettingFigures = Static<typeof SettingFiguresSchema>;

export const settingFigures = restCall({
  service: 'main',
  method: 'GET',
  path: '/strategies/settings/:id/figures',
  summary:
    'Orders of the last 30 days that went by a setting, by version and by group, with their arrival cost; and the expected cost, timing risk and fills of the same orders under two versions.',
  access: 'user',
  params: IdParamsSchema,
  query: Type.Object(
    {
      settings_version: SettingsVersionSchema,
      /** The version in force where left out. */
      before: Type.Optional(Version),
      /** Another version, or a pending proposal; nothing is compared without either. */
      after: Type.Optional(Version),
      proposal: Type.Optional(IdSchema),
    },
    { additionalProperties: false },
  ),
  response: SettingFiguresSchema,
  problems: [404],
});
