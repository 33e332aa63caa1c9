import type { InstrumentFacts } from '../../entities/instrument-facts.ts';
import type { OrderType } from '../../order-type.ts';
import { parsePrice } from '../../parse-price.ts';
import { LIMIT_NEEDED } from '../order-problems.ts';
import type { TypedValue } from '../typed-number.ts';
import { orderTypeOf } from './row-words.ts';

type PriceCells = { readonly order_type: string; readonly limit_price: string };

/** Combines type and limit of a row. A word for "market" may stand in the limit cell. */
export function draftPrice(
  { order_type, limit_price }: PriceCells,
  facts: Pick<InstrumentFacts, 'tick_size' | 'quote_convention'> | null,
): { readonly order_type: OrderType; readonly limit_price: TypedValue } {
  const hasPrice = limit_price !== '' && orderTypeOf(limit_price) !== 'MARKET';
  const type = orderTypeOf(order_type) ?? (hasPrice ? 'LIMIT' : 'MARKET');
  if (type === 'MARKET') return { order_type: type, limit_price: null };
  return { order_type: type, limit_price: hasPrice ? (parsePrice(limit_price, facts ?? {}) ?? limit_price) : null };
}

/** Missing or contradictory type and limit. Nothing is guessed. */
export function priceProblems(
  { order_type, limit_price }: PriceCells,
  hasLimits: boolean,
): { readonly order_type?: string; readonly limit_price?: string } {
  const type = orderTypeOf(order_type);
  const isMarketWord = orderTypeOf(limit_price) === 'MARKET';
  if (order_type !== '' && type === null) {
    return { order_type: `"${order_type}" is not an order type: use LIMIT or MARKET` };
  }
  if (type === 'LIMIT' && (limit_price === '' || isMarketWord)) return { limit_price: LIMIT_NEEDED };
  if (type === 'MARKET' && limit_price !== '' && !isMarketWord) {
    return { limit_price: `MARKET with a limit of ${limit_price}: clear the limit or use LIMIT` };
  }
  if (type === null && limit_price === '' && hasLimits) return { limit_price: 'Enter a limit, or MKT for the market' };
  return {};
}
