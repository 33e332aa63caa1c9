import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import { COST_GROUPINGS } from '@meridian/domain/entities/cost-analysis-result';
import { STUCK_GROUPINGS, STUCK_LEVELS } from '@meridian/domain/entities/stuck-order';
import { normaliseSearch } from '@meridian/domain/power-search/normalise-search';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { type Static, type TObject, Type } from 'typebox';
import { MAX_PARENT_IDS } from './limits.ts';
import { isRecord } from './read-frame.ts';
import { PowerSearchSchema } from './power-search-schema.ts';
import type { Topic } from './topic-names.ts';

/** Larger ones no database takes, and no number holds exactly. */
export const IdSchema = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
export const ParentIdSchema = IdSchema;

export const ParentIdsSchema = Type.Array(ParentIdSchema, { minItems: 1, maxItems: MAX_PARENT_IDS });

/** All asset classes when missing. */
const asset = { asset: Type.Optional(Type.Enum(ASSET_SELECTIONS)) };

/** All visible parent orders when missing. */
const parents = { parent_order_numeric_ids: Type.Optional(ParentIdsSchema) };

/** The parameters of every topic. They type the subscribe frame, the server's groups and the client. */
export const TOPIC_PARAMS = {
  /** `where` limits them to the current results of a power search. */
  parent_orders: Type.Object({ ...asset, ...parents, where: Type.Optional(PowerSearchSchema) }),
  child_orders: Type.Object({ ...asset, ...parents, open_only: Type.Optional(Type.Boolean()) }),
  executions: Type.Object({ ...asset, ...parents }),
  cancelled: Type.Object({ ...asset, ...parents }),
  event_log: Type.Object({ ...parents, snapshot_only: Type.Boolean() }),
  parent_log: Type.Object({ ...parents, snapshot_only: Type.Boolean() }),
  audit: Type.Object({ parent_order_numeric_ids: ParentIdsSchema }),
  calendar_spread: Type.Object({ ...parents }),
  /** One row: the number of rows of that order in the other topics. */
  detail_counts: Type.Object({ parent_order_numeric_id: ParentIdSchema }),
  stuck_orders: Type.Object({ ...asset }),
  stuck_child_orders: Type.Object({ ...asset, ...parents }),
  /** Parent orders when the level is missing. */
  stuck_summary: Type.Object({
    ...asset,
    by: Type.Enum(STUCK_GROUPINGS),
    level: Type.Optional(Type.Enum(STUCK_LEVELS)),
  }),
  cost_analysis: Type.Object({ ...asset, by: Type.Enum(COST_GROUPINGS) }),
  execution_summary: Type.Object({ ...asset, by: Type.Enum(COST_GROUPINGS) }),
  market_data: Type.Object({
    exchange_symbols: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), { minItems: 1, maxItems: 1_000 }),
  }),
  /** The best levels of one book. */
  market_depth: Type.Object({ exchange_symbol: Type.String({ minLength: 1, maxLength: 64 }) }),
  destinations: Type.Object({}),
  /** Active orders with child orders at a destination, or rerouted away from it. Without a name, all rerouted ones. */
  destination_orders: Type.Object({
    destination_name: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  }),
  market_data_vendors: Type.Object({}),
  account_use: Type.Object({}),
  status: Type.Object({}),
} as const satisfies Record<Topic, TObject>;

export type TopicParams<Name extends Topic> = Static<(typeof TOPIC_PARAMS)[Name]>;

/** The parameters that the server reads, in a fixed order. Unknown parameters must not split a group. */
export function topicParamsKey(topic: Topic, params: Readonly<Record<string, unknown>>): string {
  const known = Object.keys(TOPIC_PARAMS[topic].properties).sort();
  return JSON.stringify(known.map((name) => normalised(params[name])));
}

/** A list of ids is a set, and equivalent searches are equal. */
function normalised(value: unknown): unknown {
  if (isSearch(value)) return normaliseSearch(value);
  if (!Array.isArray(value)) return value ?? null;
  return [...new Set(value)].sort((a, b) => (a < b ? -1 : Number(a > b)));
}

/** The only object parameter. Its schema was checked before. */
function isSearch(value: unknown): value is PowerSearch {
  return isRecord(value) && Array.isArray(value['conditions']);
}
