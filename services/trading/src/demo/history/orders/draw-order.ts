import type { Rng } from '@meridian/cost-model/sfc32';
import { mustFinish } from '@meridian/domain/must-finish';
import type { OrderSide } from '@meridian/domain/order-side';
import type { StrategyName } from '@meridian/domain/strategies/strategy-names';
import type { Instrument } from '../../../reference/instrument.ts';
import { around, chance, pick } from '../../draw.ts';
import { MINUTE_MS } from '../../../history/slots.ts';
import { drawFate } from './draw-fate.ts';
import { drawLots } from './draw-size.ts';
import { drawWindow } from './draw-window.ts';
import type { Ownership, PlannedOrder } from './planned-order.ts';

const VOLUME_CAPS = [10, 15, 20, 25, 30] as const;
const MAX_LAG_MS = 30 * MINUTE_MS;

export type OrderIdea = {
  readonly owner: Ownership;
  readonly instrument: Instrument;
  readonly side: OrderSide;
  readonly strat: StrategyName;
};

/** An outright's price at the start of the lived world, good enough for sizes. The near leg's for a spread. */
export function usualPrice(instruments: readonly Instrument[], instrument: Instrument): number {
  const priced = instrument.legs === null ? instrument : instruments[instrument.legs[0]];
  if (priced === undefined) throw new Error(`${instrument.exchangeSymbol} has no near leg`);
  return priced.previousCloseTicks * priced.tickSize;
}

/** Adds size, times, limits and end to an idea. */
export function drawOrder(rng: Rng, number: number, idea: OrderIdea, instruments: readonly Instrument[]): PlannedOrder {
  const { owner, instrument, side, strat } = idea;
  const lots = drawLots(rng, instrument, usualPrice(instruments, instrument));
  const window = drawWindow(rng, strat, instrument, lots);
  const fate = drawFate(rng, strat);
  const hasCap = strat !== 'pov' && strat !== 'dark' && chance(rng, 0.3);
  return {
    ...owner,
    ...window,
    ...fate,
    number,
    instrument,
    side,
    strat,
    rateDoneSlot: null,
    volumeCap: hasCap ? pick(rng, VOLUME_CAPS) : null,
    mustFinish: mustFinish({ strat, must_finish: strat === 'optimal' && chance(rng, 0.2) }),
    lagMs: Math.min(MAX_LAG_MS, Math.round(around(rng, 15_000, 1.3))),
    decision: null,
  };
}
