import { clamp } from '@meridian/cost-model/clamp';
import type { Rng } from '@meridian/cost-model/sfc32';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../../reference/instrument.ts';
import { volumeProfileOf } from '../../../reference/volume-profiles.ts';
import { around, chance } from '../../draw.ts';
import { at, CLOSING_SLOT, LAST_CONTINUOUS_SLOT, OPENING_SLOT } from '../../../history/slots.ts';
import { volumeClock } from '../market/volume-clock.ts';
import type { PlannedOrder } from './planned-order.ts';

export type DrawnWindow = Pick<PlannedOrder, 'lots' | 'firstSlot' | 'lastSlot' | 'partRate'>;

const MEDIAN_PARTICIPATION = 0.08;
const POV_RATES = [0.03, 0.05, 0.08, 0.1, 0.12, 0.15, 0.2] as const;
/** Minimum duration of an order in volume time. A shorter one would be a sweep. */
const MIN_DAYS = 0.006;
const AUCTION_SHARE = 0.1;
/** Minimum duration of an order with a rate. A rate over a few minutes means nothing. */
const MIN_RATE_DAYS = 0.03;

/** The slot of the first minute by which a share of the day is done. */
function slotOfShare(clock: Float64Array, share: number): number {
  let low = 0;
  let high = LAST_CONTINUOUS_SLOT;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(clock, middle) < share) low = middle + 1;
    else high = middle;
  }
  return Math.max(1, low);
}

function drawRate(rng: Rng, strat: StrategyName): number {
  if (strat === 'pov') return POV_RATES[Math.floor(rng.unit() * POV_RATES.length)] ?? 0.1;
  return clamp(around(rng, MEDIAN_PARTICIPATION, 0.55), 0.01, 0.25);
}

/** Maximum lots of one order in a usual auction. */
function auctionLots(instrument: Instrument, strat: 'moo' | 'moc' | 'close'): number {
  const profile = volumeProfileOf(instrument);
  const share = strat === 'moo' ? profile.openAuction : profile.closeAuction;
  return Math.max(1, Math.floor(share * instrument.averageDailyLots * AUCTION_SHARE));
}

function closeWindow(rng: Rng, instrument: Instrument, lots: number): DrawnWindow {
  const { clock } = volumeClock(instrument);
  const before = Math.max(0, lots - auctionLots(instrument, 'close')) / instrument.averageDailyLots;
  const days = Math.max(MIN_DAYS, before / drawRate(rng, 'close'));
  const firstSlot = slotOfShare(clock, Math.max(0, at(clock, LAST_CONTINUOUS_SLOT) - days));
  return { lots, firstSlot, lastSlot: CLOSING_SLOT, partRate: null };
}

/** The window of an order, so that it is a sane share of the volume. Orders that are too large are cut. */
export function drawWindow(rng: Rng, strat: StrategyName, instrument: Instrument, wantedLots: number): DrawnWindow {
  if (strat === 'moo' || strat === 'moc') {
    const lots = Math.min(wantedLots, auctionLots(instrument, strat));
    if (strat === 'moo') return { lots, firstSlot: OPENING_SLOT, lastSlot: OPENING_SLOT, partRate: null };
    return { lots, firstSlot: LAST_CONTINUOUS_SLOT + 1, lastSlot: CLOSING_SLOT, partRate: null };
  }
  if (strat === 'close') return closeWindow(rng, instrument, wantedLots);
  const { clock } = volumeClock(instrument);
  const whole = at(clock, LAST_CONTINUOUS_SLOT);
  const isAllDay = (strat === 'vwap' || strat === 'twap') && chance(rng, 0.3);
  if (isAllDay) return { lots: wantedLots, firstSlot: 1, lastSlot: LAST_CONTINUOUS_SLOT, partRate: null };
  const rate = drawRate(rng, strat);
  const leastLots = strat === 'pov' ? Math.ceil(rate * MIN_RATE_DAYS * instrument.averageDailyLots) : 1;
  const ratedLots = Math.max(wantedLots, leastLots);
  const days = clamp(ratedLots / instrument.averageDailyLots / rate, MIN_DAYS, 0.9 * whole);
  const from = rng.unit() * (whole - days);
  const firstSlot = slotOfShare(clock, from);
  const lastSlot = clamp(slotOfShare(clock, from + days), firstSlot + 1, LAST_CONTINUOUS_SLOT);
  const most = Math.floor(0.25 * days * instrument.averageDailyLots);
  const lots = Math.max(1, Math.min(ratedLots, most));
  return {
    lots,
    firstSlot: Math.min(firstSlot, lastSlot - 1),
    lastSlot,
    partRate: strat === 'pov' ? rate * 100 : null,
  };
}
