import type { AssetClass } from '../asset-class.ts';
import { isBuySide, ORDER_SIDES, type OrderSide } from '../order-side.ts';
import { sideProblem } from './order-problems.ts';

/** The sides of an instrument. All sides until one is chosen. */
export function sidesOf(assetClass: AssetClass | null): readonly OrderSide[] {
  return ORDER_SIDES.filter((side) => assetClass === null || sideProblem(side, assetClass) === null);
}

/** The side to use after another instrument is chosen. */
export function sideFor(side: OrderSide, assetClass: AssetClass): OrderSide {
  if (sidesOf(assetClass).includes(side)) return side;
  return isBuySide(side) ? 'BUY' : 'SELL';
}
