import { describe, expect, it } from 'vitest';
import { algoInput, atMinute, type InputOverrides, TEST_MARKET } from '../testing/algo-input.ts';
import { dayReport } from '../testing/day-report.ts';
import { pov } from './pov.ts';

const volume = (others: number, own = 0) => ({
  volumeSinceStart: others + own,
  ownVolumeSinceStart: own,
  volumeLast5Minutes: others + own,
  ownVolumeLast5Minutes: own,
  filledLots: own,
});

/** A tenth of the volume, after an order that began with none. */
const after = (overrides: InputOverrides) => {
  const parameters = { participationRate: 0.1, ...overrides.parameters };
  const start = algoInput({ parameters });
  const seen = pov.decide(start, pov.initial(start));
  return pov.decide(algoInput({ ...overrides, parameters }), seen.state);
};

describe('POV', () => {
  it('aims at 1,000 when others traded 9,000 and its rate is a tenth', () => {
    expect(after(volume(9000))).toMatchObject({ goalLots: 1000, currentTargetRate: 0.1 });
  });

  it('counts volume once, though it is seen on the tape before it is known to be its own', () => {
    const parameters = { participationRate: 0.1 };
    let { state } = pov.decide(algoInput({ parameters }), pov.initial(algoInput({ parameters })));
    for (const seen of [volume(9000), volume(9500), volume(9000, 500), volume(9500, 500)]) {
      ({ state } = pov.decide(algoInput({ parameters, ...seen }), state));
    }
    expect(pov.decide(algoInput({ parameters, ...volume(9500, 500) }), state).goalLots).toBe(1055);
  });

  it('works what it is behind, a little ahead at most', () => {
    expect(after(volume(9000, 1100)).wanted).toMatchObject([{ lots: 100, limitTicks: 9_998 }]);
    expect(after(volume(9000, 1101)).wanted).toEqual([]);
    expect(after(volume(9000, 810)).microstrategy.step).toBe('join-touch');
    expect(after(volume(9000, 790)).microstrategy.step).toBe('cross');
  });

  it.each([0, 100, 600, 5_000])('knows with which volume of others its floor leaves it behind, with %i done', (own) => {
    const others = 9 * own;
    const { lateAtDayLots, floorLots } = after(volume(others, own));
    const more = (lateAtDayLots ?? Number.NaN) - TEST_MARKET.dayLots;
    const floorAfter = (lots: number) => after(volume(others + lots, own)).floorLots;
    // A fiftieth of 10,000 lots.
    expect(floorLots).toBeLessThanOrEqual(own);
    expect(floorAfter(more - 20)).toBeLessThanOrEqual(own + 200);
    expect(floorAfter(more + 20)).toBeGreaterThanOrEqual(own + 200);
  });

  it('names no volume once it is behind, or when no volume can leave it behind', () => {
    expect(after(volume(20_000)).lateAtDayLots).toBeNull();
    expect(after(volume(80_000, 9_950)).lateAtDayLots).toBeNull();
  });

  it('catches up no faster than twice its rate over five minutes', () => {
    const quiet = { ...volume(9000), volumeLast5Minutes: 800 };
    expect(after(quiet).wanted[0]?.lots).toBe(200);
    const { wanted, microstrategy } = after({ ...quiet, volumeLast5Minutes: 0 });
    expect(wanted).toEqual([]);
    expect(microstrategy.reason).toBe('At its highest rate over five minutes: waiting for other volume');
  });

  it('catches up no faster than its cap', () => {
    const quiet = { ...volume(9000), volumeLast5Minutes: 880 };
    expect(after({ ...quiet, parameters: { volumeCap: 0.12 } }).wanted[0]?.lots).toBe(120);
  });

  it('counts from where it began when another strategy worked before', () => {
    const start = algoInput({ ...volume(9000, 3000), parameters: { participationRate: 0.1 } });
    expect(pov.decide(start, pov.initial(start)).goalLots).toBe(3000);
    const later = algoInput({ ...volume(18_000, 3000), parameters: { participationRate: 0.1 } });
    expect(pov.decide(later, pov.initial(start)).goalLots).toBe(4000);
  });

  it('goes faster while the price is better than on arrival, for the volume that comes then', () => {
    const parameters = { participationRate: 0.1, isAdaptive: true };
    const better = after({ ...volume(9000), parameters, market: { bidTicks: 9_799, askTicks: 9_801 } });
    expect(better.adaptiveRate).toBeCloseTo(0.15, 10);
    expect(better.goalLots).toBe(1588);
    expect(after(volume(9000)).adaptiveRate).toBeNull();
  });

  it('raises its rate to finish, up to its cap', () => {
    const late = { ...volume(9000), nowMs: atMinute(384), market: { dayLots: 900_000 } };
    const parameters = { mustFinish: true };
    expect(after({ ...late, parameters }).currentTargetRate).toBeGreaterThan(0.5);
    expect(after({ ...late, parameters: { ...parameters, volumeCap: 0.2 } }).currentTargetRate).toBe(0.2);
  });
});

const isTradingOn = (nowMs: number) => nowMs > atMinute(60);

describe('POV over a simulated day', () => {
  it.each([
    ['a', 0.05],
    ['b', 0.1],
    ['c', 0.2],
  ] as const)('holds its rate: %s at %d', (seed, participationRate) => {
    const parameters = { participationRate, startMs: atMinute(10), endMs: atMinute(240), isDarkAllowed: true };
    const { day, filledLots } = dayReport({ algo: pov, side: 1, lots: 1_000_000, seed, parameters });
    const { fills, total } = day.ledger;
    const others = total.all - total.own;
    expect(Math.abs(filledLots / (filledLots + others) - participationRate)).toBeLessThan(0.05 * participationRate);
    expect(fills.length).toBeGreaterThan(100);
  });

  it('does not go over its cap, whatever it is behind', () => {
    const parameters = { participationRate: 0.1, volumeCap: 0.12 };
    const report = dayReport({ algo: pov, side: -1, lots: 1_000_000, seed: 'cap', parameters, isTradingOn });
    expect(report.highestShare).toBeLessThanOrEqual(0.12);
    // Without catching up it would end at 7.7 %.
    expect(report.day.ledger.participation).toBeGreaterThan(0.09);
  });
});
