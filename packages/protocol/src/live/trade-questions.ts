import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { UseFlow } from '@meridian/domain/limits/use-forecast';
import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { Type } from 'typebox';
import { MAX_LIST_ORDERS } from './limits.ts';
import { ParentIdSchema } from './topics.ts';
import { ModifyOrdersSchema, NewOrderSchema, StartOrdersSchema } from './order-commands.ts';

/** Questions that a ticket, an upload and a dialog ask before anything is sent; none of them changes anything. */
export const TRADE_QUESTION_ARGS = {
  'trade.context': Type.Object({}),
  'trade.instrument': Type.Object({
    exchange_symbol: Type.String({ minLength: 1, maxLength: 64 }),
    asset_class: Type.Optional(Type.Enum(ASSET_CLASSES)),
    asset_sub_class: Type.Optional(Type.Literal(CALENDAR_SPREAD)),
  }),
  /** Those of a list at once, since a question for each would be too many messages. */
  'trade.instruments': Type.Object({
    exchange_symbols: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      minItems: 1,
      maxItems: MAX_LIST_ORDERS,
    }),
  }),
  /** The instrument's day so far, for a small chart; needs the market-data permit. */
  'trade.day_prices': Type.Object({
    exchange_symbol: Type.String({ minLength: 1, maxLength: 64 }),
    asset_class: Type.Optional(Type.Enum(ASSET_CLASSES)),
  }),
  /** What an account used of its limits through the day. */
  'trade.account_use': Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    /** Null is the whole account. */
    alloc_account: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]),
  }),
  /** By which setting, group and arm an order came, and what the configuration of now would choose. */
  'trade.explain_route': Type.Object({ parent_order_numeric_id: ParentIdSchema }),
  'trade.check': Type.Object({ orders: Type.Array(NewOrderSchema, { minItems: 1, maxItems: MAX_LIST_ORDERS }) }),
  'trade.preview_modify': ModifyOrdersSchema,
  /** Of orders that are pending or staged. */
  'trade.preview_start': StartOrdersSchema,
} as const;

/** A saved way to work an order: the `as` of its strategy parameters. */
export type StrategyChoice = {
  readonly name: string;
  readonly kind: 'setting' | 'custom' | 'group';
  /** The strategy that it works with; null where a group decides by order. */
  readonly strat: string | null;
  readonly asset_class: string | null;
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
  /** Values that it sets, under the short keys. */
  readonly param_values: Readonly<Record<string, string | number | boolean | null>>;
};

/** `data` of a `trade.context`: what the user may trade for, and with. */
export type TradeContextData = {
  readonly accounts: readonly AccountUse[];
  readonly strategies: readonly StrategyChoice[];
};

/** `data` of a `trade.instrument`. */
export type TradeInstrumentData = { readonly instrument: InstrumentFacts };

/** `data` of a `trade.instruments`: those that there are, without what estimates are made from. */
export type TradeInstrumentsData = { readonly instruments: readonly InstrumentFacts[] };

/** A moment in epoch milliseconds, and the last price then. */
export type DayPoint = readonly [atMs: number, price: number];

/** `data` of a `trade.day_prices`: at most one point a minute, oldest first. */
export type DayPricesData = {
  readonly open_ms: number;
  readonly close_ms: number;
  readonly previous_close: number;
  readonly points: readonly DayPoint[];
};

/** A moment in epoch milliseconds, and what was traded and open then, in US dollars. */
export type UsePoint = readonly [atMs: number, usd: number];

/** `data` of a `trade.account_use`: at most one point a minute, oldest first. */
export type AccountUseData = {
  readonly open_ms: number;
  readonly close_ms: number;
  readonly now_ms: number;
  readonly points: readonly UsePoint[];
  /** What a forecast is made from; null without the market-data permit, because amounts of single orders follow from it. */
  readonly flow: UseFlow | null;
};

export type CheckedRow = {
  /** Of the order in the question, from 0. */
  readonly row: number;
  /** What makes it impossible to take at all; null when it can be understood. */
  readonly problem: string | null;
  readonly findings: readonly OrderFinding[];
};

/** `data` of a `trade.check`, in the order of the question. */
export type TradeCheckData = { readonly rows: readonly CheckedRow[] };

export type StartPreviewRow = {
  readonly parent_order_numeric_id: number;
  /** False when the order cannot be started, whatever is said; `message` says why. */
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly findings: readonly OrderFinding[];
};

/** `data` of a `trade.preview_start`, in the order of the question. */
export type StartPreviewData = { readonly rows: readonly StartPreviewRow[] };

export type ModifyPreviewRow = {
  readonly parent_order_numeric_id: number;
  /** False when the order cannot take the change; `message` says why. */
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly findings: readonly OrderFinding[];
  /** What is cancelled and replaced. */
  readonly open_child_orders: number;
  readonly open_child_qty: number;
  /** What is filled, or the order's own minimum: less than this it cannot become. */
  readonly min_order_qty: number;
};

/** `data` of a `trade.preview_modify`, in the order of the question. */
export type ModifyPreviewData = { readonly rows: readonly ModifyPreviewRow[] };
