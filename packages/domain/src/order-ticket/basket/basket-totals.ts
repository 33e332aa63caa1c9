import type { InstrumentFacts } from '../../entities/instrument-facts.ts';
import { isBuySide, type OrderSide } from '../../order-side.ts';
import { unitUsd } from '../instrument-market.ts';

export type BasketTotal = { readonly orders: number; readonly buyUsd: number; readonly sellUsd: number };

export type BasketTotals = BasketTotal & {
  /** Largest first. */
  readonly byCountry: readonly (BasketTotal & { readonly country: string })[];
  /** Number of orders without a USD rate. They are in no sum. */
  readonly unvalued: number;
};

type ValuedOrder = {
  readonly order: { readonly order_side: OrderSide; readonly order_qty: number };
  readonly facts: InstrumentFacts;
};

const NOTHING: BasketTotal = { orders: 0, buyUsd: 0, sellUsd: 0 };

/** The totals of a basket at the last prices. */
export function basketTotals(orders: readonly ValuedOrder[]): BasketTotals {
  const countries = new Map<string, BasketTotal>();
  let all = NOTHING;
  let unvalued = 0;
  for (const { order, facts } of orders) {
    const unit = unitUsd(facts, facts.quote);
    if (unit === null) unvalued += 1;
    const usd = order.order_qty * (unit ?? 0);
    const isBuy = isBuySide(order.order_side);
    all = plus(all, usd, isBuy);
    countries.set(facts.country, plus(countries.get(facts.country) ?? NOTHING, usd, isBuy));
  }
  const byCountry = [...countries].map(([country, total]) => Object.assign({ country }, total));
  return { ...all, unvalued, byCountry: byCountry.sort((a, b) => gross(b) - gross(a)) };
}

function plus({ orders, buyUsd, sellUsd }: BasketTotal, usd: number, isBuy: boolean): BasketTotal {
  return { orders: orders + 1, buyUsd: buyUsd + (isBuy ? usd : 0), sellUsd: sellUsd + (isBuy ? 0 : usd) };
}

function gross({ buyUsd, sellUsd }: BasketTotal): number {
  return buyUsd + sellUsd;
}
