import { type SchedulePosture, schedulePosture } from '@meridian/cost-model/schedules/vwap-band';
import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { AlgoDecision, AlgoInput, WantedChild } from '../../kernel/algo.ts';
import { type AlgoState, withPart } from '../algo-state.ts';
import { auctionChildren } from './auction-children.ts';
import { capFlagAfter } from './cap-flag.ts';
import { decision, idle, type Outlook, withArrival } from './decision.ts';
import { isFinishing } from './finishing.ts';
import { fitBudget } from './fit-budget.ts';
import { gateOf, WORK_EVERY_MS } from './gate.ts';
import { I_WOULD_REASON, iWouldChild } from './i-would.ts';
import { keepResting } from './keep-resting.ts';
import { climb, gatesOf, type LadderStep, ladderReason, POSTURE_WORDS } from './ladder.ts';
import { isBeyondLimit } from './price-limit.ts';
import { childSize, clipLots, leastChildLots, remainingLots } from './quantities.ts';
import { adversePressureTicks, farTicks, nearLots, nearTicks } from './quotes.ts';
import { litVenue } from './venue-choice.ts';
import { bindingCap, capRoom } from './volume-cap.ts';
import { hasMid, workChild, workingLots } from './work-child.ts';

/** The current state of a schedule: target of its fills, and other bounds. */
export type Schedule = Outlook & {
  readonly band: NonNullable<Outlook['band']>;
  /** Maximum open lots, besides the volume cap. */
  readonly mostOpenLots: number;
  /** Whether it rests orders ahead of its goal. Otherwise a child never exceeds what is due. */
  readonly isPassiveAhead: boolean;
};

function postureOf(input: AlgoInput, schedule: Schedule, isLast: boolean): SchedulePosture {
  if (isLast) return 'cross';
  const posture = schedulePosture(input.filledLots, schedule.band);
  return posture === 'passive' && !schedule.isPassiveAhead ? 'none' : posture;
}

/** The wanted and maximum lots of the posture. Crossing only returns into the band. */
function lotsOf(input: AlgoInput, { band, isPassiveAhead }: Schedule, posture: SchedulePosture, isLast: boolean) {
  const done = input.filledLots;
  if (isLast) return { wishedLots: remainingLots(input), atMostLots: remainingLots(input) };
  const clip = clipLots(input);
  if (posture === 'cross') {
    const short = band.floor - done;
    return { wishedLots: Math.max(short, Math.min(clip, band.goal - done)), atMostLots: remainingLots(input) };
  }
  if (!isPassiveAhead) return { wishedLots: band.goal - done, atMostLots: band.goal - done };
  const atMostLots = band.ceiling - done;
  return { wishedLots: Math.min(Math.max(clip, band.goal - done), atMostLots), atMostLots };
}

type Found = {
  readonly input: AlgoInput;
  readonly schedule: Schedule;
  readonly state: AlgoState;
  readonly auctions: readonly WantedChild[];
};

/** Works only the auctions. The ladder starts again afterwards. */
function restBut(
  { schedule, state, auctions, input }: Found,
  parts: {
    readonly reason: string;
    readonly wakeMs?: number;
    readonly heldBackBy?: StuckReason | null;
  },
): AlgoDecision<AlgoState> {
  const wanted = fitBudget(input, auctions, 0);
  return decision(schedule, withPart(state, 'ladder', null), {
    wanted,
    step: wanted.length > 0 ? 'auction' : 'idle',
    reason: parts.reason,
    heldBackBy: parts.heldBackBy ?? null,
    wakeMs: parts.wakeMs ?? input.nowMs + WORK_EVERY_MS,
  });
}

function heldBackBy(input: AlgoInput, isCapped: boolean): StuckReason | null {
  if (isCapped) return 'volume cap';
  const near = nearTicks(input.market, input.side);
  return near !== null && isBeyondLimit(input.side, near, input.limitTicks) ? 'limit away' : null;
}

export const HIGHEST_RATE = 'At its highest rate over five minutes: waiting for other volume';
export const NEXT_CHILD_TOO_SMALL = 'Waiting: the next child order would be too small';

function waitReason(isCapped: boolean, isTooFast: boolean): string {
  if (isCapped) return 'At its volume cap: waiting for other volume';
  return isTooFast ? HIGHEST_RATE : NEXT_CHILD_TOO_SMALL;
}

