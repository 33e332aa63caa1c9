import { describe, expect, it } from 'vitest';
import { CYCLE_MS } from '../../../market/session-calendar.ts';
import type { MarketSimulator } from '../market-simulator.ts';
import { order, reportsOf, SESSION, smallSimulator, smallUniverse, START_MS } from '../testing/small-world.ts';

const SYMBOLS = ['MSFT', 'CLF27', 'CLG27', 'CLF27-CLG27'];
const HOUR_MS = 3_600_000;

function mid(simulator: MarketSimulator, instrument: number): number {
  const { bidTicks, askTicks } = simulator.market.view(instrument);
  return ((bidTicks ?? 0) + (askTicks ?? 0)) / 2;
}

describe('a first start', () => {
  it('finds a day that is two hours old', () => {
    const simulator = smallSimulator(SYMBOLS);
    const view = simulator.market.view(0);
    const { averageDailyLots } = smallUniverse(SYMBOLS).instruments[0] ?? { averageDailyLots: 0 };
    expect(view.phase).toBe('continuous');
    expect(view.openTicks).not.toBeNull();
    expect(view.dayLots / averageDailyLots).toBeGreaterThan(0.25);
    expect(view.dayLots / averageDailyLots).toBeLessThan(0.6);
    expect(view.highTicks ?? 0).toBeGreaterThan(view.lowTicks ?? Infinity);
    const vwap = view.dayTurnover / view.dayLots;
    expect(vwap).toBeGreaterThan(view.lowTicks ?? Infinity);
    expect(vwap).toBeLessThan(view.highTicks ?? 0);
  });
});

describe('a restart', () => {
  const before = smallSimulator(SYMBOLS);
  before.advanceTo(START_MS + 60_000);
  const snapshot = before.snapshot();

  it('keeps prices and the figures of the day, from plain JSON that is small', () => {
    const text = JSON.stringify(snapshot);
    expect(text.length / SYMBOLS.length).toBeLessThan(400);
    const after = smallSimulator(SYMBOLS, { snapshot: JSON.parse(text), startMs: START_MS + 60_000 });
    for (const instrument of [0, 1, 2, 3]) {
      const { openTicks, dayLots, dayTurnover, previousCloseTicks } = before.market.view(instrument);
      expect(after.market.view(instrument)).toMatchObject({ openTicks, dayLots, dayTurnover, previousCloseTicks });
      expect(Math.abs(mid(after, instrument) - mid(before, instrument))).toBeLessThanOrEqual(3);
    }
  });

  it('continues after a pause within the day with more volume and the same open', () => {
    const after = smallSimulator(SYMBOLS, { snapshot, startMs: START_MS + HOUR_MS });
    const [was, is] = [before.market.view(0), after.market.view(0)];
    expect(is.openTicks).toBe(was.openTicks);
    expect(is.dayLots).toBeGreaterThan(was.dayLots);
    expect(is.highTicks ?? 0).toBeGreaterThanOrEqual(was.highTicks ?? Infinity);
    expect(is.phase).toBe('continuous');
  });

  it("starts a new day after a night, with yesterday's close as previous close", () => {
    const after = smallSimulator(SYMBOLS, { snapshot, startMs: START_MS + CYCLE_MS });
    expect(after.market.day().date).toBe('2026-11-17');
    const { previousCloseTicks, openTicks } = after.market.view(0);
    expect(previousCloseTicks).not.toBe(before.market.view(0).previousCloseTicks);
    expect(Math.abs((openTicks ?? 0) / previousCloseTicks - 1)).toBeLessThan(0.05);
    const gap = mid(after, 3) - (mid(after, 1) - mid(after, 2));
    expect(Math.abs(gap)).toBeLessThan(6);
  });

  it('survives a pause of months', () => {
    const after = smallSimulator(SYMBOLS, { snapshot, startMs: START_MS + 90 * 24 * HOUR_MS });
    const { lastTicks } = after.market.view(0);
    expect(lastTicks ?? 0).toBeGreaterThan(0);
    expect(Number.isInteger(lastTicks)).toBe(true);
  });

  it('draws new random numbers after a restart, the same ones each time', () => {
    const again = () => smallSimulator(SYMBOLS, { snapshot, startMs: START_MS + HOUR_MS });
    expect(again().digest()).toBe(again().digest());
    const other = smallSimulator(SYMBOLS, { snapshot, startMs: START_MS + HOUR_MS + 1 });
    expect(other.digest()).not.toBe(again().digest());
  });

  it('gives an instrument that the snapshot does not know its reference price', () => {
    const after = smallSimulator(['JPM'], { snapshot, startMs: START_MS + 60_000 });
    const { previousCloseTicks } = smallUniverse(['JPM']).instruments[0] ?? { previousCloseTicks: 0 };
    expect(after.market.view(0).previousCloseTicks).toBe(previousCloseTicks);
  });
});

describe('a pause of a running world', () => {
  it('is skipped: own orders are cancelled, and trading continues', () => {
    const simulator = smallSimulator(SYMBOLS);
    const reports = reportsOf(simulator);
    const far = (simulator.market.view(0).bidTicks ?? 0) - 500;
    simulator.venue.submit(order(1, { limitTicks: far }));
    simulator.advanceTo(START_MS + 50);
    const { dayLots } = simulator.market.view(0);
    simulator.fastForwardTo(START_MS + 2 * HOUR_MS);
    expect(simulator.market.view(0).dayLots).toBeGreaterThan(dayLots);
    simulator.advanceTo(START_MS + 2 * HOUR_MS + 60_000);
    expect(reports.at(-1)).toMatchObject({ childId: 1, kind: 'cancelled', isSolicited: false });
    expect(simulator.market.view(0).updatedMs).toBeGreaterThan(START_MS + 2 * HOUR_MS);
  });

  it('may end in another phase, and each boundary still comes once', () => {
    const simulator = smallSimulator(SYMBOLS);
    const { closeMs } = simulator.market.day();
    simulator.fastForwardTo(closeMs - 60_000);
    expect(simulator.market.view(0).phase).toBe('closing-auction');
    simulator.advanceTo(closeMs + 1);
    const { dayLots, phase } = simulator.market.view(0);
    expect(phase).toBe('closed');
    simulator.fastForwardTo(closeMs + 30_000);
    expect(simulator.market.view(0).dayLots).toBe(dayLots);
    simulator.advanceTo(SESSION.firstOpenMs + CYCLE_MS + 60_000);
    expect(simulator.market.view(0)).toMatchObject({ phase: 'continuous' });
    expect(simulator.market.day().date).toBe('2026-11-17');
  });

  it('does not go back', () => {
    const simulator = smallSimulator(['KO']);
    simulator.advanceTo(START_MS + 1_000);
    const digest = simulator.digest();
    simulator.fastForwardTo(START_MS);
    simulator.advanceTo(START_MS);
    expect(simulator.digest()).toBe(digest);
  });
});
