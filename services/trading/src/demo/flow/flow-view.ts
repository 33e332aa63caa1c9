import { nearestStep, stepAt } from '@meridian/domain/reference/price-steps';
import type { AssetClass } from '@meridian/domain/asset-class';
import type { OrderSide } from '@meridian/domain/order-side';
import type { MarketView, SessionPhase, TradingDay } from '../../market/market-port.ts';
import type { Owner } from '../draw-owner.ts';
import type { Instrument } from '../../reference/instrument.ts';

/** An order that somebody might do something with. */
export type FlowOrder = {
  readonly parent_order_numeric_id: number;
  readonly stage: 'pending' | 'staged' | 'working' | 'paused';
  /** By index. */
  readonly instrument: number;
  readonly order_side: OrderSide;
  readonly strat: string;
  readonly order_qty: number;
  readonly filled_qty: number;
  readonly limit_price: number | null;
};

export type FlowQuote = Pick<MarketView, 'bidTicks' | 'askTicks' | 'lastTicks' | 'previousCloseTicks'>;

/** What the flow sees of the world at the moment it is asked. */
export type FlowView = {
  readonly activeCount: number;
  readonly day: TradingDay;
  readonly phase: SessionPhase;
  readonly quoteOf: (instrument: number) => FlowQuote;
  /** Names of the custom strategies and groups that are there for an owner's orders of an asset class. */
  readonly strategiesOf: (owner: Owner, assetClass: AssetClass) => readonly string[];
  /** Some of the active orders are enough; the more there are, the wider the simulated trader looks. */
  readonly orders: readonly FlowOrder[];
};

/** Ticks, with a fraction at odd spreads; yesterday's close while there is nothing newer. */
export function midTicks({ bidTicks, askTicks, lastTicks, previousCloseTicks }: FlowQuote): number {
  if (bidTicks !== null && askTicks !== null) return (bidTicks + askTicks) / 2;
  return lastTicks ?? previousCloseTicks;
}

/** The exchange's price nearest to one that was drawn; above zero, but for a spread. */
export function priceNear({ steps, legs }: Pick<Instrument, 'steps' | 'legs'>, ticks: number): number {
  const found = nearestStep(steps, ticks);
  return legs === null ? Math.max(stepAt(steps, 0), found) : found;
}