function workMarket(found: Found): AlgoDecision<AlgoState> {
  const { input, schedule, auctions } = found;
  const { market, side, nowMs, parameters } = input;
  if (nearTicks(market, side) === null || farTicks(market, side) === null) {
    return restBut(found, { reason: 'Waiting for a two-sided market', heldBackBy: 'no market data' });
  }
  if (litVenue(input) === null) {
    return restBut(found, { reason: 'No lit venue is reachable', heldBackBy: 'destination down' });
  }
  const isLast = isFinishing(input);
  const posture = postureOf(input, schedule, isLast);
  const room = capRoom(input, bindingCap(input, isLast || posture === 'cross'));
  const sweep = iWouldChild(input, Math.min(remainingLots(input), room));
  if (sweep !== null) {
    const wanted = fitBudget(input, [...auctions, keepResting(input, sweep, sweep.lots)], room);
    const state = withPart(found.state, 'ladder', null);
    return decision(schedule, state, { wanted, step: 'sweep', reason: I_WOULD_REASON, wakeMs: nowMs + WORK_EVERY_MS });
  }
  if (posture === 'none') return restBut(found, { reason: 'On schedule: waiting' });
  const { wishedLots, atMostLots } = lotsOf(input, schedule, posture, isLast);
  const bound = Math.min(atMostLots, room, isLast ? atMostLots : schedule.mostOpenLots);
  const lots = childSize({
    wishedLots,
    atMostLots: bound,
    // Ahead of its goal it can wait until a child is large enough.
    minimumLots: posture === 'passive' ? leastChildLots(input) : parameters.minimumChildLots,
    remainingLots: remainingLots(input),
  });
  const isCapped = room < Math.min(wishedLots, atMostLots) && lots < wishedLots;
  if (lots === 0) {
    const isTooFast = !isLast && schedule.mostOpenLots < Math.min(wishedLots, atMostLots);
    return restBut(found, { reason: waitReason(isCapped, isTooFast), heldBackBy: heldBackBy(input, isCapped) });
  }
  const reading = {
    nowMs,
    posture,
    urgency: parameters.urgency,
    filledLots: input.filledLots,
    ownLots: workingLots(input),
    touchLots: nearLots(market, side),
    adverseTicks: adversePressureTicks(input),
    hasMid: hasMid(input, lots),
  };
  const ladder = climb(found.state.ladder, reading);
  const child = workChild(input, ladder.step, lots);
  const work = child === null ? [] : [keepResting(input, child, bound)];
  const held = heldBackBy(input, isCapped);
  const reason = isLast
    ? 'Must finish and time is short: crosses the spread'
    : ladderReason(ladder, POSTURE_WORDS[posture]);
  return decision(schedule, withPart(found.state, 'ladder', ladder), {
    wanted: fitBudget(input, [...auctions, ...work], room),
    step: ladder.step,
    reason: isLimited(input, ladder.step, held) ? `${reason}, as far as its limit allows` : reason,
    heldBackBy: held,
    gates: gatesOf(found.state.ladder, reading, schedule.band.floor),
    wakeMs: nowMs + WORK_EVERY_MS,
  });
}

/** Whether its limit keeps it from the price of its step. */
function isLimited({ market, side, limitTicks }: AlgoInput, step: LadderStep, held: StuckReason | null): boolean {
  const far = farTicks(market, side);
  return held === 'limit away' || (step === 'cross' && far !== null && isBeyondLimit(side, far, limitTicks));
}

/** After the closing auction its part is due as well. */
function withClosingDue(input: AlgoInput, schedule: Schedule): Schedule {
  if (schedule.auctions.closing === null || input.nowMs < input.day.closeMs) return schedule;
  return { ...schedule, band: { ...schedule.band, goal: input.totalLots, ceiling: input.totalLots } };
}

/** Works towards a schedule: its auctions, and one child on the ladder between them. */
export function decideSchedule(input: AlgoInput, before: AlgoState, planned: Schedule): AlgoDecision<AlgoState> {
  const schedule = withClosingDue(input, planned);
  const state = withArrival(input, before);
  const gate = gateOf(input);
  if (gate.kind === 'shut') return idle(input, schedule, state, gate);
  const auctions = auctionChildren(input, schedule.auctions);
  const capFlag = capFlagAfter(input, state.capFlag, schedule.band.goal);
  const found = { input, schedule, state: withPart(state, 'capFlag', capFlag), auctions };
  if (gate.kind === 'open') return workMarket(found);
  return restBut(found, {
    reason: auctions.length > 0 ? 'In the auction' : gate.reason,
    heldBackBy: auctions.length > 0 ? null : gate.heldBackBy,
    wakeMs: gate.wakeMs,
  });
}
