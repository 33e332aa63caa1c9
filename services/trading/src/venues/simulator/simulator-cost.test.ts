import { expect, it } from 'vitest';
import { demoUniverse } from '../../demo/universe/demo-universe.ts';
import { measureSimulatorCost } from './simulator-cost.ts';

it('measures the events that were asked for', () => {
  let cpuMs = 0;
  const cost = measureSimulatorCost({
    universe: demoUniverse({ seed: 'cost', tradingDate: '1970-01-01' }),
    instruments: 20,
    eventsPerSecond: 40,
    simulatedSeconds: 60,
    stepMs: 100,
    cpuMs: () => (cpuMs += 30),
  });
  expect(cost.eventsPerInstrumentSecond).toBeGreaterThan(32);
  expect(cost.eventsPerInstrumentSecond).toBeLessThan(48);
  expect(cost.trades).toBeGreaterThan(0.5 * 4 * 20 * 60);
  expect(cost).toMatchObject({ cpuMs: 30, coreShare: 0.0005 });
});
