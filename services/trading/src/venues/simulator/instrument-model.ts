import type { VolumeProfile } from '@meridian/cost-model/volume/volume-profile';
import type { Instrument } from '../../reference/instrument.ts';
import type { Venue } from '../../reference/venue.ts';
import { leftAfter } from './flow/impact.ts';

/** The simulator's model of an instrument: rates, sizes and scales in ticks, lots and milliseconds. */
export type InstrumentModel = {
  readonly profile: VolumeProfile;
  readonly tradesPerDay: number;
  readonly limitEventsPerDay: number;
  /** Time between moves of the fair value. */
  readonly fairStepMs: number;
  /** Mean size of one market order. */
  readonly meanLots: number;
  /** Larger orders are multiples of it. */
  readonly roundLots: number;
  readonly dailyTicks: number;
  readonly spreadTicks: number;
  /** Usual lots at the best price on all venues. */
  readonly touchLots: number;
  /** The usual number of resting orders. */
  readonly restingOrders: number;
  /** Ticks between the levels at which orders rest. */
  readonly levelTicks: number;
  /** Push of a mean market order on the price, by lit venue. */
  readonly impactTicks: readonly number[];
  /** Cumulative probability that a market order goes to each lit venue. */
  readonly venueChances: readonly number[];
  /** Share of trades that print off the book, at the mid. */
  readonly offBookShare: number;
};

export type FlowScale = {
  /** Overrides the number that follows from volatility and spread. */
  readonly tradesPerDay?: number;
  readonly limitEventsPerTrade?: number;
};

const SESSION_SECONDS = 23_400;
/**
 * Spread in units of the price move between two trades. This law gives the number of trades from volatility and spread.
 */
const SPREADS_PER_TRADE_MOVE = 1.25;
const MIN_TRADES = 1_500;
const MAX_TRADES = 40_000;
/** Fewer trades are better than small ones: rounding those up to a lot would inflate the volume. */
const MIN_MEAN_LOTS = 5;
const LIMIT_EVENTS_PER_TRADE = 4;
const FASTEST_FAIR_STEP_MS = 200;
const SLOWEST_FAIR_STEP_MS = 2_000;
const TOUCH_TRADES = 4;
const RESTING_ORDERS_PER_QUEUE = 24;
const OFF_BOOK_SHARE = 0.1;
/** Mean root of a lognormal size. */
const MEAN_ROOT_SIZE = Math.exp(-1 / 8);
/** Further trades that a trade triggers within a second, by the Hawkes process. */
const DRAWN_TRADES = 0.876;
/** The push of each of them, because sides repeat. Measured. */
const FOLLOWERS_PUSH = 0.035;

function between(low: number, value: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** Daily volatility in ticks. For a spread it is a fraction of the near leg's price. */
export function dailyTicksOf(instrument: Instrument, nearTicks: number): number {
  return Math.max(1, Math.abs(instrument.dailyVolatility * nearTicks));
}

/** Pushes in spreads that move the mid by each venue's toxicity within one second, on average. */
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
  // If more trades than the law says keep the book alive, each must push less. Otherwise trades alone would move the
  // price.
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
    // A third of the time between trades. Quotes that jump further than a spread would trade every resting order.
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
