import { isMultipleOf } from './order-ticket/is-multiple-of.ts';
import { type PriceBand, tickSizeAt } from './reference/tick-size-at.ts';

/** What decides which prices can be sent. */
export type TickTerms = {
  /** The tick of the market's price of now. */
  readonly tick_size: number;
  /** The whole table, where the reader has it: a limit may lie in another band than the market. */
  readonly tick_bands?: readonly PriceBand[] | undefined;
};

/** The tick at a price. */
export function tickOf(price: number, { tick_size, tick_bands = [] }: TickTerms): number {
  return tickSizeAt(tick_bands, price) ?? tick_size;
}

export function isOnTick(price: number, terms: TickTerms): boolean {
  return isMultipleOf(price, tickOf(price, terms));
}
