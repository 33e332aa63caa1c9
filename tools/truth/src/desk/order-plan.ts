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
const RATES = [5, 8, 10, 15];
/** One order after the other on each instrument. */
const OUTRIGHT_STARTS = [20, 110, 200];
const SPREAD_STARTS = [60];
const CLOSING_START = 300;
const OPENING_MINUTE = -4;
const MIN_MINUTES = 35;
const MORE_MINUTES = 45;

function pick<Item>(rng: Rng, items: readonly Item[]): Item {
  const item = items[randomIndex(rng, items.length)];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

function strategyFor(rng: Rng, { legs, assetClass }: Instrument): string {
  if (legs !== null) return 'calendar-spread';
  return pick(rng, assetClass === 'EQUITY' ? [...WORKED, ...SHARE_ONLY] : WORKED);
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

function ordersOf(rng: Rng, instrument: Instrument, isWorked: boolean): readonly PlannedOrder[] {
  const hasAuctions = instrument.legs === null;
  const opening = hasAuctions ? [orderAt(rng, instrument, 'moo', OPENING_MINUTE)] : [];
  const starts = !isWorked ? [] : hasAuctions ? OUTRIGHT_STARTS : SPREAD_STARTS;
  const worked = starts.map((minute) => orderAt(rng, instrument, strategyFor(rng, instrument), minute));
  const closing = hasAuctions ? [orderAt(rng, instrument, rng.unit() < 0.5 ? 'moc' : 'close', CLOSING_START)] : [];
  return [...opening, ...worked, ...closing];
}

/**
 * The orders of one day, by the minute at which they are sent: about as many of each strategy and asset class. Expiries of
 * one root move as one, so that an order in a far one would say nothing new.
 */
export function planDay(
  seed: string,
  day: number,
  instruments: readonly Instrument[],
  isWorked: (instrument: Instrument) => boolean,
): readonly PlannedOrder[] {
  const far = new Set(instruments.flatMap(({ legs }) => legs?.[1] ?? []));
  return instruments
    .filter(({ index }) => !far.has(index))
    .flatMap((instrument) => {
      const rng = seededRng(seed, `${day} ${instrument.exchangeSymbol}`);
      return ordersOf(rng, instrument, isWorked(instrument));
    })
    .toSorted((one, other) => one.minute - other.minute);
}
