import { stepAt } from '@meridian/domain/reference/price-steps';
import type { AlgoInput } from '../../kernel/algo.ts';
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

/** The exchange's tick where the market is, in the ticks that prices are counted in. */
export function marketStep({ market, instrument }: Pick<AlgoInput, 'market' | 'instrument'>): number {
  return stepAt(instrument.steps, market.bidTicks ?? market.askTicks ?? market.previousCloseTicks);
}

/** How far the size-weighted mid leans away from an order, in ticks of the exchange; negative leans towards it. */
export function adversePressureTicks(input: Pick<AlgoInput, 'market' | 'instrument' | 'side'>): number {
  const { bidTicks, askTicks, bidLots, askLots } = input.market;
  if (bidTicks === null || askTicks === null || bidLots + askLots <= 0) return 0;
  const microprice = (bidTicks * askLots + askTicks * bidLots) / (bidLots + askLots);
  return (input.side * (microprice - (bidTicks + askTicks) / 2)) / marketStep(input);
}
