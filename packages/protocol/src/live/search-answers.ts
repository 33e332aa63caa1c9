import { Type } from 'typebox';
import { matches } from '../matches.ts';
import { PowerSearchSchema } from './power-search-schema.ts';
import type { PowerSearchData, PrefixSearchData } from './search-commands.ts';

const text = Type.String();
const textOrNull = Type.Union([Type.String(), Type.Null()]);
const count = Type.Integer({ minimum: 0 });

/** The fields that a page relies on. */
const PrefixSearchDataSchema = Type.Unsafe<PrefixSearchData>(
  Type.Object({
    orders: Type.Array(
      Type.Object({
        parent_order_numeric_id: Type.Integer(),
        client_order_id: text,
        exchange_symbol: text,
        order_side: text,
        order_qty: Type.Number(),
        status: textOrNull,
        auto_trading_status: Type.Boolean(),
        list_name: textOrNull,
        account: text,
        asset_class: textOrNull,
        asset_sub_class: textOrNull,
      }),
    ),
    symbols: Type.Array(
      Type.Object({
        exchange_symbol: text,
        description: textOrNull,
        country: textOrNull,
        asset_class: textOrNull,
        asset_sub_class: textOrNull,
        no_of_orders: count,
      }),
    ),
    lists: Type.Array(Type.Object({ list_name: text, no_of_orders: count })),
    values: Type.Array(Type.Object({ value: text, no_of_orders: count })),
  }),
);

const PowerSearchDataSchema = Type.Unsafe<PowerSearchData>(
  Type.Object({
    searches: Type.Array(Type.Object({ name: text, search: PowerSearchSchema, updated_ms: Type.Number() })),
  }),
);

/** Reads `data` of a successful `search.prefix`. Null for another shape. */
export function readPrefixSearch(data: unknown): PrefixSearchData | null {
  return matches(PrefixSearchDataSchema, data) ? data : null;
}

/** Reads `data` of a successful `power_search.fetch`. Null for another shape. */
export function readSavedSearches(data: unknown): PowerSearchData | null {
  return matches(PowerSearchDataSchema, data) ? data : null;
}
