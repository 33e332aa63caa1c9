import { algoRunner } from '../algos/algo-runner.ts';
import { demoLimits } from '../demo/demo-limits.ts';
import { demoReview } from '../demo/flow/demo-review.ts';
import { paceOf } from '../demo/flow/flow-options.ts';
import type { KernelOptions } from '../kernel/kernel-options.ts';
import { profileForecast } from '../kernel/volume-forecast.ts';
import { usdPer } from '../reference/fx-rates.ts';
import type { Universe } from '../reference/demo-universe.ts';
import type { ArmBeliefs } from '../routing/arm-beliefs.ts';
import { DeskRouter } from '../routing/desk-router.ts';
import type { RoutingConfiguration } from '../routing/routing-configuration.ts';
import { VenueExperience } from '../routing/venue-experience.ts';
import type { MarketSimulator } from '../venues/simulator/market-simulator.ts';
import { demoPace } from './demo-pace.ts';
import type { DeskAccounts } from './desk-accounts.ts';
import type { DemoScale } from './engine-job.ts';

const MAX_ORDERS = 150_000;

export type DeskSetupOptions = {
  readonly seed: number;
  readonly demo: DemoScale | null;
  readonly accounts: Pick<DeskAccounts, 'has'>;
  readonly universe: Universe;
  readonly simulator: MarketSimulator;
  readonly beliefs: ArmBeliefs;
  readonly configuration: () => RoutingConfiguration;
  readonly nowMs: () => number;
};

/** What the kernel decides with: routing, algorithms, forecasts, limits; and what routing learns from. */
export function deskSetup(options: DeskSetupOptions) {
  const { seed, demo, accounts, universe, simulator, beliefs, configuration, nowMs } = options;
  const limits = demoLimits(demo === null ? 0 : paceOf(demoPace(demo)).ratePerSecond);
  const { market, connections } = simulator;
  const { instruments, venues, destinations } = universe;
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
    usdPer,
    seed,
  });
  const brokers = new Map(destinations.map(({ name, execBroker }) => [name, execBroker]));
  const kernel = {
    instruments,
    router,
    algos: algoRunner,
    forecast: profileForecast({ instruments, market, nowMs }),
    fx: usdPer,
    limitsOf: () => limits,
    maxOrders: MAX_ORDERS,
    review: demoReview,
    isKnownAccount: accounts.has,
    seed,
    nowMs,
  } satisfies Partial<KernelOptions>;
  return { kernel, experience, configuration, brokerOf: (destination: string) => brokers.get(destination) ?? null };
}
