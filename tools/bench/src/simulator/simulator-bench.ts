import { demoUniverse } from '@meridian/trading/demo/universe/demo-universe';
import { measureSimulatorCost } from '@meridian/trading/venues/simulator/simulator-cost';
import type { Bench } from '../bench.ts';

const INSTRUMENTS = 500;
const EVENTS_PER_SECOND = 20;

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** What it costs to keep the simulated markets alive. */
export const simulatorBench: Bench = {
  name: 'simulator',
  about: `${INSTRUMENTS} simulated markets with ${EVENTS_PER_SECOND} events a second each, in real time`,
  run: async () => {
    const universe = demoUniverse({ seed: 'cost', tradingDate: '1970-01-01' });
    const asked = { instruments: INSTRUMENTS, eventsPerSecond: EVENTS_PER_SECOND, simulatedSeconds: 60, cpuMs };
    const cost = measureSimulatorCost({ ...asked, universe, stepMs: 25 });
    return [
      { name: 'share of a core', value: 100 * cost.coreShare, unit: '%', budget: { bound: 'at most', value: 25 } },
      { name: 'cost of an event', value: cost.microsecondsPerEvent, unit: 'µs' },
      { name: 'events', value: cost.events / 60, unit: '/s' },
      { name: 'trades', value: cost.trades / 60, unit: '/s' },
    ];
  },
};
