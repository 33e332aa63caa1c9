import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Alert } from './alert.ts';
import { findCloseMarking } from './find-close-marking.ts';
import { findMomentumIgnition } from './find-momentum-ignition.ts';
import { findQuoteStuffing } from './find-quote-stuffing.ts';
import { findSpoofing } from './find-spoofing.ts';
import { findOwnFills, findRoundTrips } from './find-wash-trades.ts';
import { DEFAULT_THRESHOLDS as LIMITS } from './thresholds.ts';
import type { WatchedFill, WatchedOrder } from './watched.ts';

const T = 1_000_000;

function fill(values: Partial<WatchedFill> = {}): WatchedFill {
  return {
    child_order_numeric_id: 1,
    parent_order_numeric_id: 10,
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    order_side: 'BUY',
    price: 100,
    quantity: 100,
    atMs: T,
    isAggressive: true,
    contraOwner: null,
    contraAccount: null,
    tickSize: 0.01,
    ...values,
  };
}

function order(values: Partial<WatchedOrder> = {}): WatchedOrder {
  return {
    child_order_numeric_id: 2,
    parent_order_numeric_id: 20,
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    order_side: 'BUY',
    price: 99.99,
    quantity: 80,
    filled: 0,
    placedMs: T - 2_000,
    endedMs: T + 300,
    isCancelled: true,
    visible: 100,
    ...values,
  };
}

const rulesOf = (alerts: readonly (Alert | null)[]) => alerts.flatMap((alert) => (alert === null ? [] : [alert.rule]));

function expectExplained(alerts: readonly (Alert | null)[]): void {
  for (const alert of alerts) {
    if (alert === null) continue;
    expect(alert.checks.reduce((total, { points }) => total + points, 0)).toBe(alert.score);
    expect(alert.score).toBeGreaterThan(0);
    expect(alert.score).toBeLessThanOrEqual(100);
    expect(alert.sentence).toMatch(/\.$/);
  }
}

const layers = (pulled: number) =>
  [0, 1, 2, 3].map((level) =>
    order({
      child_order_numeric_id: 10 + level,
      price: 99.99 - level / 100,
      quantity: 40,
      endedMs: level < pulled ? T + 500 : T + 60_000,
    }),
  );

const volume = () => 80 / 0.45;

const burst = (orders: number, ms: number) =>
  Array.from({ length: orders }, (_, index) =>
    order({
      child_order_numeric_id: index,
      placedMs: T + (index * ms) / orders,
      endedMs: T + ((index + 1) * ms) / orders,
    }),
  );

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
});

