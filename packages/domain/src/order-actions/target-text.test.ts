import { expect, it } from 'vitest';
import { anActionOrder } from './action-order.fixture.ts';
import { moneyLeftText, orderName, sidesText, targetName } from './target-text.ts';

const TSLA = anActionOrder({
  exchange_symbol: 'TSLA',
  order_side: 'SELL',
  order_qty: 47_271,
  remaining_usd: 4_985_000,
});
const COVER = anActionOrder({ order_side: 'BUY COVER', remaining_usd: 200_000 });
const SHORT = anActionOrder({ order_side: 'SELL SHORT', remaining_usd: null });

it('names one order by symbol, side and quantity, and counts several', () => {
  expect(orderName(TSLA)).toBe('TSLA SELL 47,271');
  expect(targetName([TSLA])).toBe('TSLA SELL 47,271');
  expect(targetName([TSLA, COVER, SHORT])).toBe('3 orders');
});

it('counts both kinds of buy and of sell together', () => {
  expect(sidesText([TSLA, COVER, SHORT])).toBe('1 buy, 2 sell');
  expect(sidesText([COVER, COVER], ' · ')).toBe('2 buy');
});

it('says how much money is left to trade', () => {
  expect(moneyLeftText([TSLA, COVER, SHORT])).toBe('$5.2M left');
  expect(moneyLeftText([SHORT])).toBe('');
});
