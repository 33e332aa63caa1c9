import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { ORDER_SIDES } from '@meridian/domain/order-side';
import { STRATEGY_NAMES } from '@meridian/domain/strategies/strategy-names';
import { matches } from '@meridian/protocol/matches';
import { Type } from 'typebox';
import type { HypotheticalOrder } from './hypothetical-order.tsx';
import type { StudioWays } from './studio-ways.ts';
import { WAY_KEYS } from './studio-ways.ts';

/** The variants of this tab, by order. */
export type KeptStudio = {
  readonly hypothetical: HypotheticalOrder;
  readonly ways: readonly { readonly key: string; readonly ways: StudioWays }[];
};

/** The number of orders whose variants are kept, latest first. */
const MAX_KEPT_ORDERS = 20;

const text = Type.String();
const value = Type.Union([text, Type.Number(), Type.Boolean(), Type.Null()]);
const way = Type.Object({ strat: Type.Enum(STRATEGY_NAMES), values: Type.Record(text, value) });
const instrument = Type.Object({ exchange_symbol: text, asset_class: Type.Enum(ASSET_CLASSES) });

const KeptStudioSchema = Type.Unsafe<KeptStudio>(
  Type.Object({
    hypothetical: Type.Object({
      instrument: Type.Union([instrument, Type.Null()]),
      order_side: Type.Enum(ORDER_SIDES),
      order_qty: Type.Union([text, Type.Number(), Type.Null()]),
    }),
    ways: Type.Array(
      Type.Object({
        key: text,
        ways: Type.Object({ ways: Type.Record(text, way), selected: Type.Enum(WAY_KEYS) }),
      }),
      { maxItems: MAX_KEPT_ORDERS },
    ),
  }),
);

export const NOTHING_KEPT: KeptStudio = {
  hypothetical: { instrument: null, order_side: 'BUY', order_qty: null },
  ways: [],
};

/** What the browser's storage has of the studio; nothing where it cannot be read. */
export function readKeptStudio(stored: unknown): KeptStudio {
  return matches(KeptStudioSchema, stored) ? stored : NOTHING_KEPT;
}

export function waysOf({ ways }: KeptStudio, key: string): StudioWays | null {
  return ways.find((each) => each.key === key)?.ways ?? null;
}

export function withWays(kept: KeptStudio, key: string, ways: StudioWays): KeptStudio {
  const others = kept.ways.filter((each) => each.key !== key);
  return { ...kept, ways: [{ key, ways }, ...others].slice(0, MAX_KEPT_ORDERS) };
}
