import { firstSession } from '../../market/session-calendar.ts';
import type { Reference } from '../../reference/reference.ts';
import { createMarketSimulator } from './market-simulator.ts';

export type SimulatorCostOptions = {
  /** Its US shares are the models of the markets. */
  readonly universe: Reference;
  readonly instruments: number;
  /** Events per instrument: market orders, resting orders, cancels and moves of the fair value. */
  readonly eventsPerSecond: number;
  readonly simulatedSeconds: number;
  /** Length of one step, as a service would drive it. */
  readonly stepMs: number;
  /** Processor time used so far. */
  readonly cpuMs: () => number;
};

export type SimulatorCost = {
  readonly events: number;
  readonly eventsPerInstrumentSecond: number;
  readonly trades: number;
  readonly cpuMs: number;
  readonly microsecondsPerEvent: number;
  /** Share of one core in real time. */
  readonly coreShare: number;
};

const SESSION_SECONDS = 23_400;
/** A tenth of the events are market orders. The fair value moves up to five times a second. */
const TRADE_SHARE = 0.1;
const FAIR_STEPS_PER_SECOND = 5;
const WARM_UP_SECONDS = 10;
/** Midday is quieter than the day, so the rates are raised to reach the wanted rate while it is measured. */
const MIDDAY_FACTOR = 1.15;

/** The cost of running so many markets, for a benchmark. */
export function measureSimulatorCost(options: SimulatorCostOptions): SimulatorCost {
  const startMs = 0;
  const session = firstSession(startMs, 'UTC');
  const { universe } = options;
  const models = universe.instruments.filter(({ country, assetClass }) => country === 'US' && assetClass === 'EQUITY');
  const instruments = Array.from({ length: options.instruments }, (_, index) => {
    const symbol = `COST${index}`;
    const model = models[index % models.length];
    if (model === undefined) throw new Error('the universe has no US equities');
    return Object.assign({}, model, { index, exchangeSymbol: symbol, baseSymbol: symbol });
  });
  const flowPerSecond = Math.max(1, options.eventsPerSecond - FAIR_STEPS_PER_SECOND) * MIDDAY_FACTOR;
  const tradesPerSecond = Math.max(0.1, options.eventsPerSecond * TRADE_SHARE);
  const simulator = createMarketSimulator({
    seed: 'cost',
    universe: { ...universe, instruments },
    session,
    startMs,
    hasIncidents: false,
    flow: {
      tradesPerDay: tradesPerSecond * SESSION_SECONDS,
      limitEventsPerTrade: flowPerSecond / tradesPerSecond - 1,
    },
  });
  let trades = 0;
  simulator.market.onTrade(() => {
    trades += 1;
  });
  const live = (fromSeconds: number, toSeconds: number) => {
    for (let atMs = fromSeconds * 1000; atMs <= toSeconds * 1000; atMs += options.stepMs) simulator.advanceTo(atMs);
  };
  live(0, WARM_UP_SECONDS);
  const [eventsBefore, tradesBefore, cpuBeforeMs] = [simulator.eventCount(), trades, options.cpuMs()];
  live(WARM_UP_SECONDS, WARM_UP_SECONDS + options.simulatedSeconds);
  const cpuMs = options.cpuMs() - cpuBeforeMs;
  const events = simulator.eventCount() - eventsBefore;
  return {
    events,
    eventsPerInstrumentSecond: events / options.instruments / options.simulatedSeconds,
    trades: trades - tradesBefore,
    cpuMs,
    microsecondsPerEvent: (cpuMs * 1000) / Math.max(1, events),
    coreShare: cpuMs / 1000 / options.simulatedSeconds,
  };
}
