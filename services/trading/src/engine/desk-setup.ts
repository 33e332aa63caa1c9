import { algoRunner } from '../algos/algo-runner.ts';
import type { KernelOptions } from '../kernel/kernel-options.ts';
import type { LimitsOf } from '../kernel/ports.ts';
import { profileForecast } from '../kernel/volume-forecast.ts';
import { brokersOf } from '../reference/reference.ts';
import type { ArmBeliefs } from '../routing/arm-beliefs.ts';
import { DeskRouter } from '../routing/desk-router.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import { VenueExperience } from '../routing/venue-experience.ts';
import type { World } from '../world/world.ts';
import type { DeskAccounts } from './desk-accounts.ts';

const MAX_ORDERS = 150_000;

export type DeskSetupOptions = {
  readonly world: Pick<World, 'origin' | 'reference' | 'market' | 'connections' | 'fx'>;
  readonly limitsOf: LimitsOf;
  readonly accounts: Pick<DeskAccounts, 'has'>;
  readonly beliefs: ArmBeliefs;
  readonly configuration: () => RoutingConfiguration;
  readonly nowMs: () => number;
};

/** The kernel's dependencies: routing, algorithms, forecasts, limits, and learning. */
export function deskSetup(options: DeskSetupOptions) {
  const { world, limitsOf, accounts, beliefs, configuration, nowMs } = options;
  const { market, connections, fx } = world;
  const { instruments, venues } = world.reference;
  const { seed } = world.origin;
  const statuses = new Map(connections.destinations().map(({ name, status }) => [name, status]));
  let statusVersion = 0;
  connections.onChange((change) => {
    if (change.kind !== 'destination') return;
    statuses.set(change.destination.name, change.destination.status);
    statusVersion += 1;
  });
  const experience = new VenueExperience(venues.map(({ mic, toxicity }) => [mic, toxicity]));
  const router = new DeskRouter({
    configuration,
    statusOf: (destination) => statuses.get(destination) ?? null,
    statusVersion: () => statusVersion,
    beliefs,
    experience,
    venues,
    usdPer: fx,
    seed,
  });
  const kernel = {
    instruments,
    router,
    algos: algoRunner,
    forecast: profileForecast({ instruments, market, nowMs }),
    fx,
    limitsOf,
    maxOrders: MAX_ORDERS,
    isKnownAccount: accounts.has,
    seed,
    nowMs,
  } satisfies Partial<KernelOptions>;
  return { kernel, experience, configuration, brokerOf: brokersOf(world.reference) };
}
