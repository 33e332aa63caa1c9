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
/** One order after the other on each instrument. A share has more of them, because it has more strategies. */
const SHARE_STARTS = [20, 110, 200];
const FUTURE_STARTS = [20, 150];
const SPREAD_STARTS = [60];
const CLOSING_START = 300;
const OPENING_MINUTE = -4;

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
    minutes: isWorked ? 35 + randomIndex(rng, 45) : null,
    rate: strat === 'pov' ? pick(rng, RATES) : null,
  };
}

function startsOf({ legs, assetClass }: Instrument): readonly number[] {
  if (legs !== null) return SPREAD_STARTS;
  return assetClass === 'EQUITY' ? SHARE_STARTS : FUTURE_STARTS;
}

/** The orders of one day, by the minute at which they are sent: about as many of each strategy and asset class. */
export function planDay(seed: string, day: number, instruments: readonly Instrument[]): readonly PlannedOrder[] {
  return instruments
    .flatMap((instrument) => {
      const rng = seededRng(seed, `${day} ${instrument.exchangeSymbol}`);
      const hasAuctions = instrument.legs === null;
      const opening = hasAuctions && rng.unit() < 0.5 ? [orderAt(rng, instrument, 'moo', OPENING_MINUTE)] : [];
      const worked = startsOf(instrument).map((minute) =>
        orderAt(rng, instrument, strategyFor(rng, instrument), minute),
      );
      const closing = hasAuctions ? [orderAt(rng, instrument, rng.unit() < 0.5 ? 'moc' : 'close', CLOSING_START)] : [];
      return [...opening, ...worked, ...closing];
    })
    .toSorted((one, other) => one.minute - other.minute);
}
