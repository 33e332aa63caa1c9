import { IBM_HALF_HOUR_SHARES } from '@meridian/cost-model/volume/half-hour-shares';
import { cumulativeShare } from '@meridian/cost-model/volume/cumulative-volume';
import { makeVolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import { describe, expect, it } from 'vitest';
import { INITIAL_ALGO_STATE } from '../algo-state.ts';
import { algoInput, atMinute, type InputOverrides, openChild, TEST_DAY } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { vwap } from './vwap.ts';

const ibm = makeVolumeProfile({ openAuction: 0, buckets: IBM_HALF_HOUR_SHARES, closeAuction: 0 }, 30);
const times = { startMs: atMinute(30), endMs: atMinute(180) };

/** 10,000 shares from 10:00 to 12:30 on the IBM curve, as of a minute after the open. */
const at = (minute: number, overrides: InputOverrides = {}) => {
  const input = algoInput({
    ...overrides,
    nowMs: atMinute(minute),
    parameters: { ...times, ...overrides.parameters },
    volumeShareAt: (atMs) => cumulativeShare(ibm, (atMs - TEST_DAY.openMs) / 60_000),
  });
  // Its schedule began with nothing done.
  return vwap.decide(input, { ...INITIAL_ALGO_STATE, base: { startMs: times.startMs, lots: 0 } });
};

describe('VWAP', () => {
  it('follows the IBM curve from 10:00 to 12:30', () => {
    const bands = [60, 90, 120, 150, 180].map((minute) => at(minute));
    expect(bands.map(({ goalLots }) => goalLots)).toEqual([2638, 4923, 6873, 8614, 10_000]);
    expect(bands.map(({ floorLots }) => floorLots)).toEqual([2138, 4423, 6373, 8114, 9500]);
    expect(bands.map(({ ceilingLots }) => ceilingLots)).toEqual([3138, 5423, 7373, 9114, 10_000]);
  });

  it.each([
    [2000, 'cross', 10_001, 'IOC'],
    [2400, 'join-touch', 9_999, 'DAY'],
    [2700, 'passive-peg', 9_998, 'DAY'],
  ] as const)('with %i done works by %s', (filledLots, step, limitTicks, timeInForce) => {
    const { wanted, microstrategy } = at(60, { filledLots });
    expect(microstrategy.step).toBe(step);
    expect(wanted).toMatchObject([{ limitTicks, timeInForce }]);
  });

  it('wants nothing at its ceiling', () => {
    expect(at(60, { filledLots: 3138, openChildren: [openChild()] }).wanted).toEqual([]);
  });

  it('crosses only as far as back into its band, and a clip at least', () => {
    expect(at(60, { filledLots: 1000 }).wanted[0]?.lots).toBe(1138);
    expect(at(60, { filledLots: 2130 }).wanted[0]?.lots).toBe(508);
  });

  it('takes everything in the last half minute when it must finish, but not beyond its limit', () => {
    const parameters = { mustFinish: true };
    const last = at(179.6, { filledLots: 9000, parameters });
    expect(last.wanted).toMatchObject([{ lots: 1000, timeInForce: 'IOC', limitTicks: 10_001 }]);
    const limited = at(179.6, { filledLots: 9000, parameters, limitTicks: 10_000 });
    expect(limited.wanted).toMatchObject([{ lots: 1000, timeInForce: 'DAY', limitTicks: 10_000 }]);
  });

  it('goes over a soft cap to finish, and never over a hard one', () => {
    const capped = { filledLots: 9000, volumeSinceStart: 90_000, ownVolumeSinceStart: 9000 };
    const parameters = { mustFinish: true, volumeCap: 0.1 };
    expect(at(179.6, { ...capped, parameters: { ...parameters, isVolumeCapSoft: true } }).wanted[0]?.lots).toBe(1000);
    const hard = at(179.6, { ...capped, parameters });
    expect(hard.wanted).toEqual([]);
    expect(hard.heldBackBy).toBe('volume cap');
  });

  it('flags that its cap holds it back after five seconds of it', () => {
    const overrides = {
      filledLots: 900,
      volumeSinceStart: 9000,
      ownVolumeSinceStart: 900,
      parameters: { volumeCap: 0.1 },
    };
    const first = at(60, overrides);
    expect(first.isVolumeCapConstrained).toBe(false);
    const input = algoInput({ ...overrides, nowMs: atMinute(60) + 5000, parameters: { ...times, volumeCap: 0.1 } });
    expect(vwap.decide(input, first.state).isVolumeCapConstrained).toBe(true);
  });

  it('says when its limit keeps it from the market', () => {
    expect(at(60, { limitTicks: 9_990 }).heldBackBy).toBe('limit away');
    expect(at(60, { limitTicks: 9_999 }).heldBackBy).toBeNull();
  });

  it('says that it crosses only as far as its limit allows, where the opposite side is beyond it', () => {
    const { wanted, microstrategy, heldBackBy } = at(60, { filledLots: 1000, limitTicks: 10_000 });
    expect(wanted).toMatchObject([{ timeInForce: 'DAY', limitTicks: 10_000 }]);
    expect(microstrategy.reason).toBe('Behind its floor: crosses the spread, as far as its limit allows');
    expect(heldBackBy).toBeNull();
  });

  it('takes all that is posted at its I-would price, whatever its schedule says', () => {
    const { wanted, microstrategy } = at(60, { filledLots: 3138, parameters: { iWouldTicks: 10_001 } });
    expect(wanted).toMatchObject([{ slot: 'sweep', lots: 6862, limitTicks: 10_001, timeInForce: 'IOC' }]);
    expect(microstrategy.step).toBe('sweep');
    expect(at(60, { filledLots: 3138, parameters: { iWouldTicks: 10_000 } }).wanted).toEqual([]);
  });

  it('says so when there is no market or no way to it', () => {
    expect(at(60, { market: { askTicks: null } })).toMatchObject({ wanted: [], heldBackBy: 'no market data' });
    expect(at(60, { venues: [] })).toMatchObject({ wanted: [], heldBackBy: 'destination down' });
  });

  it('begins anew with what is left when it is given another start', () => {
    const parameters = { ...times, startMs: atMinute(60) };
    const input = algoInput({ nowMs: atMinute(60), filledLots: 4000, parameters });
    const changed = vwap.decide(input, { ...INITIAL_ALGO_STATE, base: { startMs: times.startMs, lots: 0 } });
    expect(changed).toMatchObject({ goalLots: 4000, state: { base: { startMs: atMinute(60), lots: 4000 } } });
  });

  it('leaves the closing auction its part of the curve, and the rest of an order that must finish', () => {
    const parameters = { closeAuctionLots: null, mustFinish: true };
    const { closeAuctionLots } = vwap.decide(algoInput({ parameters }), INITIAL_ALGO_STATE);
    // 9 of the 72 % of the day's volume that come after the first hour.
    expect(closeAuctionLots).toBeGreaterThan(900);
    expect(closeAuctionLots).toBeLessThan(1400);
    const call = algoInput({
      nowMs: atMinute(386),
      filledLots: 7000,
      parameters,
      market: { phase: 'closing-auction' },
    });
    expect(vwap.decide(call, INITIAL_ALGO_STATE).wanted).toMatchObject([{ kind: 'closing-auction', lots: 3000 }]);
  });
});

const isTradingOn = (nowMs: number) => nowMs < atMinute(60) || nowMs > atMinute(120);

describe('VWAP over a simulated day', () => {
  it.each([
    ['one', 1],
    ['two', -1],
    ['three', 1],
    ['four', -1],
  ] as const)('is filled near the VWAP and within its band: %s', (seed, side) => {
    const report = dayReport({
      algo: vwap,
      side,
      lots: 30_000,
      seed,
      parameters: { mustFinish: true, closeAuctionLots: null },
    });
    expect(report.filledLots).toBe(30_000);
    // A tick is one bp here.
    expect(Math.abs(report.slippageBps)).toBeLessThan(2);
    expect(report.mostBelowFloor).toBeLessThan(300);
    expect(report.mostAboveCeiling).toBeLessThanOrEqual(0);
    expect(report.day.ledger.filledBy('closing-auction')).toBeGreaterThan(2_000);
  });

  it('finishes within its times, and before the end where there is no auction', () => {
    const parameters = { startMs: atMinute(30), endMs: atMinute(90), mustFinish: true };
    const { day, filledLots, filledAt } = dayReport({ algo: vwap, side: 1, lots: 5_000, seed: 'times', parameters });
    expect(filledLots).toBe(5_000);
    expect(filledAt(atMinute(30))).toBe(0);
    expect(day.ledger.fills.every(({ atMs }) => atMs >= atMinute(30) && atMs <= atMinute(90))).toBe(true);
  });

  it('never breaches a hard cap, and says that it is held back', () => {
    const parameters = { mustFinish: true, volumeCap: 0.05, isDarkAllowed: true };
    const constrained: boolean[] = [];
    const report = dayReport({ algo: vwap, side: 1, lots: 100_000, seed: 'cap', parameters }, (_input, decision) => {
      constrained.push(decision.isVolumeCapConstrained);
    });
    expect(report.highestShare).toBeLessThanOrEqual(0.05);
    expect(report.highestShare).toBeGreaterThan(0.045);
    expect(constrained).toContain(true);
    expect(report.reasons).toContain('At its volume cap: waiting for other volume');
  });

  it('never pays more than its limit in a rising market', () => {
    const book = { drift: 0.2 };
    const { day, filledLots } = dayReport({ algo: vwap, side: 1, lots: 30_000, seed: 'up', limitTicks: 10_005, book });
    expect(filledLots).toBeLessThan(30_000);
    expect(filledLots).toBeGreaterThan(0);
    expect(Math.max(...day.ledger.fills.map(({ priceHalfTicks }) => priceHalfTicks))).toBeLessThanOrEqual(20_010);
  });

  it('does nothing while it is off', () => {
    const report = dayReport({
      algo: vwap,
      side: 1,
      lots: 30_000,
      seed: 'off',
      isTradingOn,
      parameters: { mustFinish: true },
    });
    expect(report.filledAt(atMinute(119)) - report.filledAt(atMinute(61))).toBe(0);
    expect(report.filledLots).toBe(30_000);
  });
});
