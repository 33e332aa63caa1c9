import type { Instrument } from '../../reference/instrument.ts';
import type { ClientsScale } from './clients-scale.ts';

/** Few enough orders to be lived in seconds, and enough that each status, strategy and list is among them. */
export const MORNING_SCALE: ClientsScale = { orders: 20, rate: 0.03 };

/** Later than this after the first open its morning is over, and a desk that was cut off begins with the present. */
const MAX_MORNING_MS = 3 * 60 * 60_000;

/** One in so many shares of a country, the largest first. */
const SHARES_OF_COUNTRY = 10;
const FUTURE_ROOTS = 2;

export type MorningOptions = {
  readonly firstOpenMs: number;
  readonly nowMs: number;
  /** No market was written down and nothing happened on this desk. */
  readonly isNew: boolean;
};

/** When the hours before a first start begin. Null when there are none to live. */
export function morningFrom({ firstOpenMs, nowMs, isNew }: MorningOptions): number | null {
  const isMorning = nowMs > firstOpenMs && nowMs - firstOpenMs <= MAX_MORNING_MS;
  return isNew && isMorning ? firstOpenMs : null;
}

function tradedValue({ averageDailyLots, lotSize, previousCloseTicks, tickSize, multiplier }: Instrument): number {
  return averageDailyLots * lotSize * previousCloseTicks * tickSize * multiplier;
}

function largestFirst(instruments: readonly Instrument[]): readonly Instrument[] {
  return instruments.toSorted((a, b) => tradedValue(b) - tradedValue(a));
}

function largestShares(instruments: readonly Instrument[]): readonly Instrument[] {
  const shares = instruments.filter(({ assetClass }) => assetClass === 'EQUITY');
  return [...Map.groupBy(shares, ({ country }) => country).values()].flatMap((own) =>
    largestFirst(own).slice(0, Math.ceil(own.length / SHARES_OF_COUNTRY)),
  );
}

/** All expiries of a root move together, so that each costs as much as all. */
function busiestFutures(instruments: readonly Instrument[]): readonly Instrument[] {
  const futures = instruments.filter(({ assetClass, legs }) => assetClass === 'FUTURE' && legs === null);
  const roots = new Set(largestFirst(futures).map(({ baseSymbol }) => baseSymbol));
  const busiest = new Set([...roots].slice(0, FUTURE_ROOTS));
  return instruments.filter(({ assetClass, baseSymbol }) => assetClass === 'FUTURE' && busiest.has(baseSymbol));
}

/** What clients trade in the morning: the largest names of each country and of the futures, with their spreads. */
export function morningInstruments(instruments: readonly Instrument[]): readonly Instrument[] {
  return [...largestShares(instruments), ...busiestFutures(instruments)];
}
