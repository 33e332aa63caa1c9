import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findOwnFills, findRoundTrips } from './find-wash-trades.ts';
import { expectExplained, fill, rulesOf, T } from './testing.ts';
import { DEFAULT_THRESHOLDS as LIMITS } from './thresholds.ts';
import type { WatchedFill } from './watched.ts';

describe('W1 and W2', () => {
  it('a fill of one account with itself is W1', () => {
    const alerts = findOwnFills([fill({ contraOwner: 'OWNER', contraAccount: 'OWNER-A' })]);
    expect(rulesOf(alerts)).toEqual(['W1']);
    expectExplained(alerts);
  });

  it('between two accounts of one owner is W2, and scores less', () => {
    const alerts = findOwnFills([fill({ contraOwner: 'OWNER', contraAccount: 'OWNER-B' })]);
    expect(rulesOf(alerts)).toEqual(['W2']);
    expectExplained(alerts);
    expect(alerts[0]?.score).toBeLessThan(findOwnFills([fill({ contraOwner: 'OWNER' })])[0]?.score ?? 0);
  });

  it('an agency cross between two owners is none', () => {
    expect(findOwnFills([fill({ contraOwner: 'CLIENT', contraAccount: 'CLIENT-A' })])).toEqual([]);
  });

  it('both sides of one trade are one alert', () => {
    const sides = [
      fill({ contraOwner: 'OWNER' }),
      fill({ contraOwner: 'OWNER', order_side: 'SELL', child_order_numeric_id: 2 }),
    ];
    expect(findOwnFills(sides)[0]?.child_order_numeric_ids).toEqual([1, 2]);
    expect(findOwnFills(sides)).toHaveLength(1);
  });

  it('a case shows both legs when their reports came at different moments, and says when one is missing', () => {
    const own = { contraOwner: 'OWNER', contraAccount: 'OWNER-A' };
    const later = { order_side: 'SELL', child_order_numeric_id: 2, parent_order_numeric_id: 20, atMs: T + 3 } as const;
    const [both, ...others] = findOwnFills([fill(own), fill({ ...own, ...later })]);
    expect(others).toEqual([]);
    expect(both).toMatchObject({ child_order_numeric_ids: [1, 2], parent_order_numeric_ids: [10, 20], to_ms: T + 3 });
    expect(both?.sentence).not.toContain('other leg');
    const alone = findOwnFills([fill(own), fill({ ...own, ...later, atMs: T + 60_000 })]);
    expect(alone.map(({ child_order_numeric_ids }) => child_order_numeric_ids)).toEqual([[1], [2]]);
    expect(alone[0]?.sentence).toContain('The other leg is not among these orders.');
  });

  it('every own fill is in exactly one alert, however the legs come', () => {
    const leg = fc.record({ isBuy: fc.boolean(), atMs: fc.integer({ min: 0, max: 4_000 }) });
    fc.assert(
      fc.property(fc.array(leg, { maxLength: 12 }), (legs) => {
        const fills = legs.map(({ isBuy, atMs }, index) =>
          fill({
            child_order_numeric_id: index,
            order_side: isBuy ? 'BUY' : 'SELL',
            atMs,
            contraOwner: 'OWNER',
          }),
        );
        const named = findOwnFills(fills).flatMap(({ child_order_numeric_ids: ids }) => ids);
        expect(named.toSorted((one, other) => one - other)).toEqual(legs.map((_, index) => index));
      }),
    );
  });
});

const back = (values: Partial<WatchedFill>) => [
  fill({ contraOwner: 'STREET' }),
  fill({
    contraOwner: 'STREET',
    order_side: 'SELL',
    quantity: 95,
    price: 100.01,
    atMs: T + 20_000,
    child_order_numeric_id: 2,
    ...values,
  }),
];

describe('W3', () => {
  it('100 bought and 95 sold back, 20 s and one tick apart, with the same party', () => {
    const alerts = findRoundTrips(back({}), LIMITS);
    expect(rulesOf(alerts)).toEqual(['W3']);
    expectExplained(alerts);
  });

  it.each([
    ['five minutes apart', { atMs: T + 300_000 }],
    ['with another party', { contraOwner: 'OTHER' }],
    ['on the same side', { order_side: 'BUY' as const }],
    ['two ticks apart', { price: 100.02 }],
    ['a fifth smaller', { quantity: 80 }],
    ['in another symbol', { exchange_symbol: 'BBB' }],
  ])('none %s', (_name, values) => {
    expect(findRoundTrips(back(values), LIMITS)).toEqual([]);
  });
});

describe('thresholds', () => {
  it('stricter thresholds never find more', () => {
    const quantity = fc.integer({ min: 1, max: 100 });
    fc.assert(
      fc.property(quantity, quantity, fc.integer({ min: 0, max: 120_000 }), (bought, sold, apart) => {
        const fills = [
          fill({ contraOwner: 'STREET', quantity: bought }),
          fill({ contraOwner: 'STREET', quantity: sold, order_side: 'SELL', atMs: T + apart }),
        ];
        const strict = { ...LIMITS, wash_quantity_percent: 5, wash_round_trip_ms: 10_000 };
        expect(findRoundTrips(fills, strict).length).toBeLessThanOrEqual(findRoundTrips(fills, LIMITS).length);
      }),
    );
  });
});