describe('W3', () => {
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

describe('S1 and L1', () => {
  const sold = fill({ order_side: 'SELL', quantity: 10 });

  it('an 80-lot bid pulled 300 ms after a 10-lot sell filled is S1', () => {
    const alerts = findSpoofing({ orders: [order()], fills: [sold] }, LIMITS);
    expect(rulesOf(alerts)).toEqual(['S1']);
    expectExplained(alerts);
    expect(alerts[0]?.checks.find(({ id }) => id === 'size')).toMatchObject({ seen: 8, limit: 4, isMet: true });
  });

  it('kept for a minute and half filled is none', () => {
    const kept = order({ endedMs: T + 60_000, filled: 40 });
    expect(findSpoofing({ orders: [kept], fills: [sold] }, LIMITS)).toEqual([]);
  });

  it('four 40-lot bids that are all pulled are L1', () => {
    const alerts = findSpoofing({ orders: layers(4), fills: [sold] }, LIMITS);
    expect(rulesOf(alerts)).toEqual(['L1']);
    expectExplained(alerts);
    expect(alerts[0]?.child_order_numeric_ids).toEqual([1, 10, 11, 12, 13]);
  });

  it('four of which only one is pulled are none', () => {
    expect(findSpoofing({ orders: layers(1), fills: [sold] }, LIMITS)).toEqual([]);
  });

  it('an order on the same side, or in a deep book, is none', () => {
    expect(findSpoofing({ orders: [order({ order_side: 'SELL' })], fills: [sold] }, LIMITS)).toEqual([]);
    expect(findSpoofing({ orders: [order({ visible: 10_000 })], fills: [sold] }, LIMITS)).toEqual([]);
  });
});

describe('C1', () => {
  const window = {
    account: 'OWNER',
    alloc_account: 'OWNER-A',
    exchange_symbol: 'AAA',
    child_order_numeric_ids: [1],
    parent_order_numeric_ids: [10],
    from_ms: T,
    to_ms: T + 300_000,
    volumePercent: 40,
    moveSigmas: 3,
    revertPercent: 60,
    isCloseBenchmark: false,
  };

  it('40% of the close, up 3 sigma, 60% of it back at the open, is high', () => {
    const alert = findCloseMarking(window, LIMITS);
    expect(alert).toMatchObject({ rule: 'C1', severity: 'high' });
    expectExplained([alert]);
  });

  it('10% of the close is none', () => {
    expect(findCloseMarking({ ...window, volumePercent: 10 }, LIMITS)).toBeNull();
  });

  it('without a reversal, or before the next open, is normal', () => {
    expect(findCloseMarking({ ...window, revertPercent: 10 }, LIMITS)?.severity).toBe('normal');
    expect(findCloseMarking({ ...window, revertPercent: null }, LIMITS)?.severity).toBe('normal');
  });

  it('an order for the close needs 3 sigma, and is for review only', () => {
    expect(findCloseMarking({ ...window, isCloseBenchmark: true }, LIMITS)?.severity).toBe('review');
    expect(findCloseMarking({ ...window, isCloseBenchmark: true, moveSigmas: 2 }, LIMITS)).toBeNull();
  });
});

describe('M1', () => {
  const push = Array.from({ length: 8 }, (_, index) =>
    fill({ child_order_numeric_id: index + 1, price: 100 + (index * 0.06) / 7, atMs: T + index * 5_000, quantity: 10 }),
  );
  const sell = fill({
    child_order_numeric_id: 20,
    order_side: 'SELL',
    price: 100.06,
    atMs: T + 35_000 + 90_000,
    quantity: 64,
  });

  it('eight buys, up six ticks, 45% of the volume, 80% sold within 90 s', () => {
    const alerts = findMomentumIgnition([...push, sell], volume, LIMITS);
    expect(rulesOf(alerts)).toEqual(['M1']);
    expectExplained(alerts);
  });

  it('a position that is kept is none, and so is one sold at a loss', () => {
    expect(findMomentumIgnition(push, volume, LIMITS)).toEqual([]);
    expect(findMomentumIgnition([...push, { ...sell, price: 99 }], volume, LIMITS)).toEqual([]);
  });

  it('passive fills and a busy market are none', () => {
    const passive = push.map((one) => ({ ...one, isAggressive: false }));
    expect(findMomentumIgnition([...passive, sell], volume, LIMITS)).toEqual([]);
    expect(findMomentumIgnition([...push, sell], () => 10_000, LIMITS)).toEqual([]);
  });
});

describe('Q1', () => {
  it('240 messages in 480 ms', () => {
    const alerts = findQuoteStuffing({ orders: burst(120, 480), fills: [] }, LIMITS);
    expect(rulesOf(alerts)).toEqual(['Q1']);
    expectExplained(alerts);
  });

  it('80 in a second is none', () => {
    expect(findQuoteStuffing({ orders: burst(40, 1_000), fills: [] }, LIMITS)).toEqual([]);
  });

  it('many messages that trade are none', () => {
    const fills = Array.from({ length: 20 }, () => fill({ atMs: T + 100 }));
    expect(findQuoteStuffing({ orders: burst(120, 480), fills }, LIMITS)).toEqual([]);
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
