import { describe, expect, it } from 'vitest';
import { smallSimulator, START_MS } from './testing/small-world.ts';

const HOUR_MS = 3_600_000;

/** Two shares, of which the second sleeps for some minutes. */
function lived(minutes: number) {
  const simulator = smallSimulator(['AAPL', 'MSFT'], { awake: new Set([0]) });
  simulator.advanceTo(START_MS + minutes * 60_000);
  return simulator;
}

describe('a market that sleeps', () => {
  it('has no price and no prints until it is woken, while the others trade', () => {
    const { market } = lived(5);
    expect(market.view(0)).toMatchObject({ phase: 'continuous' });
    expect(market.view(1)).toMatchObject({ phase: 'closed', bidTicks: null, askTicks: null, lastTicks: null });
  });

  it('has traded its hours when it wakes, and goes on with the others', () => {
    const simulator = lived(5);
    const before = simulator.market.view(1).dayLots;
    simulator.wake();
    const woken = simulator.market.view(1);
    expect(woken).toMatchObject({ phase: 'continuous' });
    expect(woken.lastTicks).not.toBeNull();
    expect(woken.dayLots).toBeGreaterThan(before);
    simulator.advanceTo(START_MS + 6 * 60_000);
    expect(simulator.market.view(1).updatedMs).toBeGreaterThan(START_MS + 5 * 60_000);
  });

  it('wakes by itself after a pause of the machine', () => {
    const paused = lived(0);
    paused.fastForwardTo(START_MS + HOUR_MS);
    expect(paused.market.view(1)).toMatchObject({ phase: 'continuous' });
  });
});
