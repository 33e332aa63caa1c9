import { priceSteps } from '@meridian/domain/reference/price-steps';
import { describe, expect, it } from 'vitest';
import { algoInput, openChild, TEST_INSTRUMENT, venuesWith } from '../testing/algo-input.ts';
import { hasMid, workChild } from './work-child.ts';

/** Bid 9,999 and ask 10,001 unless said otherwise. */
const price = (...args: Parameters<typeof workChild>) => workChild(...args)?.limitTicks;

describe('child of a ladder step', () => {
  it('stands one tick behind the touch, at it, or takes the other side', () => {
    const input = algoInput();
    expect(price(input, 'passive-peg', 100)).toBe(9_998);
    expect(price(input, 'join-touch', 100)).toBe(9_999);
    expect(price(input, 'cross', 100)).toBe(10_001);
    const sell = algoInput({ side: -1 });
    expect(price(sell, 'passive-peg', 100)).toBe(10_002);
    expect(price(sell, 'join-touch', 100)).toBe(10_001);
    expect(price(sell, 'cross', 100)).toBe(9_999);
  });

  it('follows the tick table where the market is: behind, between and across a band’s edge', () => {
    const bands = [
      { from_price: 0, tick_size: 0.01 },
      { from_price: 100, tick_size: 0.05 },
    ];
    const instrument = { ...TEST_INSTRUMENT, steps: priceSteps(bands, 0.01) };
    const above = algoInput({ instrument, market: { bidTicks: 10_010, askTicks: 10_025 } });
    expect(price(above, 'passive-peg', 100)).toBe(10_005);
    expect(price(above, 'mid-peg', 100)).toBe(10_015);
    expect(price({ ...above, side: -1 }, 'mid-peg', 100)).toBe(10_020);
    const oneTick = algoInput({ instrument, market: { bidTicks: 10_010, askTicks: 10_015 } });
    expect([hasMid(above, 100), hasMid(oneTick, 100)]).toEqual([true, false]);
    const edge = algoInput({ instrument, market: { bidTicks: 10_000, askTicks: 10_005 } });
    expect(price(edge, 'passive-peg', 100)).toBe(9_999);
    expect(price({ ...edge, side: -1 }, 'passive-peg', 100)).toBe(10_010);
  });

  it('takes with an order that does not rest, and names its tactic', () => {
    expect(workChild(algoInput(), 'cross', 100)).toMatchObject({ timeInForce: 'IOC', tactic: 'cross', venue: 'XNAS' });
    expect(workChild(algoInput(), 'join-touch', 100)).toMatchObject({ timeInForce: 'DAY', tactic: 'join-bid' });
    expect(workChild(algoInput({ side: -1 }), 'join-touch', 100)).toMatchObject({ tactic: 'join-ask' });
  });

  it('keeps to the limit; a limit that does not reach the other side rests', () => {
    const away = algoInput({ limitTicks: 9_990 });
    expect(price(away, 'join-touch', 100)).toBe(9_990);
    expect(workChild(away, 'cross', 100)).toMatchObject({ limitTicks: 9_990, timeInForce: 'DAY' });
    expect(price(algoInput({ side: -1, limitTicks: 10_005 }), 'join-touch', 100)).toBe(10_005);
  });

  it('goes to the mid in the dark where that is allowed, with a minimum of a fiftieth', () => {
    const child = workChild(algoInput({ parameters: { isDarkAllowed: true } }), 'mid-peg', 400);
    expect(child).toMatchObject({ kind: 'mid-peg', venue: 'SGMX', limitTicks: null, minimumLots: 200 });
  });

  it('is too small for the dark when a fiftieth of the rest is more than it', () => {
    const input = algoInput({ parameters: { isDarkAllowed: true } });
    expect(workChild(input, 'mid-peg', 199)).toMatchObject({ kind: 'limit', limitTicks: 10_000 });
  });

  it('goes between the touches on a lit venue otherwise, if there is a tick', () => {
    expect(price(algoInput(), 'mid-peg', 100)).toBe(10_000);
    expect(price(algoInput({ market: { askTicks: 10_000 } }), 'mid-peg', 100)).toBe(9_999);
    expect(hasMid(algoInput(), 100)).toBe(true);
    expect(hasMid(algoInput({ market: { askTicks: 10_000 } }), 100)).toBe(false);
  });

  it('does not outbid itself at the mid', () => {
    const openChildren = [openChild({ limitTicks: 9_999 })];
    expect(price(algoInput({ openChildren }), 'mid-peg', 100)).toBe(9_999);
  });

  it('shows no more than its display quantity', () => {
    const input = algoInput({ parameters: { displayLots: 40 } });
    expect(workChild(input, 'join-touch', 100)?.displayLots).toBe(40);
    expect(workChild(input, 'join-touch', 30)?.displayLots).toBe(30);
    expect(workChild(input, 'cross', 100)?.displayLots).toBe(0);
  });

  it('uses the first lit venue that is up, and none when none is', () => {
    const venues = venuesWith(({ venue }) => ({ isUp: venue !== 'XNAS' }));
    expect(workChild(algoInput({ venues }), 'join-touch', 100)?.venue).toBe('ARCX');
    expect(workChild(algoInput({ venues: [] }), 'join-touch', 100)).toBeNull();
  });

  it('is nothing without a market', () => {
    expect(workChild(algoInput({ market: { bidTicks: null } }), 'join-touch', 100)).toBeNull();
    expect(workChild(algoInput({ market: { askTicks: null } }), 'cross', 100)).toBeNull();
  });
});
