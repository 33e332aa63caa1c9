import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { demoLimits } from '../../demo/demo-limits.ts';
import { paceOf } from '../../demo/flow/flow-options.ts';
import type { Instrument } from '../../reference/instrument.ts';
import { usdRates } from '../../reference/reference.ts';
import { DEMO_CONFIGURATION } from '../../demo/routing/demo-configuration.ts';
import { createMarketSimulator } from '../../venues/simulator/market-simulator.ts';
import type { MarketSnapshot } from '../../venues/simulator/state/market-snapshot.ts';
import type { TradingMemory } from '../../world/trading-memory.ts';
import type { OpenWorld, World } from '../../world/world.ts';
import type { WorldClients } from '../../world/world-clients.ts';
import { openWorldOrigin, sessionOf } from '../../world/world-origin.ts';
import { ClientsScaleSchema, paceFor } from './clients-scale.ts';
import { earlierToday } from './earlier-today.ts';
import { keepMarket, readMarket } from './market-memory.ts';
import { simulatedReference } from './simulated-reference.ts';
import { SIMULATED } from './simulated-choice.ts';
import { SilentVenue } from './silent-venue.ts';
import { SimulatedClients, type SimulatedClientsOptions } from './simulated-clients.ts';
import { MORNING_SCALE, morningFrom, morningInstruments } from './unlived-morning.ts';

const SettingsSchema = Type.Object({
  seed: Type.Integer(),
  /** Null when only users send orders. */
  clients: Type.Union([ClientsScaleSchema, Type.Null()]),
  /** True when venues do not answer questions about open orders. */
  areVenuesSilent: Type.Optional(Type.Boolean()),
  /** True when a new desk lives the hours of its first day before its start. It needs clients. */
  hasMorning: Type.Optional(Type.Boolean()),
});

export type SimulatedSettings = Static<typeof SettingsSchema>;

export const openSimulatedWorld: OpenWorld = async (options) => {
  const { settings, database, memory, serverTimeZone, isNew, nowMs } = options;
  const { seed, clients, areVenuesSilent = false, hasMorning = false } = Value.Parse(SettingsSchema, settings);
  const origin = await openWorldOrigin(memory, { name: SIMULATED, seed, serverTimeZone, nowMs });
  const session = sessionOf(origin);
  const readReference = () => simulatedReference({ database, seed: origin.seed, session, nowMs });
  const reference = await readReference();
  const snapshot = await readMarket(memory, nowMs());
  const isMorningNew = hasMorning && isNew && clients !== null && snapshot === null;
  const unlivedFromMs = morningFrom({ firstOpenMs: origin.firstOpenMs, nowMs: nowMs(), isNew: isMorningNew });
  const world = worldOf({ origin, reference, readReference, clients, memory, snapshot, unlivedFromMs, nowMs });
  return areVenuesSilent ? { ...world, venue: new SilentVenue(world.venue) } : world;
};

export type SimulatedParts = Pick<SimulatedSettings, 'clients'> &
  Pick<World, 'origin' | 'reference' | 'readReference'> & {
    readonly memory: TradingMemory;
    /** The stored state of the markets. Null for a new world. */
    readonly snapshot: MarketSnapshot | null;
    /** When the hours begin that are still to be lived. */
    readonly unlivedFromMs?: number | null;
    readonly nowMs: () => number;
  };

export function worldOf(parts: SimulatedParts): World {
  const { origin, reference, readReference, clients, memory, snapshot, unlivedFromMs = null, nowMs } = parts;
  const session = sessionOf(origin);
  const traded = unlivedFromMs === null ? null : morningInstruments(reference.instruments);
  const simulator = createMarketSimulator({
    seed: origin.seed,
    universe: reference,
    session,
    startMs: unlivedFromMs ?? nowMs(),
    ...(traded !== null && { awake: new Set(traded.map(({ index }) => index)) }),
    ...(snapshot !== null && { snapshot }),
  });
  const ordersPerSecond = clients === null ? 0 : paceOf(paceFor(clients)).ratePerSecond;
  const { market, venue, connections, advanceTo, fastForwardTo } = simulator;
  const { instruments } = reference;
  const clientsBase = { market, instruments, session, seed: origin.seed, nowMs };
  let isMorning = traded !== null;
  const endMorning = (): void => {
    isMorning = false;
    simulator.wake();
  };
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
        : clientsOf({ ...clientsBase, scale: clients }, { traded: traded ?? [], isMorning: () => isMorning }),
    ...(unlivedFromMs !== null && { unlived: { fromMs: unlivedFromMs, end: endMorning } }),
    earlierToday: (firstRecorded) =>
      earlierToday({ market, instruments, seed: origin.seed, nowMs: nowMs(), firstRecorded }),
    advanceTo,
    arriveAt: fastForwardTo,
    remember: () => keepMarket(memory, simulator.snapshot()),
    close: async () => undefined,
  };
}

type Morning = { readonly traded: readonly Instrument[]; readonly isMorning: () => boolean };

/** In the morning few orders in few names; then the clients of every day. */
function clientsOf(options: Omit<SimulatedClientsOptions, 'desk'>, { traded, isMorning }: Morning): WorldClients {
  return (desk) => {
    const early = isMorning() ? new SimulatedClients({ ...options, desk, scale: MORNING_SCALE, traded }) : null;
    let usual = early === null ? new SimulatedClients({ ...options, desk }) : null;
    return {
      tick: () => {
        if (early !== null && isMorning()) return early.tick();
        usual ??= new SimulatedClients({ ...options, desk });
        usual.tick();
      },
    };
  };
}
