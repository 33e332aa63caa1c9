import { expect, it } from 'vitest';
import { orderSentence } from './order-sentence.ts';

it.each([
  [{}, 'Buy 123,400 NVDA · POV 10%'],
  [{ values: { pr: 12.5 } }, 'Buy 123,400 NVDA · POV 12.5%'],
  [{ strat: 'lqseek' }, 'Buy 123,400 NVDA · Liquidity seeking'],
  [{ group: 'POV bandit Q4' }, 'Buy 123,400 NVDA · POV bandit Q4'],
  [{ strat: 'vwap' }, 'Buy 123,400 NVDA · VWAP'],
  [{ limit: '412.50' }, 'Buy 123,400 NVDA @ 412.50 · POV 10%'],
  [{ limit: 'MKT' }, 'Buy 123,400 NVDA @ MKT · POV 10%'],
  [{ order_side: 'SELL SHORT', order_qty: null }, 'Sell short NVDA · POV 10%'],
] as const)('says what %j does', (change, sentence) => {
  const order = { order_side: 'BUY', order_qty: 123_400, exchange_symbol: 'NVDA', limit: null, strat: 'pov' } as const;
  expect(orderSentence({ ...order, group: null, values: {}, ...change })).toBe(sentence);
});
