import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { implementationShortfall, type ShortfallTerms } from './implementation-shortfall.ts';

const order: ShortfallTerms = {
  order_side: 'BUY',
  order_qty: 1000,
  filled_qty: 900,
  avg_fill_price: 90_044 / 900,
  decision_price: 99.95,
  arrival_price: 100,
  end_price: 100.2,
  multiplier: 1,
  usdPerUnit: 1,
  fees_usd: 4.5,
};

const price = fc.double({ min: 0.01, max: 5000, noNaN: true });
const anyOrder: fc.Arbitrary<ShortfallTerms> = fc
  .record({
    order_side: fc.constantFrom('BUY', 'SELL', 'SELL SHORT', 'BUY COVER'),
    order_qty: fc.integer({ min: 1, max: 1_000_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    avg_fill_price: price,
    decision_price: price,
    arrival_price: price,
    end_price: price,
    multiplier: fc.constantFrom(1, 50, 1000),
    usdPerUnit: fc.double({ min: 0.005, max: 1.5, noNaN: true }),
    fees_usd: fc.double({ min: -1000, max: 1000, noNaN: true }),
  })
  .map(({ share, ...terms }) => Object.assign(terms, { filled_qty: Math.floor(share * terms.order_qty) }));

describe('implementation shortfall', () => {
  it('is delay, trading, opportunity and fees against the decision price', () => {
    expect(implementationShortfall(order)).toMatchObject({
      delay_usd: 45,
      trading_usd: 44,
      opportunity_usd: 25,
      fees_usd: 4.5,
      shortfall_usd: 118.5,
    });
    expect(implementationShortfall(order)?.shortfall_bps).toBeCloseTo(11.8559, 4);
  });

  it('reverses every sign except fees for a sale', () => {
    expect(implementationShortfall({ ...order, order_side: 'SELL' })).toMatchObject({
      delay_usd: -45,
      trading_usd: -44,
      opportunity_usd: -25,
      fees_usd: 4.5,
      shortfall_usd: -109.5,
    });
  });

  it('has parts that add up to the cent for any order', () => {
    fc.assert(
      fc.property(anyOrder, (terms) => {
        const found = implementationShortfall(terms);
        if (found === null) throw new Error('nothing is missing');
        const { delay_usd, trading_usd, opportunity_usd, fees_usd, shortfall_usd } = found;
        const cents = [delay_usd, trading_usd, opportunity_usd, fees_usd].map((part) => Math.round(100 * part));
        expect(cents.reduce((sum, part) => sum + part, 0)).toBe(Math.round(100 * shortfall_usd));
      }),
    );
  });

  it('shows the same cents live and of a past day, whose fees are added up in another order', () => {
    const byFill = [-0.03, -0.03, -0.015].reduce((sum, fee) => sum + fee, 0);
    const half = -0.075;
    const cents = [half, half - 2 ** -53, half + 2 ** -53, byFill].map(
      (fees_usd) => implementationShortfall({ ...order, fees_usd })?.fees_usd,
    );
    expect(new Set(cents)).toEqual(new Set([-0.07]));
  });

  it('equals paper result minus actual result, within half a cent', () => {
    fc.assert(
      fc.property(anyOrder, (terms) => {
        const { order_qty, filled_qty, multiplier, usdPerUnit, fees_usd } = terms;
        const [decision, average, end] = [terms.decision_price, terms.avg_fill_price, terms.end_price].map(Number);
        const side = terms.order_side.startsWith('BUY') ? 1 : -1;
        const had = filled_qty * Number(average) + (order_qty - filled_qty) * Number(end);
        const lost = side * (had - order_qty * Number(decision)) * multiplier * Number(usdPerUnit) + fees_usd;
        const found = implementationShortfall(terms)?.shortfall_usd ?? Number.NaN;
        expect(Math.abs(found - lost)).toBeLessThanOrEqual(0.005 + 1e-9 * Math.abs(had * multiplier));
      }),
    );
  });

  it('needs a price only where its quantity is not zero', () => {
    const unfilled = { ...order, filled_qty: 0, avg_fill_price: null, fees_usd: 0 };
    expect(implementationShortfall(unfilled)).toMatchObject({ trading_usd: 0, delay_usd: 0, opportunity_usd: 250 });
    const filled = { ...order, filled_qty: 1000, end_price: null };
    expect(implementationShortfall(filled)).toMatchObject({ opportunity_usd: 0 });
    expect(implementationShortfall({ ...order, end_price: null })).toBeNull();
    expect(implementationShortfall({ ...order, decision_price: null })).toBeNull();
    expect(implementationShortfall({ ...order, arrival_price: null })).toMatchObject({ delay_usd: 0, trading_usd: 89 });
  });

  it('has no bps where the decision price is not positive', () => {
    expect(implementationShortfall({ ...order, decision_price: -2 })?.shortfall_bps).toBeNull();
  });
});
