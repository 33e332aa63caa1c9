import { ASSET_CLASSES, CALENDAR_SPREAD } from '@meridian/domain/asset-class';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { UseFlow } from '@meridian/domain/limits/use-forecast';
import type { AccountUse } from '@meridian/domain/order-checks/account-limits';
import type { OrderFinding } from '@meridian/domain/order-checks/order-finding';
import { Type } from 'typebox';
import { MAX_LIST_ORDERS } from './limits.ts';
import { ParentIdSchema } from './topics.ts';
import { ModifyOrdersSchema, NewOrderSchema, StartOrdersSchema } from './order-commands.ts';

/** Queries of a ticket, an upload or a dialog before anything is sent. They change nothing. */
export const TRADE_QUESTION_ARGS = {
  'trade.context': Type.Object({}),
  'trade.instrument': Type.Object({
    exchange_symbol: Type.String({ minLength: 1, maxLength: 64 }),
    asset_class: Type.Optional(Type.Enum(ASSET_CLASSES)),
    asset_sub_class: Type.Optional(Type.Literal(CALENDAR_SPREAD)),
  }),
  /** All instruments of a list in one message. */
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
  /** An account's use of its limits during the day. */
  'trade.account_use': Type.Object({
    account: Type.String({ minLength: 1, maxLength: 64 }),
    /** Null is the whole account. */
    alloc_account: Type.Union([Type.String({ minLength: 1, maxLength: 64 }), Type.Null()]),
  }),
  /** The setting, group and arm that an order used, and what the current configuration would choose. */
  'trade.explain_route': Type.Object({ parent_order_numeric_id: ParentIdSchema }),
  'trade.check': Type.Object({ orders: Type.Array(NewOrderSchema, { minItems: 1, maxItems: MAX_LIST_ORDERS }) }),
  'trade.preview_modify': ModifyOrdersSchema,
  /** For pending or staged orders. */
  'trade.preview_start': StartOrdersSchema,
} as const;

/** A saved setting of an order: the `as` of its strategy parameters. */
export type StrategyChoice = {
  readonly name: string;
  readonly kind: 'setting' | 'custom' | 'group';
  /** Its strategy. Null where a group decides per order. */
  readonly strat: string | null;
  readonly asset_class: string | null;
  readonly owner_account: string | null;
  readonly owner_alloc_account: string | null;
  /** The values it sets, by short key. */
  readonly param_values: Readonly<Record<string, string | number | boolean | null>>;
};

/** `data` of a `trade.context`: the user's accounts and strategies. */
export type TradeContextData = {
  readonly accounts: readonly AccountUse[];
  readonly strategies: readonly StrategyChoice[];
};

/** `data` of a `trade.instrument`. */
export type TradeInstrumentData = { readonly instrument: InstrumentFacts };

/** `data` of a `trade.instruments`: the known ones, without estimate data. */
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
  /** The input of a forecast. Null without the market-data permission, because it reveals amounts of single orders. */
  readonly flow: UseFlow | null;
};

export type CheckedRow = {
  /** The index of the order in the request, from 0. */
  readonly row: number;
  /** Why the order cannot be read at all. Null when it can. */
  readonly problem: string | null;
  readonly findings: readonly OrderFinding[];
  /** That the order will be held for review, and by which rule. Missing where it will not be. */
  readonly review?: string;
};

/** `data` of a `trade.check`, in the order of the request. */
export type TradeCheckData = { readonly rows: readonly CheckedRow[] };

export type StartPreviewRow = {
  readonly parent_order_numeric_id: number;
  /** False when the order cannot be started. `message` says why. */
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly findings: readonly OrderFinding[];
};

/** `data` of a `trade.preview_start`, in the order of the request. */
export type StartPreviewData = { readonly rows: readonly StartPreviewRow[] };

export type ModifyPreviewRow = {
  readonly parent_order_numeric_id: number;
  /** False when the order cannot be changed. `message` says why. */
  readonly ok: boolean;
  readonly code: string | null;
  readonly message: string;
  readonly findings: readonly OrderFinding[];
  /** Child orders that are cancelled and replaced. */
  readonly open_child_orders: number;
  readonly open_child_qty: number;
  /** The smallest possible quantity: the filled quantity or the order's own minimum. */
  readonly min_order_qty: number;
};

/** `data` of a `trade.preview_modify`, in the order of the request. */
export type ModifyPreviewData = { readonly rows: readonly ModifyPreviewRow[] };
