import { expect, it } from 'vitest';
import { A_SHARE, A_SPREAD } from './instrument-facts.fixture.ts';
import { checkMarket, unitUsd, unitValue } from './instrument-market.ts';

it('values a share at its last price, else at the previous close', () => {
  expect(unitValue(A_SHARE, A_SHARE.quote)).toBe(138.07);
  expect(unitValue(A_SHARE, null)).toBe(139);
  expect(unitUsd({ ...A_SHARE, usd_rate: 0.5 }, null)).toBe(69.5);
  expect(unitUsd({ ...A_SHARE, usd_rate: null }, null)).toBeNull();
});

it("values a spread at its near leg's price, and measures its limit in spreads", () => {
  expect(unitValue(A_SPREAD, null)).toBe(300_000);
  expect(checkMarket(A_SPREAD, null)).toMatchObject({ referencePrice: -1.2, isSpread: true, unitUsd: 300_000 });
});
