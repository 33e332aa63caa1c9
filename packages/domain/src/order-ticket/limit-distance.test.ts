import { expect, it } from 'vitest';
import { A_SHARE, A_SPREAD } from './instrument-facts.fixture.ts';
import { limitDistance } from './limit-distance.ts';

const { quote } = A_SHARE;

it.each([
  ['BUY', 138.62, '+0.39% vs ask'],
  ['BUY', 137, '−0.78% vs ask'],
  ['SELL', 138.06, '0.00% vs bid'],
  ['SELL SHORT', 140, '+1.41% vs bid'],
] as const)('of a %s at %s is %s', (side, limit, text) => {
  expect(limitDistance({ side, limit, facts: A_SHARE, quote })).toBe(text);
});

it('is counted in ticks for a spread, and is null without a quote', () => {
  const spread = { ...A_SHARE.quote, current_ask: -1.1, current_bid: -1.2 } as typeof quote;
  const distance = limitDistance({ side: 'BUY', limit: -1.2, facts: A_SPREAD, quote: spread });
  expect(distance).toBe('−2 ticks vs ask');
  expect(limitDistance({ side: 'BUY', limit: 1, facts: A_SHARE, quote: null })).toBeNull();
});
