import type { SideSign } from '../../venues/venue-port.ts';
import { SESSION_MS } from '../../market/session-calendar.ts';
import type { AlgoInput, LegView, VenueHealth, WantedChild } from '../../kernel/algo.ts';
import { asWanted } from './keep-resting.ts';
import { withinLimit } from './price-limit.ts';
import { farTicks, nearTicks } from './quotes.ts';
import { litVenue } from './venue-choice.ts';
import { openIn } from './work-child.ts';

export const QUOTE_SLOT = 'leg-quote';
export const HEDGE_SLOT = 'leg-hedge';

/** Near-leg lots without matching far-leg lots. Negative the other way round. */
export function unhedgedLots(legs: readonly [near: LegView, far: LegView]): number {
  return legs[0].filledLots - legs[1].filledLots;
}

type LegTerms = Pick<WantedChild, 'slot' | 'timeInForce' | 'lots' | 'limitTicks' | 'tactic'>;

function legChild(leg: LegView, side: SideSign, at: VenueHealth, terms: LegTerms): WantedChild {
  return {
    ...terms,
    instrument: leg.instrument.index,
    side,
    venue: at.venue,
    destination: at.destination,
    kind: 'limit',
    minimumLots: 0,
    displayLots: 0,
  };
}

function opposite(side: SideSign): SideSign {
  return side === 1 ? -1 : 1;
}

/** The worst price for the open leg at which all pairs together keep the spread's limit. */
function hedgeBound({ limitTicks }: AlgoInput, [near, far]: readonly [near: LegView, far: LegView], side: SideSign) {
  if (limitTicks === null) return null;
  const pairs = Math.max(near.filledLots, far.filledLots);
  const unhedged = Math.abs(near.filledLots - far.filledLots);
  const beyond = near.filledValue - far.filledValue - 2 * limitTicks * pairs;
  const bound = (near.filledLots > far.filledLots ? beyond : -beyond) / unhedged / 2;
  return side === 1 ? Math.floor(bound) : Math.ceil(bound);
}

/** Takes what closes the open leg, or rests at the price that the spread's limit allows. */
export function hedgeChild(input: AlgoInput, legs: readonly [near: LegView, far: LegView]): WantedChild | null {
  const unhedged = unhedgedLots(legs);
  const at = litVenue(input);
  const open = openIn(input, HEDGE_SLOT);
  if (open !== null && !open.isCancelPending) return asWanted(open);
  if (unhedged === 0 || at === null) return null;
  const leg = unhedged > 0 ? legs[1] : legs[0];
  const side = unhedged > 0 ? opposite(input.side) : input.side;
  const ticks = farTicks(leg.market, side);
  if (ticks === null) return null;
  const lots = Math.abs(unhedged);
  const limitTicks = withinLimit(side, ticks, hedgeBound(input, legs, side));
  const timeInForce = limitTicks === ticks ? 'IOC' : 'DAY';
  return legChild(leg, side, at, { slot: HEDGE_SLOT, timeInForce, lots, limitTicks, tactic: 'leg-hedge' });
}

/** A quote on the thinner leg, hedged by taking the other leg. */
export type LegQuote = {
  readonly leg: LegView;
  readonly side: SideSign;
  /** The price of the thin leg that keeps the pair within the spread's limit. */
  readonly limitTicks: number;
  /** The spread's price if the hedge takes the current touch. */
  readonly impliedTicks: number;
};

/** Time until the hedge of a filled leg trades, as its cost says: the report, the way to the venue, and often twice. */
const HEDGE_MS = 8_000;

/** Expiries move as one: a quote of one leg is hit when the price moves, and the other leg moves with it. */
const ADVERSE_TICKS = 0.5;

/** What the pair usually loses until it is hedged, in ticks. */
export function hedgeRiskTicks({ leg: { instrument, market } }: LegQuote): number {
  const dailyTicks = instrument.dailyVolatility * Math.abs(market.lastTicks ?? market.previousCloseTicks);
  return ADVERSE_TICKS + dailyTicks * Math.sqrt(HEDGE_MS / SESSION_MS);
}

export function legQuote(input: AlgoInput, [near, far]: readonly [near: LegView, far: LegView]): LegQuote | null {
  const { side, limitTicks } = input;
  const isNearThin = near.instrument.averageDailyLots < far.instrument.averageDailyLots;
  const leg = isNearThin ? near : far;
  const other = isNearThin ? far : near;
  const quoteSide = isNearThin ? side : opposite(side);
  const touch = nearTicks(leg.market, quoteSide);
  const hedge = farTicks(other.market, opposite(quoteSide));
  if (touch === null || hedge === null) return null;
  // The spread is near minus far, so its limit applies to the far leg with opposite sign.
  const bound = limitTicks === null ? null : isNearThin ? hedge + limitTicks : hedge - limitTicks;
  const quoted = withinLimit(quoteSide, touch, bound);
  return { leg, side: quoteSide, limitTicks: quoted, impliedTicks: isNearThin ? quoted - hedge : hedge - quoted };
}

export function quoteChild(input: AlgoInput, quote: LegQuote, lots: number): WantedChild | null {
  const at = litVenue(input);
  if (at === null || lots < 1) return null;
  const { leg, side, limitTicks } = quote;
  return legChild(leg, side, at, { slot: QUOTE_SLOT, timeInForce: 'DAY', lots, limitTicks, tactic: 'leg-quote' });
}
