import { stepAt } from '@meridian/domain/reference/price-steps';
import type { AlgoInput } from '../../kernel/algo.ts';
import type { MarketView } from '../../market/market-port.ts';
import type { SideSign } from '../../venues/venue-port.ts';

/** The best price on the own side, where a passive order joins. */
export function nearTicks({ bidTicks, askTicks }: MarketView, side: SideSign): number | null {
  return side === 1 ? bidTicks : askTicks;
}

/** The best price on the opposite side, at which an order takes. */
export function farTicks({ bidTicks, askTicks }: MarketView, side: SideSign): number | null {
  return side === 1 ? askTicks : bidTicks;
}

export function nearLots({ bidLots, askLots }: MarketView, side: SideSign): number {
  return side === 1 ? bidLots : askLots;
}

/** Twice the mid, which may lie between two ticks. Null without both sides. */
export function midHalfTicks({ bidTicks, askTicks }: MarketView): number | null {
  return bidTicks === null || askTicks === null ? null : bidTicks + askTicks;
}

export function spreadTicks({ bidTicks, askTicks }: MarketView): number | null {
  return bidTicks === null || askTicks === null ? null : askTicks - bidTicks;
}

/** The exchange's tick at the market, in price units. */
export function marketStep({ market, instrument }: Pick<AlgoInput, 'market' | 'instrument'>): number {
  return stepAt(instrument.steps, market.bidTicks ?? market.askTicks ?? market.previousCloseTicks);
}

/** How far the size-weighted mid leans against an order, in exchange ticks. Negative is favourable. */
export function adversePressureTicks(input: Pick<AlgoInput, 'market' | 'instrument' | 'side'>): number {
  const { bidTicks, askTicks, bidLots, askLots } = input.market;
  if (bidTicks === null || askTicks === null || bidLots + askLots <= 0) return 0;
  const microprice = (bidTicks * askLots + askTicks * bidLots) / (bidLots + askLots);
  return (input.side * (microprice - (bidTicks + askTicks) / 2)) / marketStep(input);
}
