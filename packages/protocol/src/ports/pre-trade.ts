import type { AssetClass } from '@meridian/domain/asset-class';
import type { InstrumentFacts } from '@meridian/domain/entities/instrument-facts';
import type { OrderSide } from '@meridian/domain/order-side';
import type { ParameterValue } from '@meridian/domain/strategies/parameter-definition';

/** An order that was not sent. */
export type PreTradeDraft = {
  readonly exchange_symbol: string;
  readonly asset_class: AssetClass | null;
  readonly order_side: OrderSide;
  readonly order_qty: number;
};

/** Which orders are looked at before they trade. */
export type PreTradeQuestion =
  | { readonly kind: 'orders'; readonly ids: readonly number[] }
  | { readonly kind: 'list'; readonly list_name: string }
  | { readonly kind: 'drafts'; readonly drafts: readonly PreTradeDraft[] };

/** An order with its instrument, limited by the user's permissions. */
export type PreTradeInput = {
  readonly parent_order_numeric_id: number | null;
  readonly list_name: string | null;
  readonly exchange_symbol: string;
  readonly order_side: OrderSide;
  readonly order_qty: number;
  readonly is_remaining: boolean;
  readonly is_staged: boolean;
  readonly limit_price: number | null;
  readonly strat: string | null;
  readonly values: Readonly<Record<string, ParameterValue>>;
  /** Null for an unknown instrument. */
  readonly facts: InstrumentFacts | null;
};

export type PreTradeInputs = {
  readonly orders: readonly PreTradeInput[];
  /** Orders that match, when they are more than may be asked for at once. */
  readonly tooMany: number | null;
};
