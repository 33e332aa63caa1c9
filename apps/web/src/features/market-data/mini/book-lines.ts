import { DEPTH_LEVELS } from '@meridian/domain/entities/market-depth';
import { finiteNumber } from '@meridian/domain/finite-number';
import { isBuySide, isOrderSide } from '@meridian/domain/order-side';
import type { Cell } from '@meridian/protocol/live/subscription-messages';

type Fields = Readonly<Record<string, Cell>>;

export type BookLine = {
  readonly side: 'buy' | 'sell';
  readonly price: number;
  readonly size: number;
  /** Our own quantity: open child orders of this order. */
  readonly own: number;
};

export type MidPeg = { readonly quantity: number; readonly venue: string };

function isOpen(child: Fields): boolean {
  return (finiteNumber(child['open_qty']) ?? 0) > 0;
}

function isMidPeg(child: Fields): boolean {
  return /mid/i.test(String(child['peg_type'] ?? ''));
}

function ownAt(children: readonly Fields[], side: BookLine['side'], price: number, tickSize: number): number {
  const resting = children.filter((child) => {
    const ownSide = child['order_side'];
    const limit = finiteNumber(child['limit_price']);
    if (!isOrderSide(ownSide) || limit === null || isMidPeg(child) || !isOpen(child)) return false;
    return isBuySide(ownSide) === (side === 'buy') && Math.abs(limit - price) < tickSize / 2;
  });
  return resting.reduce((sum, child) => sum + (finiteNumber(child['open_qty']) ?? 0), 0);
}

/** The levels of a book from the highest ask to the lowest bid, with our own quantity. */
export function bookLines(depth: Fields, children: readonly Fields[], tickSize: number): readonly BookLine[] {
  const lines = (side: BookLine['side'], name: 'bid' | 'ask') =>
    DEPTH_LEVELS.flatMap((level) => {
      const price = finiteNumber(depth[`${name}_${level}`]);
      const size = finiteNumber(depth[`${name}_size_${level}`]);
      if (price === null || size === null) return [];
      return [{ side, price, size, own: Math.min(ownAt(children, side, price, tickSize), size) }];
    });
  return [...lines('sell', 'ask').toReversed(), ...lines('buy', 'bid')];
}

/** Our quantity pegged to the mid, by venue. No book shows it. */
export function midPegs(children: readonly Fields[]): readonly MidPeg[] {
  const byVenue = new Map<string, number>();
  for (const child of children) {
    if (!isMidPeg(child) || !isOpen(child)) continue;
    const venue = String(child['intended_venue'] ?? '');
    byVenue.set(venue, (byVenue.get(venue) ?? 0) + (finiteNumber(child['open_qty']) ?? 0));
  }
  return [...byVenue].map(([venue, quantity]) => ({ venue, quantity }));
}
