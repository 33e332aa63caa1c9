import { type Rng, randomIndex, seededRng } from '@meridian/cost-model/sfc32';
import type { Instrument } from '@meridian/trading/reference/instrument';
import { volumeProfileOf } from '@meridian/trading/reference/volume-profiles';

/** An order that the witness sends: what a trader would have put into the ticket. */
export type PlannedOrder = {
  readonly minute: number;
  readonly instrument: Instrument;
  readonly strat: string;
  readonly side: 'BUY' | 'SELL';
  readonly lots: number;
  /** Minutes from its start, or null for the close. */
  readonly minutes: number | null;
  /** Percent. */
  readonly rate: number | null;
};

const WORKED = ['vwap', 'twap', 'pov', 'optimal'];
const SHARE_ONLY = ['lqseek'];
const OPENING = ['moo'];
const CLOSING = ['moc', 'close'];
const SPREAD_ONLY = ['calendar-spread'];
export const PLANNED_STRATEGIES: readonly string[] = [...WORKED, ...SHARE_ONLY, ...OPENING, ...CLOSING, ...SPREAD_ONLY];
const RATES = [5, 8, 10, 15];
/** One order after the other on each instrument. */
const OUTRIGHT_STARTS = [20, 110, 200];
const SPREAD_STARTS = [60];
const CLOSING_START = 300;
const OPENING_MINUTE = -4;
/** After its last order, or the close, a day goes on for the last reports. */
const OPEN_MINUTE = 0;
const CLOSE_MINUTE = 390;
const REPORTS_MINUTES = 2;
const MIN_MINUTES = 35;
const MORE_MINUTES = 45;

function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  const item = items[items.length === 1 ? 0 : randomIndex(rng, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function workedOf({ legs, assetClass }: Instrument): readonly string[] {
  if (legs !== null) return SPREAD_ONLY;
  return assetClass === 'EQUITY' ? [...WORKED, ...SHARE_ONLY] : WORKED;
}

/** Of the day's volume; of the auction's for what meets in one, because nobody is most of it. */
function shareOf(rng: Rng, instrument: Instrument, strat: string): number {
  const { openAuction, closeAuction } = volumeProfileOf(instrument);
  if (strat === 'moo') return (0.02 + 0.08 * rng.unit()) * openAuction;
  if (strat === 'moc') return (0.02 + 0.08 * rng.unit()) * closeAuction;
  return 0.002 * 8 ** rng.unit();
}

function orderAt(rng: Rng, instrument: Instrument, strat: string, minute: number): PlannedOrder {
  const share = shareOf(rng, instrument, strat);
  const isWorked = minute > 0 && strat !== 'close' && strat !== 'moc';
  return {
    minute,
    instrument,
    strat,
    side: rng.unit() < 0.5 ? 'BUY' : 'SELL',
    lots: Math.max(2, Math.round(share * instrument.averageDailyLots)),
    minutes: isWorked ? MIN_MINUTES + randomIndex(rng, MORE_MINUTES) : null,
    rate: strat === 'pov' ? pick(rng, RATES) : null,
  };
}

/** Which orders a day has. */
export type DayPlan = {
  /** Of other instruments there are orders for auctions alone. */
  readonly isWorked: (instrument: Instrument) => boolean;
  /** Null for all strategies. */
  readonly only: readonly string[] | null;
};

/** An order of one of some strategies, or none. */
function someOrder(
  rng: Rng,
  instrument: Instrument,
  strategies: readonly string[],
  minute: number,
): readonly PlannedOrder[] {
  return strategies.length === 0 ? [] : [orderAt(rng, instrument, pick(rng, strategies), minute)];
}

function ordersOf(rng: Rng, instrument: Instrument, { isWorked, only }: DayPlan): readonly PlannedOrder[] {
  const meant = (strategies: readonly string[]) => strategies.filter((strat) => only === null || only.includes(strat));
  const worked = isWorked(instrument) ? meant(workedOf(instrument)) : [];
  if (instrument.legs !== null) return SPREAD_STARTS.flatMap((minute) => someOrder(rng, instrument, worked, minute));
  const closing = meant(CLOSING);
  return [
    ...someOrder(rng, instrument, meant(OPENING), OPENING_MINUTE),
    ...OUTRIGHT_STARTS.flatMap((minute) => someOrder(rng, instrument, worked, minute)),
    // A day without orders for the close has time for one more.
    ...someOrder(rng, instrument, closing.length === 0 ? worked : closing, CLOSING_START),
  ];
}

/** When the last of some orders is over, and what is told of it. */
export function lastMinuteOf(orders: readonly PlannedOrder[]): number {
  const ends = orders.map(({ minute, minutes }) => {
    if (minutes !== null) return minute + minutes;
    return minute < OPEN_MINUTE ? OPEN_MINUTE : CLOSE_MINUTE;
  });
  return REPORTS_MINUTES + Math.max(OPEN_MINUTE, ...ends);
}

/**
 * The orders of one day, by the minute at which they are sent: about as many of each strategy and asset class. Expiries of
 * one root move as one, so that an order in a far one would say nothing new.
 */
export function planDay(
  seed: string,
  day: number,
  instruments: readonly Instrument[],
  plan: DayPlan,
): readonly PlannedOrder[] {
  const far = new Set(instruments.flatMap(({ legs }) => legs?.[1] ?? []));
  return instruments
    .filter(({ index }) => !far.has(index))
    .flatMap((instrument) => {
      const rng = seededRng(seed, `${day} ${instrument.exchangeSymbol}`);
      return ordersOf(rng, instrument, plan);
    })
    .toSorted((one, other) => one.minute - other.minute);
}
