import { STUCK_REASONS } from '@meridian/domain/entities/stuck-order';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessStuck, heldUntil, NOT_STUCK, type OrderFacts, type ReasonFacts, stuckReason } from './stuck-rule.ts';

const MOVING: OrderFacts = {
  isTrading: true,
  isWaitingForAuction: false,
  isInsideTimes: true,
  isMarketOpen: true,
  isBehindFloor: false,
  isOnPlan: false,
  hasLiveChild: true,
  isInDoubt: false,
  lastMoveMs: 0,
};

const NO_REASON: ReasonFacts = {
  hasMarketData: true,
  isDestinationDown: false,
  heldBackBy: null,
  isLimitAway: false,
  isRejected: false,
  isVolumeCapConstrained: false,
  isAuctionOnly: false,
};

describe('stuck rule', () => {
  it('without a fill or a live child for two minutes, and not a millisecond before', () => {
    const idle = { ...MOVING, hasLiveChild: false, lastMoveMs: 1_000 };
    expect(assessStuck(NOT_STUCK, idle, 120_999).stuckSinceMs).toBeNull();
    expect(assessStuck(NOT_STUCK, idle, 121_000).stuckSinceMs).toBe(1_000);
  });

  it('sooner or later where the desk says so', () => {
    const idle = { ...MOVING, hasLiveChild: false, lastMoveMs: 1_000 };
    expect(assessStuck(NOT_STUCK, idle, 10_999, 10_000).stuckSinceMs).toBeNull();
    expect(assessStuck(NOT_STUCK, idle, 11_000, 10_000).stuckSinceMs).toBe(1_000);
  });

  it('behind its floor for two minutes, although a child is live', () => {
    const behind = { ...MOVING, isBehindFloor: true };
    const first = assessStuck(NOT_STUCK, behind, 500_000);
    expect(first).toEqual({ heldUntilMs: 0, behindSinceMs: 500_000, doubtSinceMs: null, stuckSinceMs: null });
    expect(assessStuck(first, behind, 620_000).stuckSinceMs).toBe(500_000);
    expect(assessStuck(first, MOVING, 620_000)).toEqual(NOT_STUCK);
  });

  it.each(['isTrading', 'isInsideTimes', 'isMarketOpen'] as const)('never when not %s', (gate) => {
    const facts = { ...MOVING, hasLiveChild: false, isBehindFloor: true, [gate]: false };
    const before = { heldUntilMs: 0, behindSinceMs: 0, doubtSinceMs: null, stuckSinceMs: 0 };
    expect(assessStuck(before, facts, 10_000_000)).toEqual(heldUntil(10_000_000));
  });

  it('never for want of a fill while it waits for its auction, but still when behind its floor', () => {
    const waiting = { ...MOVING, hasLiveChild: false, isWaitingForAuction: true };
    expect(assessStuck(NOT_STUCK, waiting, 10_000_000).stuckSinceMs).toBeNull();
    const behind = { ...waiting, isBehindFloor: true };
    const first = assessStuck(NOT_STUCK, behind, 500_000);
    expect(assessStuck(first, behind, 620_000).stuckSinceMs).toBe(500_000);
  });

  it('never while it has filled what its plan wants, and counts from when it falls behind', () => {
    const ahead = { ...MOVING, hasLiveChild: false, isOnPlan: true };
    const held = assessStuck(NOT_STUCK, ahead, 10_000_000);
    expect(held.stuckSinceMs).toBeNull();
    const due = { ...ahead, isOnPlan: false };
    expect(assessStuck(held, due, 10_119_999).stuckSinceMs).toBeNull();
    expect(assessStuck(held, due, 10_120_000).stuckSinceMs).toBe(10_000_000);
  });

  it('at once when a person has to decide for its venues, also while the market is closed', () => {
    const doubtful = { ...MOVING, isInDoubt: true };
    const first = assessStuck(NOT_STUCK, doubtful, 500_000);
    expect(first.stuckSinceMs).toBe(500_000);
    expect(assessStuck(first, { ...doubtful, isMarketOpen: false }, 600_000).stuckSinceMs).toBe(500_000);
    expect(assessStuck(first, MOVING, 600_000).stuckSinceMs).toBeNull();
  });

  it('only for time in which the order could trade', () => {
    const paused = assessStuck(NOT_STUCK, { ...MOVING, isTrading: false }, 500_000);
    const idle = { ...MOVING, hasLiveChild: false };
    expect(assessStuck(paused, idle, 619_999).stuckSinceMs).toBeNull();
    expect(assessStuck(paused, idle, 620_000).stuckSinceMs).toBe(500_000);
  });

  it.each([
    ['in doubt', { heldBackBy: 'in doubt', hasMarketData: false }],
    ['no market data', { hasMarketData: false, isDestinationDown: true }],
    ['destination down', { isDestinationDown: true, heldBackBy: 'volume cap' }],
    ['volume cap', { heldBackBy: 'volume cap', isLimitAway: true }],
    ['limit away', { isLimitAway: true, isRejected: true }],
    ['venue rejects', { isRejected: true, isVolumeCapConstrained: true }],
    ['volume cap', { isVolumeCapConstrained: true, isAuctionOnly: true }],
    ['auction only', { isAuctionOnly: true }],
    ['no liquidity', {}],
  ] as const)('says %s', (reason, facts) => {
    expect(stuckReason({ ...NO_REASON, ...facts })).toBe(reason);
  });

  it('can say every reason that the desk knows', () => {
    const facts = fc.record({
      hasMarketData: fc.boolean(),
      isDestinationDown: fc.boolean(),
      heldBackBy: fc.constantFrom(null, 'in doubt' as const, 'next child too small' as const, 'highest rate' as const),
      isLimitAway: fc.boolean(),
      isRejected: fc.boolean(),
      isVolumeCapConstrained: fc.boolean(),
      isAuctionOnly: fc.boolean(),
    });
    const said = new Set(fc.sample(facts, { numRuns: 2_000, seed: 7 }).map(stuckReason));
    expect(said).toEqual(new Set(STUCK_REASONS));
  });
});
