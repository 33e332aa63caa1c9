import type { Algo, AlgoDecision, AlgoInput, LegView, WantedChild } from '../../kernel/algo.ts';
import { type AlgoState, INITIAL_ALGO_STATE, withPart } from '../algo-state.ts';
import { decision, idle, NO_OUTLOOK, withArrival } from '../common/decision.ts';
import { isFinishing } from '../common/finishing.ts';
import { fitBudget } from '../common/fit-budget.ts';
import { gateOf, WORK_EVERY_MS } from '../common/gate.ts';
import { asWanted, keepResting } from '../common/keep-resting.ts';
import { climb, gatesOf, type LadderReading, ladderReason, STEP_AFTER_MS } from '../common/ladder.ts';
import { hedgeChild, hedgeRiskTicks, legQuote, QUOTE_SLOT, quoteChild, unhedgedLots } from '../common/legging.ts';
import { isBeyondLimit } from '../common/price-limit.ts';
import { childSize, clipLots, remainingLots } from '../common/quantities.ts';
import { adversePressureTicks, farTicks, nearLots, nearTicks } from '../common/quotes.ts';
import { bindingCap, capRoom } from '../common/volume-cap.ts';
import { hasMid, openIn, workChild, workingLots } from '../common/work-child.ts';

/** Maximum part of the order that rests in the spread's book. */
const RESTING_CLIPS = 10;
const HEDGE_REASON = 'One leg is filled: hedges the other at once';

function ladderReading(input: AlgoInput, lots: number, isLast: boolean): LadderReading {
  const { market, side } = input;
  return {
    nowMs: input.nowMs,
    posture: isLast ? 'cross' : 'join',
    urgency: input.parameters.urgency,
    filledLots: input.filledLots,
    ownLots: workingLots(input),
    touchLots: nearLots(market, side),
    adverseTicks: adversePressureTicks(input),
    hasMid: hasMid(input, lots),
  };
}

/** The spread's own book comes first. Legs are tried after a wait, and only if they are cheaper with the hedge's risk. */
function quoteFor(input: AlgoInput, state: AlgoState, legs: readonly [near: LegView, far: LegView], room: number) {
  const quote = legQuote(input, legs);
  const waitedMs = state.ladder === null ? 0 : input.nowMs - state.ladder.sinceMs;
  const open = openIn(input, QUOTE_SLOT);
  if (quote === null || (open === null && waitedMs < STEP_AFTER_MS[input.parameters.urgency])) return null;
  const taking = farTicks(input.market, input.side);
  if (taking !== null && input.side * (quote.impliedTicks - taking) + hedgeRiskTicks(quote) >= 0) return null;
  if (isBeyondLimit(input.side, quote.impliedTicks, input.limitTicks)) return null;
  if (open !== null && !open.isCancelPending && open.limitTicks === quote.limitTicks) return asWanted(open);
  return quoteChild(input, quote, Math.min(clipLots(input), remainingLots(input), room));
}

function workPart(input: AlgoInput, state: AlgoState, reservedLots: number, room: number) {
  const isLast = isFinishing(input);
  const free = Math.max(0, Math.min(remainingLots(input), room) - reservedLots);
  const lots = childSize({
    wishedLots: isLast ? free : Math.min(free, RESTING_CLIPS * clipLots(input)),
    atMostLots: free,
    minimumLots: input.parameters.minimumChildLots,
    remainingLots: remainingLots(input),
  });
  const reading = ladderReading(input, lots, isLast);
  const ladder = climb(state.ladder, reading);
  const child = lots === 0 ? null : workChild(input, ladder.step, lots);
  const wanted: WantedChild[] = child === null ? [] : [keepResting(input, child, free)];
  const gates = gatesOf(state.ladder, reading, null);
  return { ladder, gates, wanted: fitBudget(input, wanted, Math.max(0, room - reservedLots)), isLast };
}

function decideSpread(input: AlgoInput, state: AlgoState, legs: readonly [near: LegView, far: LegView]) {
  const { market, side, nowMs } = input;
  const room = capRoom(input, bindingCap(input, isFinishing(input)));
  const unhedged = unhedgedLots(legs);
  const hedge = hedgeChild(input, legs);
  const quote = unhedged === 0 && hedge === null ? quoteFor(input, state, legs, room) : null;
  const reserved = Math.abs(unhedged) + (quote?.lots ?? 0);
  const work = workPart(input, state, reserved, room);
  const near = nearTicks(market, side);
  const isAway = near !== null && isBeyondLimit(side, near, input.limitTicks);
  const isCapped = room < 1;
  const reason =
    unhedged !== 0
      ? HEDGE_REASON
      : quote !== null
        ? 'The legs are cheaper than the spread: quotes the thinner leg'
        : ladderReason(work.ladder, work.isLast ? 'Must finish and time is short' : 'The spread book comes first');
  return decision(NO_OUTLOOK, withPart(state, 'ladder', work.ladder), {
    wanted: [hedge, quote, ...work.wanted].filter((child) => child !== null),
    step: unhedged !== 0 ? 'hedge' : work.ladder.step,
    reason,
    heldBackBy: isCapped ? 'volume cap' : isAway ? 'limit away' : near === null ? 'no market data' : null,
    gates: work.gates,
    wakeMs: nowMs + WORK_EVERY_MS,
  });
}

/** After its end, or right before a call, an unhedged leg is still hedged while there is a market. */
function lateHedge(input: AlgoInput, state: AlgoState): AlgoDecision<AlgoState> | null {
  const { legs, isTradingOn, isMarketLive, market, nowMs } = input;
  if (legs === null || unhedgedLots(legs) === 0 || remainingLots(input) === 0) return null;
  if (!isTradingOn || !isMarketLive || market.phase !== 'continuous') return null;
  const hedge = hedgeChild(input, legs);
  const wanted = hedge === null ? [] : [hedge];
  return decision(NO_OUTLOOK, state, { wanted, step: 'hedge', reason: HEDGE_REASON, wakeMs: nowMs + WORK_EVERY_MS });
}

/** Uses the exchange's spread book first. Legs when it pays, with at most one clip unhedged. */
export const calendarSpread: Algo<AlgoState> = {
  name: 'calendar-spread',
  initial: () => INITIAL_ALGO_STATE,
  decide(input, before) {
    const state = withArrival(input, before);
    const gate = gateOf(input);
    if (gate.kind !== 'open') {
      return lateHedge(input, state) ?? idle(input, NO_OUTLOOK, state, gate);
    }
    if (input.legs === null) return idle(input, NO_OUTLOOK, state, { reason: 'Not a calendar spread' });
    return decideSpread(input, state, input.legs);
  },
};
