import type { Environment } from '@meridian/service-kit/environment';
import type { WorldChoice } from '@meridian/trading/world/world';
import { connectedWorld } from '@meridian/trading/worlds/connected/connected-choice';
import { simulatedWorld } from '@meridian/trading/worlds/simulated/simulated-choice';
import type { StartOptions } from './start-options.ts';

export type WorldParts = {
  readonly environment: Pick<Environment, 'seed' | 'world' | 'hasDemo'>;
  readonly options: StartOptions;
};

/** Nobody but users sends orders to a production desk, to a connected one or to an empty one. */
export function hasClients({ environment, options }: WorldParts): boolean {
  return environment.hasDemo && !options.isEmpty;
}

/** A demo that is looked at begins as after a week; one that is tested or measured begins bare. */
export function hasFirstLook(parts: WorldParts): boolean {
  return hasClients(parts) && !parts.options.isBare;
}

/** What lies around the engine, as WORLD says. */
export function chooseWorld(parts: WorldParts): WorldChoice {
  const { seed, world } = parts.environment;
  if (world === 'connected') return connectedWorld({ seed });
  const { isEmpty: _isEmpty, isBare: _isBare, pastDays: _pastDays, areVenuesSilent = false, ...scale } = parts.options;
  const clients = hasClients(parts) ? scale : null;
  return simulatedWorld({ seed, clients, areVenuesSilent, hasMorning: hasFirstLook(parts) });
}
