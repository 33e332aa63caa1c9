import { formatQuantity, formatUpTo } from '../number-format.ts';
import type { OrderSide } from '../order-side.ts';

/** Order errors, with the same text on the page and the server. */

const MAX_DECIMALS = 8;

export function notANumber(typed: string): string {
  return `"${typed}" is not a number`;
}

export function notAPrice(typed: string): string {
  return `"${typed}" is not a price`;
}

export const QUANTITY_NEEDED = 'Enter a quantity';
export const QUANTITY_ABOVE_ZERO = 'Enter a quantity above zero';
export const LIMIT_NEEDED = 'A LIMIT order needs a limit price';
export const LIMIT_ABOVE_ZERO = 'Enter a limit price above zero';

export function notInLots(quantity: number, lotSize: number): string {
  return lotSize === 1
    ? `${formatUpTo(quantity, MAX_DECIMALS)} is not a whole number`
    : `${formatUpTo(quantity, MAX_DECIMALS)} is not a multiple of the lot size ${formatQuantity(lotSize)}`;
}

export function belowFilled(quantity: number, filled: number): string {
  return `${formatQuantity(quantity)} is below the filled quantity: enter at least ${formatQuantity(filled)}`;
}

export function belowMinimum(quantity: number, minimum: number): string {
  return `${formatQuantity(quantity)} is below the minimum quantity: enter at least ${formatQuantity(minimum)}`;
}

export function minimumAboveOrder(minimum: number, quantity: number): string {
  return `Minimum ${formatQuantity(minimum)} is above the order quantity ${formatQuantity(quantity)}`;
}

export function unknownStrategy(name: string): string {
  return `No strategy "${name}"`;
}

/** For an account alone, or with its allocation account. */
export function notYourAccount(...names: readonly string[]): string {
  return `You cannot trade for ${names.join(' / ')}`;
}

export function unknownSymbol(symbol: string): string {
  return `No instrument "${symbol}"`;
}

/** Short sales and cover buys are only for equities. Null for a valid side. */
export function sideProblem(side: OrderSide, assetClass: string): string | null {
  if (assetClass !== 'FUTURE') return null;
  if (side === 'SELL SHORT') return 'SELL SHORT is for equities only: use SELL';
  return side === 'BUY COVER' ? 'BUY COVER is for equities only: use BUY' : null;
}
