import { describe, expect, it } from 'vitest';
import { findCloseMarking } from './find-close-marking.ts';
import { findMomentumIgnition } from './find-momentum-ignition.ts';
import { findQuoteStuffing } from './find-quote-stuffing.ts';
import { findSpoofing } from './find-spoofing.ts';
import { expectExplained, fill, order, rulesOf, T } from './testing.ts';
import { DEFAULT_THRESHOLDS as LIMITS } from './thresholds.ts';

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

  it('is measured against the size of the genuine order, of which only a part filled', () => {
    const genuine = order({
      child_order_numeric_id: 1,
      order_side: 'SELL',
      quantity: 40,
      filled: 10,
      isCancelled: false,
    });
    expect(findSpoofing({ orders: [order(), genuine], fills: [sold] }, LIMITS)).toEqual([]);
    const small = { ...genuine, quantity: 20 };
    const [alert] = findSpoofing({ orders: [order(), small], fills: [sold] }, LIMITS);
    expect(alert?.checks.find(({ id }) => id === 'size')).toMatchObject({ seen: 4, limit: 4, isMet: true });
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
