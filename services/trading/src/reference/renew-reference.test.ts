import { expect, it } from 'vitest';
import { TEST_INSTRUMENTS } from '../kernel/testing/test-instruments.ts';
import { type Reference, usdRates } from './reference.ts';
import { renewReference } from './renew-reference.ts';

function reference(rate: number, averageDailyLots: number, lotSize: number): Reference {
  const [first] = TEST_INSTRUMENTS;
  if (first === undefined) throw new Error('there is no instrument');
  return {
    instruments: [{ ...first, averageDailyLots, lotSize }],
    venues: [],
    destinations: [],
    vendors: [],
    sessions: null,
    rates: [{ currency: 'EUR', usd: rate, atMs: 1 }],
  };
}

it('gives whoever holds the desk’s reference data new rates and averages, and no new lot size', () => {
  const desk = reference(1.05, 1_000, 1);
  const [held] = desk.instruments;
  const fx = usdRates(desk);
  expect(fx('EUR')).toBe(1.05);
  expect(renewReference(desk, reference(1.1, 2_000, 100))).toHaveLength(1);
  expect(held).toMatchObject({ averageDailyLots: 2_000, lotSize: 1 });
  expect(fx('EUR')).toBe(1.1);
  expect(fx('GBP')).toBeNull();
  expect(renewReference(desk, reference(1.1, 2_000, 100))).toEqual([]);
});
