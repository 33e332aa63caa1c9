import type { CalendarRow, HolidayRow } from '@meridian/domain/reference/market-files';
import type { DestinationReference } from './destination.ts';
import type { Instrument } from './instrument.ts';
import type { Venue } from './venue.ts';

/** The value of one currency unit in US dollars. */
export type ExchangeRate = {
  readonly currency: string;
  readonly usd: number;
  /** The time of the rate. Null for a fixed rate. */
  readonly atMs: number | null;
};

/** Everything known before the market opens. Plain data, because it is sent to threads. */
export type Reference = {
  readonly instruments: readonly Instrument[];
  readonly venues: readonly Venue[];
  readonly destinations: readonly DestinationReference[];
  /** Feeds of quotes and prints. One of them is enough to see the market. */
  readonly vendors: readonly string[];
  readonly rates: readonly ExchangeRate[];
  /** Trading sessions. Null where the world has its own. */
  readonly sessions: ReferenceSessions | null;
};

export type ReferenceSessions = {
  readonly calendars: readonly CalendarRow[];
  readonly holidays: readonly HolidayRow[];
  /** The calendar of each instrument, in the order of the instruments. */
  readonly calendarOf: readonly string[];
};

/** US dollars for one unit of a currency. Null without a rate, never a silent 1. Newer rates apply at once. */
export function usdRates(reference: Pick<Reference, 'rates'>): (currency: string) => number | null {
  let { rates } = reference;
  let usd = usdOf(rates);
  return (currency) => {
    if (rates !== reference.rates) {
      rates = reference.rates;
      usd = usdOf(rates);
    }
    return usd.get(currency) ?? null;
  };
}

function usdOf(rates: Reference['rates']): ReadonlyMap<string, number> {
  return new Map(rates.map((rate) => [rate.currency, rate.usd]));
}

/** The broker behind each destination. */
export function brokersOf({ destinations }: Pick<Reference, 'destinations'>): (destination: string) => string | null {
  const brokers = new Map(destinations.map(({ name, execBroker }) => [name, execBroker]));
  return (destination) => brokers.get(destination) ?? null;
}
