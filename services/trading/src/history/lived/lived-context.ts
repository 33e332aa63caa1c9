import type { Instrument } from '../../reference/instrument.ts';
import { type Reference, usdRates } from '../../reference/reference.ts';
import { addTradingDays } from '../../reference/trading-dates.ts';
import type { AllFigures, DayFigures } from '../recording/day-figures.ts';
import type { RecordedMarket } from '../recording/recorded-market.ts';
import type { LivedDay } from './lived-day.ts';

/** What the rows of one day share. */
export type LivedContext = {
  readonly market: RecordedMarket;
  readonly instruments: readonly Instrument[];
  readonly machineName: string;
  readonly brokerOf: (destination: string) => string | null;
  readonly fx: (currency: string) => number;
  /** The market's figures of an instrument's day. Null when unknown. */
  readonly figuresOf: (instrument: number) => DayFigures | null;
  readonly closeTicksOf: (instrument: number) => number | null;
};

export type LivedContextOptions = {
  readonly lived: LivedDay;
  readonly market: RecordedMarket;
  readonly universe: Pick<Reference, 'instruments' | 'destinations' | 'rates'>;
  /** The machine that worked the day's orders. */
  readonly machineName: string;
  /** The first recorded figures of the next day, if any. */
  readonly nextFigures: AllFigures | null;
};

/** Without a recording the engine's own totals are used, for instruments with orders. */
function totalsOf({ totals }: LivedDay): ReadonlyMap<number, DayFigures> {
  const unknown = { openTicks: null, highTicks: null, lowTicks: null, previousCloseTicks: null };
  return new Map(
    totals.map(({ instrument, lots, turnoverTicks, lastTicks }) => [
      instrument,
      { ...unknown, lastTicks, dayLots: lots, dayTurnover: turnoverTicks },
    ]),
  );
}

export function livedContext({ lived, market, universe, machineName, nextFigures }: LivedContextOptions): LivedContext {
  const { instruments, destinations } = universe;
  const rates = usdRates(universe);
  const brokers = new Map(destinations.map(({ name, execBroker }) => [name, execBroker]));
  const totals = totalsOf(lived);
  // A close that was not seen is the previous close of the next day, if no day lies between.
  const isNextDay = lived.nextDate === addTradingDays(lived.day.date, 1);
  const figuresOf = (instrument: number) => market.figures(instrument) ?? totals.get(instrument) ?? null;
  const closeTicksOf = (instrument: number) => {
    if (market.hasClose) return market.figures(instrument)?.lastTicks ?? null;
    return isNextDay ? (nextFigures?.byInstrument[instrument]?.previousCloseTicks ?? null) : null;
  };
  return {
    market,
    instruments,
    machineName,
    brokerOf: (destination) => brokers.get(destination) ?? null,
    fx: (currency) => knownRate(rates(currency), currency),
    figuresOf,
    closeTicksOf,
  };
}

/** Every imported instrument has a rate for its currency. */
function knownRate(rate: number | null, currency: string): number {
  if (rate === null) throw new Error(`no dollar rate for ${currency}`);
  return rate;
}
