import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import { EXECUTION_STATUSES } from '@meridian/domain/entities/cost-analysis-result';
import type { ListSummary } from '@meridian/domain/entities/list-summary';
import type { ParentOrder } from '@meridian/domain/entities/parent-order';
import type { PowerSearch } from '@meridian/domain/power-search/power-search';
import { type Static, Type } from 'typebox';
import { matches } from '../matches.ts';
import { PowerSearchSchema, SearchZoneSchema } from './power-search-schema.ts';
import type { Cell } from './subscription-messages.ts';
import { ParentIdSchema, ParentIdsSchema } from './topics.ts';

const FieldName = Type.String({ minLength: 1, maxLength: 64 });
const SearchName = Type.String({ minLength: 1, maxLength: 120 });
const Limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 }));

export const SEARCH_COMMAND_ARGS = {
  'search.prefix': Type.Object({
    prefix: Type.String({ minLength: 0, maxLength: 64 }),
    /** Values of this field instead of orders, symbols and lists. */
    field: Type.Optional(FieldName),
    zone: Type.Optional(SearchZoneSchema),
    limit: Limit,
  }),
  'search.parent_orders': Type.Object({
    search: PowerSearchSchema,
    limit: Limit,
    /** Number of newest orders to skip. */
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  'power_search.save': Type.Object({ name: SearchName, search: PowerSearchSchema }),
  'power_search.fetch': Type.Object({ name: Type.Optional(SearchName) }),
  'power_search.delete': Type.Object({ name: SearchName }),
  /** All orders of all asset classes without parameters. */
  'progress.start': Type.Object({
    parent_order_numeric_ids: Type.Optional(ParentIdsSchema),
    asset: Type.Optional(Type.Enum(ASSET_SELECTIONS)),
    status: Type.Optional(Type.Enum(EXECUTION_STATUSES)),
  }),
  'progress.stop': Type.Object({}),
  'progress.series': Type.Object({ parent_order_numeric_id: ParentIdSchema }),
} as const;

export type FoundOrder = Pick<
  ParentOrder,
  | 'parent_order_numeric_id'
  | 'client_order_id'
  | 'exchange_symbol'
  | 'order_side'
  | 'order_qty'
  | 'status'
  | 'auto_trading_status'
  | 'list_name'
  | 'account'
  | 'asset_class'
  | 'asset_sub_class'
>;

export type FoundSymbol = Pick<
  ParentOrder,
  'exchange_symbol' | 'description' | 'country' | 'asset_class' | 'asset_sub_class'
> & {
  /** Of the orders that the user may see. */
  readonly no_of_orders: number;
};

export type FoundValue = { readonly value: string; readonly no_of_orders: number };

/** `data` of a successful `search.prefix`. Parts that were not requested are empty. */
export type PrefixSearchData = {
  readonly orders: readonly FoundOrder[];
  readonly symbols: readonly FoundSymbol[];
  readonly lists: readonly ListSummary[];
  readonly values: readonly FoundValue[];
};

/** `data` of a successful `search.parent_orders`: rows in field order, newest orders first. */
export type ParentOrderSearchData = {
  readonly fields: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The total number, beyond the limit too. */
  readonly total: number;
};

export type SavedPowerSearch = { readonly name: string; readonly search: PowerSearch; readonly updated_ms: number };

/** `data` of `power_search.fetch`: by name. */
export type PowerSearchData = { readonly searches: readonly SavedPowerSearch[] };

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);

/** One sample of a working order. Volume is the market's since the start; null without permission. */
const SeriesPointSchema = Type.Object({
  at_ms: Type.Number(),
  filled_qty: Type.Number(),
  goal: NullableNumber,
  floor: NullableNumber,
  ceiling: NullableNumber,
  volume: NullableNumber,
});

const OrderSeriesSchema = Type.Object({ points: Type.Array(SeriesPointSchema) });

export type SeriesPoint = Readonly<Static<typeof SeriesPointSchema>>;

/** `data` of a `progress.series`: the oldest first. */
export type OrderSeriesData = { readonly points: readonly SeriesPoint[] };

export function readOrderSeries(data: unknown): OrderSeriesData | null {
  return matches(OrderSeriesSchema, data) ? data : null;
}
