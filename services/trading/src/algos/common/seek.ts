import type { StuckReason } from '@meridian/domain/entities/stuck-order';
import type { AlgoDecision, AlgoInput, DecisionGates, Microstrategy, WantedChild } from '../../kernel/algo.ts';
import { type AlgoState, withPart } from '../algo-state.ts';
import { conditionalChildren, darkChildren } from './dark-children.ts';
import { decision, idle, type Outlook, withArrival } from './decision.ts';
import { type FirmUp, firmUp } from './firm-up.ts';
import { fitBudget } from './fit-budget.ts';
import { gateOf, WORK_EVERY_MS } from './gate.ts';
import { I_WOULD_REASON, iWouldChild } from './i-would.ts';
import { keepResting } from './keep-resting.ts';
import { isBeyondLimit } from './price-limit.ts';
import { remainingLots } from './quantities.ts';
import { midHalfTicks } from './quotes.ts';
import { suspendedVenues } from './venue-choice.ts';
import { bindingCap, capRoom } from './volume-cap.ts';

/** A strategy's lit child, with its own step and reason. */
export type LitPart = {
  readonly wanted: readonly WantedChild[];
  readonly state: AlgoState;
  readonly step: Microstrategy['step'] | null;
  readonly reason: string | null;
  readonly gates?: DecisionGates;
};

export type Seeking = {
  readonly outlook: Outlook;
  /** Whether lit venues may be used for the I-would price. */
  readonly isLitAllowed: boolean;
  readonly lit: (input: AlgoInput, state: AlgoState, roomLots: number) => LitPart;
};

function isMidAway({ market, side, limitTicks }: AlgoInput): boolean {
  const mid = midHalfTicks(market);
  return mid !== null && isBeyondLimit(side, mid / 2, limitTicks);
}

function names(children: readonly WantedChild[]): string {
  const venues = [...new Set(children.map(({ venue }) => venue))];
  return venues.length < 2 ? venues.join('') : `${venues.slice(0, -1).join(', ')} and ${venues.at(-1) ?? ''}`;
}

function darkReason(input: AlgoInput, children: readonly WantedChild[]): string {
  const suspended = suspendedVenues(input);
  const left = suspended.length === 0 ? '' : `; leaves out ${suspended.join(', ')}, which invites and does not trade`;
  return children.length === 0 ? `No dark venue takes it${left}` : `Resting at the mid in ${names(children)}${left}`;
}

/** The cap leaves too little for any venue. */
function isCapped(input: AlgoInput, children: readonly WantedChild[], roomLots: number): boolean {
  return roomLots < 1 || (children.length === 0 && roomLots < remainingLots(input));
}

function heldBackBy(input: AlgoInput, children: readonly WantedChild[], roomLots: number): StuckReason | null {
  if (midHalfTicks(input.market) === null) return 'no market data';
  if (isCapped(input, children, roomLots)) return 'volume cap';
  if (isMidAway(input)) return 'limit away';
  if (children.length > 0) return null;
  return input.venues.some(({ isUp, kind }) => isUp && kind !== 'auction') ? 'no liquidity' : 'destination down';
}

function firmUpReason(step: Exclude<FirmUp, { kind: 'none' }>): string {
  return step.kind === 'firm'
    ? `Firms up at ${step.venue}`
    : `Invited by ${step.venue}: cancels what overlaps and waits for the confirmations`;
}

/** Seeks hidden liquidity: answers invitations first, then rests at the mid where fills are likely. */
export function decideSeeking(input: AlgoInput, before: AlgoState, seeking: Seeking): AlgoDecision<AlgoState> {
  const { outlook } = seeking;
  const state = withArrival(input, before);
  const gate = gateOf(input);
  if (gate.kind !== 'open') return idle(input, outlook, state, gate);
  const wakeMs = input.nowMs + WORK_EVERY_MS;
  const room = capRoom(input, bindingCap(input, false));
  const blocks = conditionalChildren(input, room);
  const answer = firmUp(input, room);
  if (answer.kind !== 'none') {
    const firm = answer.kind === 'firm' ? [answer.child] : [];
    const others = blocks.filter(({ venue }) => venue !== answer.venue);
    const wanted = fitBudget(input, [...firm, ...others], room);
    return decision(outlook, state, { wanted, step: 'dark', reason: firmUpReason(answer), wakeMs });
  }
  const sweep = seeking.isLitAllowed ? iWouldChild(input, Math.min(remainingLots(input), room)) : null;
  if (sweep !== null) {
    const wanted = fitBudget(input, [keepResting(input, sweep, sweep.lots), ...blocks], room);
    return decision(outlook, withPart(state, 'ladder', null), {
      wanted,
      step: 'sweep',
      reason: I_WOULD_REASON,
      wakeMs,
    });
  }
  const lit = seeking.lit(input, state, room);
  const litLots = lit.wanted.reduce((total, child) => total + child.lots, 0);
  const dark = darkChildren(input, Math.min(remainingLots(input), room) - litLots);
  const wanted = fitBudget(input, [...lit.wanted, ...dark, ...blocks], room);
  const reasons = [lit.reason, darkReason(input, [...dark, ...blocks])].filter((part) => part !== null);
  return decision(outlook, lit.state, {
    wanted,
    step: lit.step ?? (wanted.length > 0 ? 'dark' : 'idle'),
    reason: isCapped(input, wanted, room) ? 'At its volume cap: waiting for other volume' : reasons.join('. '),
    heldBackBy: heldBackBy(input, wanted, room),
    gates: lit.gates ?? null,
    wakeMs,
  });
}

/** A dark-only strategy adds nothing. */
export function noLit(_input: AlgoInput, state: AlgoState): LitPart {
  return { wanted: [], state, step: null, reason: null };
}
