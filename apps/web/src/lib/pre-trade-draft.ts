import type { OrderSide } from '@meridian/domain/order-side';

/** An order that is not sent, as pre-trade analytics take it. */
export type PreTradeDraft = { readonly symbol: string; readonly side: OrderSide; readonly quantity: number };
