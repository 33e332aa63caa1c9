import type { ReplayEvent } from '@meridian/domain/replay/replay-event';
import type { ReplayMarket } from '@meridian/domain/replay/replay-market';
import type { ReplayOrder } from '@meridian/domain/replay/replay-order';
import { Type } from 'typebox';
import { matches } from '../matches.ts';
import { ParentIdSchema } from './topics.ts';

const AtMs = Type.Number({ minimum: 0, maximum: 8.64e15 });

/** Questions of a replay, answered in pages. */
export const REPLAY_COMMAND_ARGS = {
  'replay.order': Type.Object({
    parent_order_numeric_id: ParentIdSchema,
    /** The `after` of the page before. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  }),
  'replay.market': Type.Object({
    parent_order_numeric_id: ParentIdSchema,
    /** The `next_ms` of the page before. Missing for the first page. */
    from_ms: Type.Optional(AtMs),
  }),
  'replay.book': Type.Object({ parent_order_numeric_id: ParentIdSchema, at_ms: AtMs }),
} as const;

/** `data` of a `replay.order`: the order as it is now, and a page of its events. */
export type ReplayOrderData = {
  readonly order: ReplayOrder;
  readonly events: readonly ReplayEvent[];
  /** Asks for what comes behind this page. */
  readonly after: number;
  /** False when this page is the newest. */
  readonly has_more: boolean;
  readonly now_ms: number;
  readonly neighbours: ReplayNeighbours;
};

/** The orders of the same trader and day that came before and after. Null at the ends, and for an order that left the blotter. */
export type ReplayNeighbours = { readonly previous: number | null; readonly next: number | null };

export type ReplayBookLevel = {
  readonly bid: number | null;
  readonly bid_size: number;
  readonly ask: number | null;
  readonly ask_size: number;
};

/** `data` of a `replay.book`: the best levels that were recorded last before a moment. */
export type ReplayBookData = {
  /** Null where no book was recorded. */
  readonly at_ms: number | null;
  /** Best first. */
  readonly levels: readonly ReplayBookLevel[];
};

/** `data` of a `replay.market`: a page of the order's market. */
export type ReplayMarketData = {
  readonly market: ReplayMarket;
  /** How far the market is known with this page. */
  readonly until_ms: number;
  /** Asks for the next page. Null at the end, which moves on while the order runs. */
  readonly next_ms: number | null;
  /** False when nothing of the order's time was recorded or is still kept. */
  readonly is_recorded: boolean;
};

const NullableNumber = Type.Union([Type.Number(), Type.Null()]);
const Numbers = Type.Array(Type.Number());

/** The fields that a page relies on. The kinds of events are checked, their parts are the server's own. */
const ReplayOrderSchema = Type.Unsafe<ReplayOrderData>(
  Type.Object({
    order: Type.Object({
      parent_order_numeric_id: Type.Integer(),
      exchange_symbol: Type.String(),
      order_side: Type.String(),
      order_qty: Type.Number(),
      status: Type.String(),
      start_ms: NullableNumber,
      end_ms: NullableNumber,
      received_ms: Type.Number(),
      source: Type.Enum(['journal', 'past', 'generated']),
    }),
    events: Type.Array(
      Type.Object({
        kind: Type.Enum(['decision', 'posted', 'ended', 'fill', 'stage']),
        at_ms: Type.Number(),
      }),
    ),
    after: Type.Integer(),
    has_more: Type.Boolean(),
    now_ms: Type.Number(),
    neighbours: Type.Object({ previous: NullableNumber, next: NullableNumber }),
  }),
);

const ReplayBookSchema = Type.Unsafe<ReplayBookData>(
  Type.Object({
    at_ms: NullableNumber,
    levels: Type.Array(
      Type.Object({ bid: NullableNumber, bid_size: Type.Number(), ask: NullableNumber, ask_size: Type.Number() }),
    ),
  }),
);

const ReplayMarketSchema = Type.Unsafe<ReplayMarketData>(
  Type.Object({
    market: Type.Object({
      quotes: Type.Object({
        at_ms: Numbers,
        bid: Type.Array(NullableNumber),
        ask: Type.Array(NullableNumber),
        bid_size: Numbers,
        ask_size: Numbers,
      }),
      trades: Type.Object({ at_ms: Numbers, price: Numbers, qty: Numbers }),
      gaps: Type.Array(Type.Object({ from_ms: Type.Number(), to_ms: Type.Number() })),
    }),
    until_ms: Type.Number(),
    next_ms: NullableNumber,
    is_recorded: Type.Boolean(),
  }),
);

export function readReplayOrder(data: unknown): ReplayOrderData | null {
  return matches(ReplayOrderSchema, data) ? data : null;
}

export function readReplayMarket(data: unknown): ReplayMarketData | null {
  return matches(ReplayMarketSchema, data) ? data : null;
}

export function readReplayBook(data: unknown): ReplayBookData | null {
  return matches(ReplayBookSchema, data) ? data : null;
}
