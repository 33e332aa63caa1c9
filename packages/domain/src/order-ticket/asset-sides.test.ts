import { expect, it } from 'vitest';
import { sideFor, sidesOf } from './asset-sides.ts';

it('offers only BUY and SELL for futures', () => {
  expect(sidesOf('FUTURE')).toEqual(['BUY', 'SELL']);
  expect(sidesOf('EQUITY')).toEqual(['BUY', 'BUY COVER', 'SELL', 'SELL SHORT']);
  expect(sidesOf(null)).toHaveLength(4);
  expect([sideFor('SELL SHORT', 'FUTURE'), sideFor('BUY COVER', 'FUTURE'), sideFor('SELL SHORT', 'EQUITY')]).toEqual([
    'SELL',
    'BUY',
    'SELL SHORT',
  ]);
});
