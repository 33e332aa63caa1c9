import { formatQuantity } from '../number-format.ts';
import { isBuySide, type OrderSide } from '../order-side.ts';

/** `You have SELL 5,000 MSFT working`: an own order of the other side would trade with this one. */
export function oppositeText(side: OrderSide, symbol: string, leftQty: number): string {
  return `You have ${isBuySide(side) ? 'SELL' : 'BUY'} ${formatQuantity(leftQty)} ${symbol} working`;
}
