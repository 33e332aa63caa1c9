import { type Static, Type } from 'typebox';
import { restCall } from './rest-call.ts';
import { DateSchema, nullable } from './schema-parts.ts';

const ShareSchema = Type.Number({ minimum: 0, maximum: 1 });

const CoverageSchema = Type.Object({
  orders: Type.Integer({ minimum: 0 }),
  held: Type.Integer({ minimum: 0 }),
  share: ShareSchema,
  /** The 95% confidence interval of the share. */
  low: ShareSchema,
  high: ShareSchema,
  /** Orders of one symbol on one day count as one. */
  effective: Type.Number({ minimum: 0 }),
  verdict: Type.Enum(['holds', 'too-narrow', 'too-wide', 'too-few']),
});

const RangeCoverageSchema = Type.Object({
  /** The days that were measured, oldest first. */
  days: Type.Array(Type.Object({ trade_date: DateSchema, orders: Type.Integer(), held: Type.Integer() })),
  /** The day that is measured next, and its close in epoch milliseconds. */
  running_day: nullable(Type.Object({ trade_date: DateSchema, close_ms: Type.Number() })),
  all: nullable(CoverageSchema),
  groups: Type.Array(Type.Object({ asset_class: Type.String(), strat: Type.String(), coverage: CoverageSchema })),
});

export type RangeCoverageAnswer = Static<typeof RangeCoverageSchema>;

export const rangeCoverageCall = restCall({
  service: 'main',
  method: 'GET',
  path: '/tca/range_coverage',
  summary: "How often the ticket's 80 % cost range held, by asset class and strategy, over the days that were lived.",
  access: 'market_impact_permit',
  isHeavy: true,
  query: Type.Object({ days: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, default: 60 })) }),
  response: RangeCoverageSchema,
});

export const RANGE_COVERAGE_CALLS = [rangeCoverageCall] as const;
