import { BASKET_COLUMNS, type BasketMapping } from '@meridian/domain/order-ticket/basket/basket-columns';
import { MAX_LIST_ORDERS } from '@meridian/protocol/live/limits';
import { matches } from '@meridian/protocol/matches';
import { Type } from 'typebox';
import type { BasketSettings } from './basket-blocker.ts';
import type { BasketRow } from './basket-line.ts';

/** The loaded table, the meaning of its columns, and its present rows. */
export type LoadedBasket = {
  readonly headers: readonly string[];
  readonly lines: readonly (readonly string[])[];
  readonly mapping: BasketMapping;
  /** Columns that the user chose to ignore. */
  readonly ignored: readonly number[];
  readonly rows: readonly BasketRow[];
};

export type KeptBasket = { readonly loaded: LoadedBasket; readonly settings: BasketSettings };

const text = Type.String();
const column = Type.Integer({ minimum: 0 });
const fields = BASKET_COLUMNS.map(({ field }) => field);
const mapping = Object.fromEntries(fields.map((field) => [field, Type.Union([column, Type.Null()])]));
const cells = Object.fromEntries(fields.map((field) => [field, text]));

const KeptBasketSchema = Type.Unsafe<KeptBasket>(
  Type.Object({
    loaded: Type.Object({
      headers: Type.Array(text),
      lines: Type.Array(Type.Array(text), { maxItems: MAX_LIST_ORDERS }),
      mapping: Type.Object(mapping),
      ignored: Type.Array(column),
      rows: Type.Array(
        Type.Object({
          id: Type.Integer({ minimum: 1 }),
          cells: Type.Object(cells),
          unread: Type.Array(text),
          isExcluded: Type.Boolean(),
          answer: Type.Union([Type.Object({ ok: Type.Boolean(), message: text }), Type.Null()]),
          wasStaged: Type.Optional(Type.Boolean()),
        }),
        { maxItems: MAX_LIST_ORDERS },
      ),
    }),
    settings: Type.Object({
      listName: text,
      account: text,
      allocAccount: text,
      strat: text,
      end: Type.Optional(text),
      accept: Type.Enum(['whole', 'rows']),
      reason: text,
    }),
  }),
);

/** Reads a stored basket; null when invalid. */
export function readKeptBasket(value: unknown): KeptBasket | null {
  return matches(KeptBasketSchema, value) ? value : null;
}
