import { anActionOrder } from '@meridian/domain/order-actions/action-order.fixture';
import { expect, it } from 'vitest';
import { selectionFigures } from './selection-figures.ts';

it('counts the sides and adds up what is open', () => {
  const orders = [
    anActionOrder({ order_side: 'BUY COVER', open_usd: 40_000_000 }),
    anActionOrder({ order_side: 'SELL', open_usd: 1_700_000 }),
    anActionOrder({ order_side: 'SELL SHORT', open_usd: null }),
  ];
  expect(selectionFigures(orders)).toBe('1 buy · 2 sell · $41.7M open');
  expect(selectionFigures([anActionOrder({ open_usd: 0 })])).toBe('1 buy');
});
