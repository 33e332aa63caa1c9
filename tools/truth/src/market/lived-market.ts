import { firstSession } from '@meridian/trading/market/session-calendar';
import { demoUniverse } from '@meridian/trading/demo/universe/demo-universe';
import type { Instrument } from '@meridian/trading/reference/instrument';
import { createMarketSimulator, type MarketSimulator } from '@meridian/trading/venues/simulator/market-simulator';

const START_MS = Date.UTC(2026, 10, 16, 14);
const SESSION = firstSession(START_MS, 'America/New_York');
const BEFORE_CALL_MS = 6 * 60_000;

export type LivedMarket = { readonly simulator: MarketSimulator; readonly instruments: readonly Instrument[] };

/** The demo's market with some of its instruments, shortly before its first opening call. */
export function livedMarket(seed: string, isMeant: (instrument: Instrument) => boolean): LivedMarket {
  const all = demoUniverse({ seed, tradingDate: SESSION.firstDate });
  const meant = all.instruments.filter(isMeant);
  const newIndex = new Map(meant.map(({ index }, at) => [index, at]));
  const instruments = meant.map((instrument, index) => {
    const legs = instrument.legs?.map((leg) => newIndex.get(leg) ?? Number.NaN) ?? null;
    return Object.assign({}, instrument, { index, legs });
  });
  const simulator = createMarketSimulator({
    seed,
    universe: { ...all, instruments },
    session: SESSION,
    startMs: SESSION.firstOpenMs - BEFORE_CALL_MS,
    hasIncidents: false,
  });
  return { simulator, instruments };
}

/** Closing prices of days that are leapt over: nobody trades, but prices and their volatility go on as they do. */
export function leapDays({ simulator, instruments }: LivedMarket, days: number): readonly (readonly number[])[] {
  const closes: number[][] = instruments.map(() => []);
  for (let day = 0; day < days; day += 1) {
    const { closeMs } = simulator.market.day();
    simulator.fastForwardTo(closeMs + 1_000);
    for (const { index } of instruments) closes[index]?.push(simulator.market.view(index).lastTicks ?? Number.NaN);
    simulator.fastForwardTo(closeMs + 5 * 60_000);
  }
  return closes;
}

/** Lives through days second by second; `look` sees each second of continuous trading. */
export function liveDays({ simulator }: LivedMarket, days: number, look: (day: number, second: number) => void): void {
  let nowMs = SESSION.firstOpenMs - BEFORE_CALL_MS;
  for (let day = 0; day < days; day += 1) {
    simulator.advanceTo(nowMs);
    const { openMs, closeMs } = simulator.market.day();
    simulator.advanceTo(openMs);
    for (let second = 1; openMs + second * 1000 < closeMs; second += 1) {
      simulator.advanceTo(openMs + second * 1000);
      look(day, second);
    }
    simulator.advanceTo(closeMs);
    nowMs = closeMs + 5 * 60_000;
  }
}
