import type { WorldChoice } from '../../world/world.ts';
import type { SimulatedSettings } from './simulated-world.ts';

export const SIMULATED = 'simulated';

/** The demo world: simulated markets, clients and limits, the same for the same seed. */
export function simulatedWorld(settings: SimulatedSettings): WorldChoice {
  return { name: SIMULATED, worker: new URL('./simulated-engine-worker.ts', import.meta.url), settings };
}
