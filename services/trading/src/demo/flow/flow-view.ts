import { nearestStep, stepAt } from '@meridian/domain/reference/price-steps';
import type { AssetClass } from '@meridian/domain/asset-class';
import type { OrderSide } from '@meridian/domain/order-side';
import type { MarketView, SessionPhase, TradingDay } from '../../market/market-port.ts';
import type { Owner } from '../draw-owner.ts';
import type { Instrument } from '../../reference/instrument.ts';

/** An active order that a simulated trader may act on. */
export type FlowOrder = {
  readonly parent_order_numeric_id: number;
  readonly stage: 'pending' | 'staged' | 'working' | 'paused';
  /** An instrument index. */
  readonly instrument: number;
  readonly order_side: OrderSide;
  readonly strat: string;
  readonly order_qty: number;
  readonly filled_qty: number;
  readonly limit_price: number | null;
};

export type FlowQuote = Pick<MarketView, 'bidTicks' | 'askTicks' | 'lastTicks' | 'previousCloseTicks'>;

/** The flow's view of the world at one moment. */
export type FlowView = {
  readonly activeCount: number;
  readonly day: TradingDay;
  readonly phase: SessionPhase;
  readonly quoteOf: (instrument: number) => FlowQuote;
  /** Names of the custom strategies and groups for an owner's orders of an asset class. */
  readonly strategiesOf: (owner: Owner, assetClass: AssetClass) => readonly string[];
  /** A sample of the active orders is enough. A larger one gives the simulated trader more choice. */
  readonly orders: readonly FlowOrder[];
};

/** In ticks, possibly fractional. The previous close while there is nothing newer. */
export function midTicks({ bidTicks, askTicks, lastTicks, previousCloseTicks }: FlowQuote): number {
  if (bidTicks !== null && askTicks !== null) return (bidTicks + askTicks) / 2;
  return lastTicks ?? previousCloseTicks;
}

/** The nearest valid price. Above zero, except for a spread. */
export function priceNear({ steps, legs }: Pick<Instrument, 'steps' | 'legs'>, ticks: number): number {
  const found = nearestStep(steps, ticks);
  return legs === null ? Math.max(stepAt(steps, 0), found) : found;
}
