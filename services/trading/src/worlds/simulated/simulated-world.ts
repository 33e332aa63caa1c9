import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { demoLimits } from '../../demo/demo-limits.ts';
import { paceOf } from '../../demo/flow/flow-options.ts';
import { usdRates } from '../../reference/reference.ts';
import { DEMO_CONFIGURATION } from '../../demo/routing/demo-configuration.ts';
import { createMarketSimulator } from '../../venues/simulator/market-simulator.ts';
import type { MarketSnapshot } from '../../venues/simulator/state/market-snapshot.ts';
import type { TradingMemory } from '../../world/trading-memory.ts';
import type { OpenWorld, World } from '../../world/world.ts';
import { openWorldOrigin, sessionOf } from '../../world/world-origin.ts';
import { ClientsScaleSchema, paceFor } from './clients-scale.ts';
import { earlierToday } from './earlier-today.ts';
import { keepMarket, readMarket } from './market-memory.ts';
import { simulatedReference } from './simulated-reference.ts';
import { SIMULATED } from './simulated-choice.ts';
import { SilentVenue } from './silent-venue.ts';
import { SimulatedClients } from './simulated-clients.ts';

const SettingsSchema = Type.Object({
  seed: Type.Integer(),
  /** Null when only users send orders. */
  clients: Type.Union([ClientsScaleSchema, Type.Null()]),
  /** True when venues do not answer questions about open orders. */
  areVenuesSilent: Type.Optional(Type.Boolean()),
});

export type SimulatedSettings = Static<typeof SettingsSchema>;

export const openSimulatedWorld: OpenWorld = async ({ settings, database, memory, serverTimeZone, nowMs }) => {
  const { seed, clients, areVenuesSilent = false } = Value.Parse(SettingsSchema, settings);
  const origin = await openWorldOrigin(memory, { name: SIMULATED, seed, serverTimeZone, nowMs });
  const session = sessionOf(origin);
  const readReference = () => simulatedReference({ database, seed: origin.seed, session, nowMs });
  const reference = await readReference();
  const world = worldOf({
    origin,
    reference,
    readReference,
    clients,
    memory,
    snapshot: await readMarket(memory, nowMs()),
    nowMs,
  });
  return areVenuesSilent ? { ...world, venue: new SilentVenue(world.venue) } : world;
};

export type SimulatedParts = Pick<SimulatedSettings, 'clients'> &
  Pick<World, 'origin' | 'reference' | 'readReference'> & {
    readonly memory: TradingMemory;
    /** The stored state of the markets. Null for a new world. */
    readonly snapshot: MarketSnapshot | null;
    readonly nowMs: () => number;
  };

export function worldOf({ origin, reference, readReference, clients, memory, snapshot, nowMs }: SimulatedParts): World {
  const session = sessionOf(origin);
  const simulator = createMarketSimulator({
    seed: origin.seed,
    universe: reference,
    session,
    startMs: nowMs(),
    ...(snapshot !== null && { snapshot }),
  });
  const ordersPerSecond = clients === null ? 0 : paceOf(paceFor(clients)).ratePerSecond;
  const { market, venue, connections, advanceTo, fastForwardTo } = simulator;
  const { instruments } = reference;
  return {
    origin,
    reference,
    readReference,
    isReferenceLive: false,
    market,
    venue,
    connections,
    fx: usdRates(reference),
    firstLimits: (scope) => demoLimits(scope, ordersPerSecond),
    routing: DEMO_CONFIGURATION,
    clients:
      clients === null
        ? null
        : (desk) =>
            new SimulatedClients({ desk, market, instruments, session, scale: clients, seed: origin.seed, nowMs }),
    earlierToday: (firstRecorded) =>
      earlierToday({ market, instruments, seed: origin.seed, nowMs: nowMs(), firstRecorded }),
    advanceTo,
    arriveAt: fastForwardTo,
    remember: () => keepMarket(memory, simulator.snapshot()),
    close: async () => undefined,
  };
}
