import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { Instrument } from '../../reference/instrument.ts';
import type { Venue } from '../../reference/venue.ts';
import { leftAfter } from './flow/impact.ts';

/** What the simulator makes of an instrument: rates, sizes and scales in ticks, lots and milliseconds. */
export type InstrumentModel = {
  readonly profile: VolumeProfile;
  readonly tradesPerDay: number;
  readonly limitEventsPerDay: number;
  /** Time between moves of the fair value. */
  readonly fairStepMs: number;
  /** Mean size of one market order. */
  readonly meanLots: number;
  /** Larger orders come in multiples of it. */
  readonly roundLots: number;
  readonly dailyTicks: number;
  readonly spreadTicks: number;
  /** Usual lots at the best price, over all venues. */
  readonly touchLots: number;
  /** Resting orders that the book tends to. */
  readonly restingOrders: number;
  /** Ticks between the levels at which orders tend to rest. */
  readonly levelTicks: number;
  /** Push of a mean market order on the price, by lit venue. */
  readonly impactTicks: readonly number[];
  /** Cumulated chance of a market order to go to each lit venue. */
  readonly venueChances: readonly number[];
  /** Share of trades that are printed off the book, at the mid. */
  readonly offBookShare: number;
};

export type FlowScale = {
  /** Fixed instead of what follows from volatility and spread. */
  readonly tradesPerDay?: number;
  readonly limitEventsPerTrade?: number;
};

const SESSION_SECONDS = 23_400;
/** Spreads are about as wide as the price moves between trades: a law that ties trades to volatility over spread. */
const SPREADS_PER_TRADE_MOVE = 1.25;
const MIN_TRADES = 1_500;
const MAX_TRADES = 40_000;
/** Fewer, rather than trades so small that rounding up to a lot would swell the volume. */
const MIN_MEAN_LOTS = 5;
const LIMIT_EVENTS_PER_TRADE = 4;
const FASTEST_FAIR_STEP_MS = 200;
const SLOWEST_FAIR_STEP_MS = 2_000;
const TOUCH_TRADES = 4;
const RESTING_ORDERS_PER_QUEUE = 24;
const OFF_BOOK_SHARE = 0.1;
/** Root of a lognormal size, on average. */
const MEAN_ROOT_SIZE = Math.exp(-1 / 8);
/** Trades that a trade draws within a second beyond the usual ones, by the Hawkes process. */
const DRAWN_TRADES = 0.876;
/** What each of them adds, because signs remember: measured. */
const FOLLOWERS_PUSH = 0.035;

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Volatility over a day in ticks; a spread's is a fraction of its near leg's price. */
export function dailyTicksOf(instrument: Instrument, nearTicks: number): number {
  return Math.max(1, Math.abs(instrument.dailyVolatility * nearTicks));
}

/** Pushes, in spreads, after which the mid has moved by each venue's toxicity one second later, on average. */
function pushesFor(lit: readonly Venue[], tradesPerDay: number): readonly number[] {
  const trades = tradesPerDay / SESSION_SECONDS + DRAWN_TRADES;
  const left = MEAN_ROOT_SIZE * leftAfter(trades);
  const weightSum = lit.reduce((sum, { volumeWeight }) => sum + volumeWeight, 0);
  const mean = lit.reduce((sum, { toxicity, volumeWeight }) => sum + toxicity * volumeWeight, 0) / weightSum;
  const followers = (FOLLOWERS_PUSH * trades * mean) / (left + FOLLOWERS_PUSH * trades);
  return lit.map(({ toxicity }) => Math.max(0, toxicity - followers) / left);
}

export function instrumentModel(
  instrument: Instrument,
  lit: readonly Venue[],
  profile: VolumeProfile,
  dailyTicks: number,
  scale: FlowScale = {},
): InstrumentModel {
  const spreadTicks = Math.max(1, instrument.averageSpreadTicks);
  const lawful = ((SPREADS_PER_TRADE_MOVE * dailyTicks) / spreadTicks) ** 2;
  const bearable = Math.max(1, Math.round(instrument.averageDailyLots / MIN_MEAN_LOTS));
  const usual = Math.min(bearable, between(MIN_TRADES, Math.round(lawful), MAX_TRADES));
  const tradesPerDay = scale.tradesPerDay ?? usual;
  // Where more trades than the law allows keep a book alive, each must push less, or they alone would move the price.
  const pushTicks = spreadTicks * Math.min(1, Math.sqrt(lawful / usual));
  const continuous = profile.buckets.reduce((sum, share) => sum + share, 0);
  const meanLots = Math.max(1, (instrument.averageDailyLots * continuous) / tradesPerDay);
  const weights = lit.map(({ volumeWeight }) => volumeWeight);
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  let cumulated = 0;
  return {
    profile,
    tradesPerDay,
    limitEventsPerDay: tradesPerDay * (scale.limitEventsPerTrade ?? LIMIT_EVENTS_PER_TRADE),
    // A third of the time between trades: quotes that jump further than a spread would run over every resting order.
    fairStepMs: Math.round(
      between(FASTEST_FAIR_STEP_MS, (0.36 * 1000 * SESSION_SECONDS) / tradesPerDay, SLOWEST_FAIR_STEP_MS),
    ),
    meanLots,
    roundLots: instrument.lotSize === 1 && meanLots > 200 ? 100 : 1,
    dailyTicks,
    spreadTicks,
    touchLots: Math.max(1, Math.round(meanLots * TOUCH_TRADES)),
    restingOrders: RESTING_ORDERS_PER_QUEUE * lit.length,
    levelTicks: Math.max(1, Math.round(spreadTicks / 4)),
    impactTicks: pushesFor(lit, tradesPerDay).map((push) => push * pushTicks),
    venueChances: weights.map((weight) => {
      cumulated += weight / weightSum;
      return cumulated;
    }),
    offBookShare: instrument.assetClass === 'EQUITY' ? OFF_BOOK_SHARE : 0,
  };
}
