import type { Environment } from '@meridian/service-kit/environment';
import type { WorldChoice } from '@meridian/trading/world/world';
import { simulatedWorld } from '@meridian/trading/worlds/simulated/simulated-world';
import type { StartOptions } from './start-options.ts';

export type WorldParts = {
  readonly environment: Pick<Environment, 'seed' | 'isProd'>;
  readonly options: StartOptions;
};

/** A production desk has no simulated clients, and neither has an empty one. */
export function hasClients({ environment, options }: WorldParts): boolean {
  return !environment.isProd && !options.isEmpty;
}

/** What lies around the engine. */
export function chooseWorld(parts: WorldParts): WorldChoice {
  const { isEmpty: _isEmpty, pastDays: _pastDays, ...scale } = parts.options;
  return simulatedWorld({ seed: parts.environment.seed, clients: hasClients(parts) ? scale : null });
}
