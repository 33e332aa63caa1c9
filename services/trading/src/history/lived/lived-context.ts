import type { Instrument } from '../../reference/instrument.ts';
import { type Reference, usdRates } from '../../reference/reference.ts';
import { addTradingDays } from '../../reference/trading-dates.ts';
import type { AllFigures, DayFigures } from '../recording/day-figures.ts';
import type { RecordedMarket } from '../recording/recorded-market.ts';
import type { LivedDay } from './lived-day.ts';

/** What the rows of one lived day have in common. */
export type LivedContext = {
  readonly market: RecordedMarket;
  readonly instruments: readonly Instrument[];
  readonly machineName: string;
  readonly brokerOf: (destination: string) => string | null;
  readonly fx: (currency: string) => number;
  /** What the market says of an instrument's day; null where nothing of it is known. */
  readonly figuresOf: (instrument: number) => DayFigures | null;
  readonly closeTicksOf: (instrument: number) => number | null;
};

export type LivedContextOptions = {
  readonly lived: LivedDay;
  readonly market: RecordedMarket;
  readonly universe: Pick<Reference, 'instruments' | 'destinations' | 'rates'>;
  /** The machine that the day's orders were worked by. */
  readonly machineName: string;
  /** The first that was recorded of the day after, if anything was. */
  readonly nextFigures: AllFigures | null;
};

/** Of a day that was not recorded the engine's own totals are left, for the instruments that it had orders on. */
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
  // A close that nobody here saw is the previous close of the day after, as long as no day lies between them.
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

/** No instrument is imported without a rate for its currency. */
function knownRate(rate: number | null, currency: string): number {
  if (rate === null) throw new Error(`no dollar rate for ${currency}`);
  return rate;
}
