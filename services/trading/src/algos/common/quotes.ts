import type { MarketView } from '../../market/market-port.ts';
import type { SideSign } from '../../venues/venue-port.ts';

/** The best price on the own side: where a passive order joins. */
export function nearTicks({ bidTicks, askTicks }: MarketView, side: SideSign): number | null {
  return side === 1 ? bidTicks : askTicks;
}

/** The best price on the other side: what taking costs. */
export function farTicks({ bidTicks, askTicks }: MarketView, side: SideSign): number | null {
  return side === 1 ? askTicks : bidTicks;
}

export function nearLots({ bidLots, askLots }: MarketView, side: SideSign): number {
  return side === 1 ? bidLots : askLots;
}

/** Twice the mid, which may lie between two ticks; null without both sides. */
export function midHalfTicks({ bidTicks, askTicks }: MarketView): number | null {
  return bidTicks === null || askTicks === null ? null : bidTicks + askTicks;
}

export function spreadTicks({ bidTicks, askTicks }: MarketView): number | null {
  return bidTicks === null || askTicks === null ? null : askTicks - bidTicks;
}

/** How far, in ticks, the size-weighted mid leans away from an order of this side; negative leans towards it. */
export function adversePressureTicks(market: MarketView, side: SideSign): number {
  const { bidTicks, askTicks, bidLots, askLots } = market;
  if (bidTicks === null || askTicks === null || bidLots + askLots <= 0) return 0;
  const microprice = (bidTicks * askLots + askTicks * bidLots) / (bidLots + askLots);
  return side * (microprice - (bidTicks + askTicks) / 2);
}
