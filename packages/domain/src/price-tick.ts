import { isMultipleOf } from './order-ticket/is-multiple-of.ts';
import { type PriceBand, tickSizeAt } from './reference/tick-size-at.ts';

/** The terms that decide which prices are valid. */
export type TickTerms = {
  /** The tick at the current market price. */
  readonly tick_size: number;
  /** The whole table, if known. A limit may be in another band than the market. */
  readonly tick_bands?: readonly PriceBand[] | undefined;
};

/** The tick at a price. */
export function tickOf(price: number, { tick_size, tick_bands = [] }: TickTerms): number {
  return tickSizeAt(tick_bands, price) ?? tick_size;
}

export function isOnTick(price: number, terms: TickTerms): boolean {
  return isMultipleOf(price, tickOf(price, terms));
}
