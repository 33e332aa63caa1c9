import { firstSession, type SessionCalendarOptions } from '../../../market/session-calendar.ts';
import { demoUniverse } from '../../../demo/universe/demo-universe.ts';
import type { Reference } from '../../../reference/reference.ts';
import type { VenueOrder, VenueReport } from '../../venue-port.ts';
import { createMarketSimulator, type MarketSimulator, type MarketSimulatorOptions } from '../market-simulator.ts';

/** Start of the test worlds, two hours into their first day. */
export const START_MS = Date.parse('2026-11-16T14:00:00Z');
export const SESSION: SessionCalendarOptions = firstSession(START_MS, 'America/New_York');

/** A universe of some demo symbols. The legs of a spread must come before it. */
export function smallUniverse(symbols: readonly string[]): Reference {
  const full = demoUniverse({ seed: 7, tradingDate: SESSION.firstDate });
  const picked = symbols.map((symbol) => {
    const found = full.instruments.find(({ exchangeSymbol }) => exchangeSymbol === symbol);
    if (found === undefined) throw new Error(`the demo universe has no ${symbol}`);
    return found;
  });
  const newIndex = new Map(picked.map(({ index }, at) => [index, at]));
  const instruments = picked.map((instrument, index) => {
    const { legs } = instrument;
    const moved = legs === null ? null : ([newIndex.get(legs[0]) ?? 0, newIndex.get(legs[1]) ?? 0] as const);
    return Object.assign({}, instrument, { index, legs: moved });
  });
  return { ...full, instruments };
}

/** A small world whose connections stay up. */
export function smallSimulator(
  symbols: readonly string[],
  options: Partial<MarketSimulatorOptions> = {},
): MarketSimulator {
  return createMarketSimulator({
    seed: 1,
    universe: smallUniverse(symbols),
    session: SESSION,
    startMs: START_MS,
    hasIncidents: false,
    ...options,
  });
}

/** A market order for one lot, with changes. */
export function order(childId: number, changes: Partial<VenueOrder> = {}): VenueOrder {
  return {
    childId,
    instrument: 0,
    destination: 'ALGO-DMA-1',
    venue: 'XNAS',
    side: 1,
    lots: 1,
    limitTicks: null,
    kind: changes.limitTicks === undefined || changes.limitTicks === null ? 'market' : 'limit',
    timeInForce: 'DAY',
    minimumLots: 0,
    displayLots: 0,
    owner: 'DESK',
    ...changes,
  };
}

/** All later reports of the venue. */
export function reportsOf(simulator: MarketSimulator): VenueReport[] {
  const reports: VenueReport[] = [];
  simulator.venue.onReport((report) => reports.push(report));
  return reports;
}

export function filledLotsOf(reports: readonly VenueReport[], childId: number): number {
  const ids = new Set<string>();
  let lots = 0;
  for (const report of reports) {
    if (report.kind !== 'filled' || report.childId !== childId || ids.has(report.execId)) continue;
    ids.add(report.execId);
    lots += report.lots;
  }
  return lots;
}
