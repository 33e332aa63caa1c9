import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { VENUE_KINDS } from '@meridian/domain/reference/market-files';
import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DateSchema, nullable } from './schema-parts.ts';

const PercentSchema = Type.Number();

/** A mean with its 95 % interval, in bps; null where nothing was seen. */
const MeanSchema = nullable(Type.Object({ mean: Type.Number(), low: Type.Number(), high: Type.Number() }));

const VenueLineSchema = Type.Object({
  /** Market identifier code; of a group its name. */
  venue: Type.String(),
  name: Type.String(),
  kind: nullable(Type.Enum(VENUE_KINDS)),
  fills: Type.Integer({ minimum: 0 }),
  /** Fills of equal weight that would say as much. */
  n_eff: Type.Number({ minimum: 0 }),
  usd: Type.Number(),
  share_percent: PercentSchema,
  fill_rate_percent: nullable(PercentSchema),
  avg_size: nullable(Type.Number()),
  effective_spread_bps: nullable(Type.Number()),
  /** At the horizons of the answer; positive is good for us. */
  markouts: Type.Array(MeanSchema),
  /** Markout after 5 min less that after 10 s. */
  reversion: MeanSchema,
  /** What resting fills lost in 1 s, in half spreads. */
  toxicity: MeanSchema,
  /** By how the fills met the market. */
  passiveness: Type.Array(
    Type.Object({
      liquidity: Type.Enum(['add', 'mid', 'remove', 'auction']),
      share_percent: PercentSchema,
      n_eff: Type.Number(),
      /** One second later. */
      markout: MeanSchema,
    }),
  ),
  /** All other venues of its kind, dark or lit: what it is compared with. Null for a group and without another one. */
  peers: nullable(
    Type.Object({ fills: Type.Integer({ minimum: 0 }), n_eff: Type.Number(), markouts: Type.Array(MeanSchema) }),
  ),
});

const VenueAnalyticsSchema = Type.Object({
  from: DateSchema,
  until: DateSchema,
  trading_days: Type.Integer({ minimum: 0 }),
  /** Today so far. Null when today is stored already or the trading engine does not respond. */
  today: nullable(
    Type.Object({
      date: DateSchema,
      fills: Type.Integer({ minimum: 0 }),
      /** Fills whose later prices the engine did not see, because it started after them. */
      unseen_fills: Type.Integer({ minimum: 0 }),
    }),
  ),
  computed_ms: Type.Integer(),
  horizons_ms: Type.Array(Type.Integer()),
  half_spread_bps: nullable(Type.Number()),
  /** What the fills of these days can be narrowed to. */
  countries: Type.Array(Type.String()),
  strats: Type.Array(Type.String()),
  venues: Type.Array(VenueLineSchema),
  all: VenueLineSchema,
  lit: VenueLineSchema,
  dark: VenueLineSchema,
  /** Dark less lit, at the horizons. */
  dark_less_lit: Type.Array(MeanSchema),
});

export type VenueLine = Static<typeof VenueLineSchema>;
export type VenueMean = Static<typeof MeanSchema>;
export type VenueAnalytics = Static<typeof VenueAnalyticsSchema>;

export const venueAnalytics = restCall({
  service: 'main',
  method: 'GET',
  path: '/venue/analytics',
  summary:
    'What fills at each venue were worth afterwards, over past days and today: markouts, reversion and toxicity.',
  access: 'market_data_permit',
  isHeavy: true,
  query: Type.Object({
    days: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 366, default: 60, description: 'Trading days; 0 is today alone' }),
    ),
    asset_class: Type.Optional(Type.Enum(ASSET_CLASSES)),
    country: Type.Optional(Type.String({ minLength: 2, maxLength: 2 })),
    strat: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    side: Type.Optional(Type.Enum(['buy', 'sell'])),
    weight: Type.Optional(Type.Enum(['notional', 'equal'])),
  }),
  response: VenueAnalyticsSchema,
});

export const VENUE_ANALYTICS_CALLS = [venueAnalytics] as const;
