import type { Maybe } from './maybe.ts';
import { isOrderSide, type OrderSide } from './order-side.ts';

const SHORT_LABELS: Readonly<Record<OrderSide, string>> = {
  BUY: 'BUY',
  'BUY COVER': 'COVER',
  SELL: 'SELL',
  'SELL SHORT': 'SHORT',
};

/** One word per side, for narrow columns; what is no side shows as it came. */
export function shortSide(side: Maybe<string>): string {
  return isOrderSide(side) ? SHORT_LABELS[side] : (side ?? '');
}
