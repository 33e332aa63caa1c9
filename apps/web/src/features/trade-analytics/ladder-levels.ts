import { finiteNumber } from '@meridian/domain/finite-number';
import type { OrderRecord } from './order-facts.ts';

type BookLevel = { readonly price: number; readonly size: number };

export type LadderLevel = BookLevel & {
  readonly side: 'bid' | 'ask';
  /** Open quantity of the order at this price. */
  readonly ownQty: number;
  readonly venues: readonly string[];
};

export type Ladder = {
  /** From the highest price down. */
  readonly levels: readonly LadderLevel[];
  /** Open quantity at no level of the book. */
  readonly elsewhereQty: number;
};

type Book = { readonly bids: readonly BookLevel[]; readonly asks: readonly BookLevel[] };

/** The book with the order's open child orders at their prices; a resting buy stands among the bids. */
export function ladderOf(book: Book, children: readonly OrderRecord[], look: 'buy' | 'sell', tick: number): Ladder {
  const open = children.map((child) => ({
    price: finiteNumber(child['limit_price']),
    qty: Math.max(0, (finiteNumber(child['order_qty']) ?? 0) - (finiteNumber(child['filled_qty']) ?? 0)),
    venue: typeof child['intended_venue'] === 'string' ? child['intended_venue'] : null,
  }));
  const ownSide = look === 'buy' ? 'bid' : 'ask';
  const placed = (side: 'bid' | 'ask', { price, size }: BookLevel): LadderLevel => {
    const here = side === ownSide ? open.filter((child) => isAt(child.price, price, tick)) : [];
    return {
      side,
      price,
      size,
      ownQty: here.reduce((sum, { qty }) => sum + qty, 0),
      venues: [...new Set(here.flatMap(({ venue }) => venue ?? []))],
    };
  };
  const levels = [
    ...book.asks.toSorted((a, b) => b.price - a.price).map((level) => placed('ask', level)),
    ...book.bids.toSorted((a, b) => b.price - a.price).map((level) => placed('bid', level)),
  ];
  const whole = open.reduce((sum, { qty }) => sum + qty, 0);
  return { levels, elsewhereQty: whole - levels.reduce((sum, { ownQty }) => sum + ownQty, 0) };
}

/** Prices are doubles: within half a tick they are one. */
function isAt(price: number | null, level: number, tick: number): boolean {
  return price !== null && Math.abs(price - level) <= tick / 2;
}
