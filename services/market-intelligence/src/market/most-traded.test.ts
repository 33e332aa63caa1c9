import { expect, it } from 'vitest';
import { mostTradedFirst } from './most-traded.ts';

it('transaction cost opens on what the desk trades most, and not on the first symbol of the alphabet', () => {
  const all = ['1', '16', 'AAPL', 'MSFT'].map((exchange_symbol) => ({ instrument: { exchange_symbol } }));
  const filled = new Map([
    ['AAPL', 2e6],
    ['MSFT', 9e6],
    ['GONE', 1e9],
  ]);
  const sorted = mostTradedFirst(all, filled).map(({ instrument }) => instrument.exchange_symbol);
  expect(sorted).toEqual(['MSFT', 'AAPL', '1', '16']);
});
